/** Milliseconds until what a browser has saved by then is forgotten. */
const KEPT = 60_000

/**
 * Hands the reader a file.
 *
 * @param name name of the file
 * @param text what is in it
 */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
