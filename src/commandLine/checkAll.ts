/** Many files at once: each processor takes one after the other. */
import type { Worker } from 'node:worker_threads'
import type { FileResult } from './checkFile'

/** Milliseconds for one file; the largest that is read takes a slow machine a quarter of it. */
const LIMIT = 60_000

/** So many files are with a worker: it starts the next while the answer is on its way. */
const AHEAD = 4

export type FileWorker = Pick<Worker, 'on' | 'off' | 'postMessage' | 'terminate'>

export interface CheckAllOptions {
  /** Starts a worker that answers paths of files with their {@link FileResult}s, in order. */
  start: () => FileWorker
  /** How many workers there may be. */
  workers: number
  /** Called after each file with how many are done. */
  onProgress?: (done: number) => void
  /** Milliseconds for one file. */
  limit?: number
}

/**
 * @param paths absolute paths of files
 * @param options how to check
 * @returns what became of each, in the same order; a file with which a worker does not come to an
 *   end has a problem, and the others go on
 */
export async function checkAll(
  paths: readonly string[],
  { start, workers, onProgress, limit = LIMIT }: CheckAllOptions,
): Promise<FileResult[]> {
  const results: FileResult[] = []
  let next = 0
  let done = 0
  const finish = (index: number, result: FileResult) => {
    results[index] = result
    done += 1
    onProgress?.(done)
  }
  const lane = async () => {
    let left: readonly number[] = []
    do {
      const take = () => (next < paths.length ? next++ : undefined)
      const worker = start()
      const stopped = await feed(worker, { paths, left, take, finish, limit })
      const [stuck, ...behind] = stopped?.waiting ?? []
      if (stopped && stuck !== undefined) {
        finish(stuck, { problem: `could not be checked: ${stopped.error.message}` })
      }
      left = behind
      await worker.terminate()
    } while (left.length > 0 || next < paths.length)
  }
  await Promise.all(Array.from({ length: Math.min(workers, paths.length) }, lane))
  return results
}

interface Feed {
  paths: readonly string[]
  /** What an earlier worker did not come to. */
  left: readonly number[]
  /** The next file that nobody has. */
  take: () => number | undefined
  finish: (index: number, result: FileResult) => void
  limit: number
}

/**
 * Hands files to a worker for as long as there are any.
 *
 * @returns undefined when all are done; else why the worker has stopped, and the files that it had,
 *   the one at which it stopped first
 */
function feed(
  worker: FileWorker,
  { paths, left, take, finish, limit }: Feed,
): Promise<{ error: Error; waiting: readonly number[] } | undefined> {
  return new Promise((resolve) => {
    const waiting: number[] = []
    const again = [...left]
    const settle = (error?: Error) => {
      clearTimeout(timer)
      worker.off('message', answer)
      worker.off('error', settle)
      worker.off('exit', leave)
      resolve(error && { error, waiting: [...waiting, ...again] })
    }
    const leave = () => settle(new Error('the checker has stopped.'))
    const timer = setTimeout(
      () => settle(new Error(`it took longer than ${limit / 1000} seconds.`)),
      limit,
    )
    const fill = () => {
      while (waiting.length < AHEAD) {
        const index = again.shift() ?? take()
        if (index === undefined) break
        waiting.push(index)
        worker.postMessage(paths[index] ?? '')
      }
      if (waiting.length === 0) settle()
    }
    const answer = (result: FileResult) => {
      timer.refresh()
      const index = waiting.shift()
      fill()
      if (index !== undefined) finish(index, result)
    }
    worker.on('message', answer)
    worker.on('error', settle)
    worker.on('exit', leave)
    fill()
  })
}
