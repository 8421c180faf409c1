/** Many files at once: each processor takes one after the other. */
import type { Worker } from 'node:worker_threads'
import type { FileResult } from './checkFile'

/** Milliseconds for one file; the largest that is read takes a slow machine a quarter of it. */
const LIMIT = 60_000

export type FileWorker = Pick<Worker, 'on' | 'off' | 'postMessage' | 'terminate'>

export interface CheckAllOptions {
  /** Starts a worker that answers the path of a file with its {@link FileResult}. */
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
  const lane = async () => {
    let worker = start()
    for (let index = next++; index < paths.length; index = next++) {
      try {
        results[index] = await ask(worker, paths[index] ?? '', limit)
      } catch (error) {
        results[index] = { problem: `could not be checked: ${(error as Error).message}` }
        await worker.terminate()
        worker = start()
      }
      done += 1
      onProgress?.(done)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(workers, paths.length) }, lane))
  return results
}

function ask(worker: FileWorker, path: string, limit: number): Promise<FileResult> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      worker.off('message', answer)
      worker.off('error', fail)
      worker.off('exit', leave)
      finish()
    }
    const answer = (result: FileResult) => settle(() => resolve(result))
    const fail = (error: Error) => settle(() => reject(error))
    const leave = () => fail(new Error('the checker has stopped.'))
    const timer = setTimeout(
      () => fail(new Error(`it took longer than ${limit / 1000} seconds.`)),
      limit,
    )
    worker.on('message', answer)
    worker.on('error', fail)
    worker.on('exit', leave)
    worker.postMessage(path)
  })
}
