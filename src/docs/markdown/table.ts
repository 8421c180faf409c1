/** Tables as Markdown. */

/** @param value one line of Markdown */
function cell(value: string): string {
  return value.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|')
}

/**
 * @param labels headings of the columns
 * @param rows cells, as lines of Markdown
 * @param caption stands above the table
 */
export function markdownTable(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
  caption?: string,
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  const table = [line(labels), line(labels.map(() => '---')), ...rows.map(line)].join('\n')
  return caption === undefined ? table : `${caption}\n\n${table}`
}

/** @param text becomes code, unless it has backticks of its own */
export function codeSpan(text: string): string {
  return text === '' || text.includes('`') ? text : `\`${text}\``
}
