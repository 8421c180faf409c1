import type { WorkerCalls } from './callWorker'
import type { Call, Reply } from './messages'

/**
 * In a worker: answers what `callWorker` asks.
 *
 * @param answer finds out what was asked; what it throws is thrown on the page
 */
export function answerCalls<Question, Answer>(answer: WorkerCalls<Question, Answer>['ask']): void {
  self.addEventListener('message', ({ data: { id, question } }: MessageEvent<Call<Question>>) => {
    void answer(question)
      .then((found): Reply<Answer> => ({ id, answer: found }))
      .catch((error: unknown): Reply<Answer> => {
        return { id, error: error instanceof Error ? error.message : String(error) }
      })
      .then((reply) => self.postMessage(reply))
  })
}
