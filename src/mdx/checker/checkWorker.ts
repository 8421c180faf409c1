/** The checker's worker: loads the reference when it is first asked, then checks texts. */
import type { CheckReport } from '../../effects/checker/types'
import { answerCalls } from '../../site/worker/answerCalls'
import type { CheckQuestion } from './checkMessages'
import { runCheck } from './runCheck'

answerCalls<CheckQuestion, CheckReport | null>(runCheck)
