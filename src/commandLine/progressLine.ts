/** Fewer files are done before anybody has read the line. */
const MIN_FILES = 200

/** Milliseconds between two looks of the line. */
const STEP = 100

interface ProgressLine {
  /** @param done how many files are done */
  show: (done: number) => void
  /** Takes the line away. */
  end: () => void
}

/**
 * @param stream where people read; nothing is written unless it is a terminal
 * @param files how many files there are
 * @returns a line that says how far the work is
 */
export function progressLine(
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
  files: number,
): ProgressLine {
  if (!stream.isTTY || files < MIN_FILES) return { show: () => {}, end: () => {} }
  let last = 0
  return {
    show: (done) => {
      const now = Date.now()
      if (now - last < STEP) return
      last = now
      stream.write(`\r${done} of ${files} files`)
    },
    // Back to its start, and the rest of it erased.
    end: () => stream.write('\r\u001b[K'),
  }
}
