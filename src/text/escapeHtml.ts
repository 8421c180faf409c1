/**
 * Writes plain text as HTML.
 *
 * @param text plain text
 * @returns the same as content of an element, or of an attribute in double quotes
 */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
