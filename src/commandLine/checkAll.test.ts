import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { checkAll } from './checkAll'
import type { FileWorker } from './checkAll'

/** A worker that answers with the paths, one after the other, and has trouble with some. */
function worker() {
  const events = new EventEmitter()
  const terminate = vi.fn(() => Promise.resolve(0))
  const queue: string[] = []
  const work = () => {
    const path = queue[0]
    if (path === 'crash') events.emit('error', new Error('out of memory'))
    else if (path === 'exit') events.emit('exit', 1)
    else if (path !== 'endless') {
      queue.shift()
      if (queue.length > 0) setImmediate(work)
      events.emit('message', { problem: path })
    }
  }
  const postMessage = (path: string) => {
    if (queue.push(path) === 1) setImmediate(work)
  }
  const { on, off } = events
  return { on: on.bind(events), off: off.bind(events), postMessage, terminate }
}

it('answers in the order of the files, and goes on after one that has no end', async () => {
  const started: ReturnType<typeof worker>[] = []
  const start = () => {
    const one = worker()
    started.push(one)
    return one as unknown as FileWorker
  }
  const progress: number[] = []
  const paths = ['a', 'endless', 'b', 'crash', 'c', 'exit', 'd']
  const results = await checkAll(paths, {
    start,
    workers: 2,
    limit: 50,
    onProgress: (done) => progress.push(done),
  })
  expect(results).toEqual([
    { problem: 'a' },
    { problem: 'could not be checked: it took longer than 0.05 seconds.' },
    { problem: 'b' },
    { problem: 'could not be checked: out of memory' },
    { problem: 'c' },
    { problem: 'could not be checked: the checker has stopped.' },
    { problem: 'd' },
  ])
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(started).toHaveLength(4)
  expect(started.every(({ terminate }) => terminate.mock.calls.length === 1)).toBe(true)
})

it('gives a worker its next file before it has answered, and each file to one worker', async () => {
  const given: string[] = []
  const start = () => {
    const one = worker()
    const postMessage = (path: string) => {
      given.push(path)
      one.postMessage(path)
    }
    return { ...one, postMessage } as unknown as FileWorker
  }
  const paths = Array.from({ length: 20 }, (_, index) => `${index}`)
  const checked = checkAll(paths, { start, workers: 2 })
  expect(given.length).toBeGreaterThan(2)
  expect(await checked).toEqual(paths.map((problem) => ({ problem })))
  expect(given.toSorted()).toEqual(paths.toSorted())
})
