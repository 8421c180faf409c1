/**
 * @param markdown one line
 * @returns the line with the words of its links in their places; code spans stay
 */
export function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}
