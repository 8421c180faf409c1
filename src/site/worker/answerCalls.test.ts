import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls } from './answerCalls'
import { callWorker } from './callWorker'

/** Page and worker in one thread. */
function connect() {
  const page = new EventTarget()
  const worker = new EventTarget()
  const post = (to: EventTarget) => (data: unknown) =>
    to.dispatchEvent(new MessageEvent('message', { data }))
  vi.stubGlobal('self', Object.assign(worker, { postMessage: post(page) }))
  return Object.assign(page, { postMessage: post(worker) }) as unknown as Worker
}

afterEach(() => vi.unstubAllGlobals())

it('answers what the page asks, or says why not', async () => {
  const end = connect()
  const worker = callWorker<number, number>(() => end)
  answerCalls<number, number>((question) =>
    question < 0 ? Promise.reject(new RangeError('below zero')) : Promise.resolve(question * 2),
  )
  expect(await worker.ask(4)).toBe(8)
  await expect(worker.ask(-1)).rejects.toThrow(/^below zero$/)
})
