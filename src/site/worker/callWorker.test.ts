import { afterEach, expect, it, vi } from 'vitest'
import { fakeWorker } from '../testing/fakeWorker'
import { TooLongError, callWorker } from './callWorker'

it('starts the worker once, on the first question', async () => {
  const start = vi.fn(() => fakeWorker<string>(({ id, question }) => ({ id, answer: question })))
  const worker = callWorker<string, string>(start)
  expect(start).not.toHaveBeenCalled()
  expect(await Promise.all([worker.ask('a'), worker.ask('b')])).toEqual(['a', 'b'])
  expect(start).toHaveBeenCalledTimes(1)
})

it('matches answers to questions, in whichever order they come', async () => {
  const fake = fakeWorker<string>()
  const worker = callWorker<string, number>(() => fake)
  const [first, second] = [worker.ask('a'), worker.ask('b')]
  expect(fake.asked.map(({ question }) => question)).toEqual(['a', 'b'])
  const [a, b] = fake.asked
  fake.send({ id: b?.id ?? 0, error: 'no index' })
  fake.send({ id: a?.id ?? 0, answer: 7 })
  await expect(first).resolves.toBe(7)
  await expect(second).rejects.toThrow('no index')
})

it('fails when the worker does not load, and starts another one for the next question', async () => {
  const broken = fakeWorker<string>(() => 'crash')
  const whole = fakeWorker<string>(({ id }) => ({ id, answer: 'here' }))
  const start = vi.fn().mockReturnValueOnce(broken).mockReturnValue(whole)
  const worker = callWorker<string, string>(start)
  await expect(worker.ask('a')).rejects.toThrow('could not be loaded')
  expect(await worker.ask('a')).toBe('here')
  expect(broken.terminate).toHaveBeenCalled()
})

it('starts another worker for a question after it was closed', async () => {
  const start = vi.fn(() => fakeWorker<string>(({ id, question }) => ({ id, answer: question })))
  const worker = callWorker<string, string>(start)
  await worker.ask('a')
  worker.close()
  expect(await worker.ask('b')).toBe('b')
  expect(start).toHaveBeenCalledTimes(2)
})

afterEach(() => vi.useRealTimers())

it('ends a worker that does not come to an end, and asks another one what is still to be answered', async () => {
  vi.useFakeTimers()
  const stuck = fakeWorker<string>()
  const fresh = fakeWorker<string>(({ id, question }) => ({ id, answer: question }))
  const start = vi.fn().mockReturnValueOnce(stuck).mockReturnValue(fresh)
  const worker = callWorker<string, string>(start)
  const first = worker.ask('a', 1000)
  const second = worker.ask('b', 1000)
  const failed = expect(first).rejects.toThrow(TooLongError)
  await vi.advanceTimersByTimeAsync(1000)
  await failed
  expect(stuck.terminate).toHaveBeenCalled()
  expect(await second).toBe('b')
})

it('waits as long as it takes for a question without a limit, and counts from the answer before', async () => {
  vi.useFakeTimers()
  const slow = fakeWorker<string>()
  const worker = callWorker<string, string>(() => slow)
  const load = worker.ask('load')
  const check = worker.ask('check', 1000)
  await vi.advanceTimersByTimeAsync(60_000)
  slow.send({ id: 1, answer: 'loaded' })
  expect(await load).toBe('loaded')
  await vi.advanceTimersByTimeAsync(900)
  slow.send({ id: 2, answer: 'checked' })
  expect(await check).toBe('checked')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(slow.terminate).not.toHaveBeenCalled()
})

it('fails when the browser refuses the worker', async () => {
  const worker = callWorker<string, string>(() => {
    throw new ReferenceError('Worker is not defined')
  })
  await expect(worker.ask('a')).rejects.toThrow('Worker is not defined')
})
