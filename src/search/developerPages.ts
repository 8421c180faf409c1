/** Pages for those who write plugins. */

/**
 * @param path route or address without anchor
 * @returns whether the page describes a plugin's programming interface
 */
export function isForDevelopers(path: string): boolean {
  return path.endsWith('/api')
}
