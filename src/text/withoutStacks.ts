/**
 * Runs a function whose errors take no note of where in the code they were made. A parser makes an
 * Error of each mistake in a text, thousands for some texts, and the notes take longer than the
 * reading.
 *
 * @param run what makes the errors
 * @returns what it returns
 * @throws what it throws
 */
export function withoutStacks<T>(run: () => T): T {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  try {
    return run()
  } finally {
    Error.stackTraceLimit = limit
  }
}
