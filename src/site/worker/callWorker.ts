import type { Call, Reply } from './messages'

/** A worker as the page uses it. */
export interface WorkerCalls<Question, Answer> {
  /**
   * @param question what the worker is to find out
   * @returns the answer
   * @throws what the worker threw, or that it did not start; the next call starts another one
   */
  ask(question: Question): Promise<Answer>
  /** Ends the worker. Questions that are under way are never answered. */
  close(): void
}

interface Waiting<Answer> {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/**
 * Work that is done away from the page's own thread. Every browser that knows modules, and so
 * runs this site's scripts, has workers. The other end is `answerCalls`.
 *
 * @param start starts the worker; called on the first question
 */
export function callWorker<Question, Answer>(start: () => Worker): WorkerCalls<Question, Answer> {
  const waiting = new Map<number, Waiting<Answer>>()
  let worker: Worker | undefined
  let lastId = 0

  const startOnce = () => {
    if (worker) return worker
    const started = start()
    started.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => {
      const caller = waiting.get(data.id)
      waiting.delete(data.id)
      if ('answer' in data) caller?.resolve(data.answer)
      else caller?.reject(new Error(data.error))
    })
    started.addEventListener('error', () => {
      started.terminate()
      worker = undefined
      for (const { reject } of waiting.values()) {
        reject(new Error('The worker that does this could not be loaded.'))
      }
      waiting.clear()
    })
    worker = started
    return started
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const call: Call<Question> = { id: ++lastId, question }
        const asked = startOnce()
        waiting.set(call.id, { resolve, reject })
        asked.postMessage(call)
      }),
    close: () => worker?.terminate(),
  }
}
