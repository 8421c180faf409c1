import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { checkAll } from './checkAll'
import type { FileWorker } from './checkAll'

/** A worker that answers with the path, and has trouble with some. */
function worker() {
  const events = new EventEmitter()
  const terminate = vi.fn(() => Promise.resolve(0))
  const postMessage = (path: string) => {
    setImmediate(() => {
      if (path === 'crash') events.emit('error', new Error('out of memory'))
      else if (path === 'exit') events.emit('exit', 1)
      else if (path !== 'endless') events.emit('message', { problem: path })
    })
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
  expect(started).toHaveLength(5)
  expect(started.every(({ terminate }) => terminate.mock.calls.length === 1)).toBe(true)
})
