/** The checker's worker: loads the reference when it is first asked, then checks texts. */
import type { CheckAnswer, CheckRequest } from './checkMessages'
import { runCheck } from './runCheck'

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  runCheck(data)
    .then((report): CheckAnswer => ({ id: data.id, report }))
    .catch((error: unknown): CheckAnswer => ({ id: data.id, error: String(error) }))
    .then((answer) => self.postMessage(answer))
})
