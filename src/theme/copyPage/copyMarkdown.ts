import { copyText } from '../../site/clipboard'
import { fetchText } from '../../site/files/fetchFile'

/**
 * Fetches a text and copies it.
 *
 * @param address address of the text
 * @returns true when it is on the clipboard; it never rejects
 */
export async function copyMarkdown(address: string): Promise<boolean> {
  const text = fetchText(address)
  try {
    // Safari lets a click write only what is promised at once, not what comes after a request.
    const item = new ClipboardItem({
      'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })),
    })
    await navigator.clipboard.write([item])
    return true
  } catch {
    // No such interface, or no promises in it; or the text did not come.
    return text.then(copyText, () => false)
  }
}
