import type { Call, Reply } from './messages'

/** A worker as the page uses it. */
export interface WorkerCalls<Question, Answer> {
  /**
   * @param question what the worker is to find out
   * @param limit milliseconds that it may work on this question; without end when left out
   * @returns the answer
   * @throws what the worker threw, or that it did not start; the next call starts another one.
   *   TooLongError when it did not come to an end; other questions are then asked anew
   */
  ask(question: Question, limit?: number): Promise<Answer>
  /** Ends the worker. Questions that are under way are never answered; a later one starts anew. */
  close(): void
}

/** A worker was ended because it did not come to an end. */
export class TooLongError extends Error {
  override name = 'TooLongError'

  constructor() {
    super('This takes too long.')
  }
}

interface Waiting<Question, Answer> {
  call: Call<Question>
  limit: number | undefined
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
  const waiting = new Map<number, Waiting<Question, Answer>>()
  let worker: Worker | undefined
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** A worker takes one question after the other, so the time of the oldest is running. */
  const watchOldest = () => {
    clearTimeout(timer)
    const [oldest] = waiting.values()
    if (oldest?.limit !== undefined) timer = setTimeout(giveUp, oldest.limit)
  }

  const giveUp = () => {
    const [oldest] = waiting.values()
    if (!oldest) return
    waiting.delete(oldest.call.id)
    worker?.terminate()
    worker = undefined
    oldest.reject(new TooLongError())
    for (const { call } of waiting.values()) startOnce().postMessage(call)
    watchOldest()
  }

  const startOnce = () => {
    if (worker) return worker
    const started = start()
    started.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => {
      const caller = waiting.get(data.id)
      waiting.delete(data.id)
      if ('answer' in data) caller?.resolve(data.answer)
      else caller?.reject(new Error(data.error))
      watchOldest()
    })
    started.addEventListener('error', () => {
      started.terminate()
      worker = undefined
      for (const { reject } of waiting.values()) {
        reject(new Error('The worker that does this could not be loaded.'))
      }
      waiting.clear()
      watchOldest()
    })
    worker = started
    return started
  }

  return {
    ask: (question, limit) =>
      new Promise((resolve, reject) => {
        const call: Call<Question> = { id: ++lastId, question }
        const asked = startOnce()
        waiting.set(call.id, { call, limit, resolve, reject })
        if (waiting.size === 1) watchOldest()
        asked.postMessage(call)
      }),
    close: () => {
      clearTimeout(timer)
      waiting.clear()
      worker?.terminate()
      worker = undefined
    },
  }
}
