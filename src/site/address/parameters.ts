/**
 * @param search query of an address, such as `?q=money`
 * @param name name of a parameter
 * @returns its value; nothing when it is not there
 */
export function readParameter(search: string, name: string): string {
  return new URLSearchParams(search).get(name) ?? ''
}

/**
 * @param search query of an address, such as `?q=money`
 * @param name name of a parameter
 * @param value its new value; without one it is taken out
 * @returns the query with it; empty when nothing stands in it
 */
export function withParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search)
  if (value === '') parameters.delete(name)
  else parameters.set(name, value)
  const text = parameters.toString()
  return text && `?${text}`
}
