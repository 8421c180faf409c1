/**
 * Gatsby sends a worker away by taking its listener from it. Timers of its query runner, 15 seconds
 * each, keep the worker's process alive all the same, until Gatsby kills it after a second in which
 * the build waits. What the worker has made is on the disk by then.
 */
export function leaveWhenSentAway(): void {
  if (process.env.GATSBY_WORKER_POOL_WORKER !== 'true') return
  process.on('removeListener', (name) => {
    if (name === 'message' && process.listenerCount('message') === 0) {
      process.kill(process.pid, 'SIGKILL')
    }
  })
}
