/**
 * Copies text. Browsers have no clipboard on pages without HTTPS and may refuse it elsewhere.
 *
 * @param text what to copy
 * @returns true when the text is on the clipboard; it never rejects
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
