/** The checker's worker: loads the reference when it is first asked, then checks texts. */
import { answerCalls } from '../../site/worker/answerCalls'
import type { CheckAnswer, CheckQuestion } from './checkMessages'
import { runCheck } from './runCheck'

answerCalls<CheckQuestion, CheckAnswer>(runCheck)
