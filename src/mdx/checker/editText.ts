/** Changes to the text of a field that the browser's own undo takes back. */
import type { TextEdit } from '../../effects/checker/types'

/** Inserting more than this takes browsers seconds. */
const MAX_UNDOABLE = 50_000

/**
 * @param text a text
 * @param edits changes of it, in the order of their places, without overlaps
 * @returns one change that does the same
 */
export function joinEdits(text: string, edits: readonly TextEdit[]): TextEdit | null {
  const [first] = edits
  const last = edits.at(-1)
  if (!first || !last) return null
  let done = ''
  let at = first.start
  for (const edit of edits) {
    done += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return { start: first.start, end: last.end, text: done }
}

/**
 * @param text a text
 * @param next what becomes of it
 * @returns the shortest change that does it; null when the two are the same
 */
export function changeBetween(text: string, next: string): TextEdit | null {
  if (text === next) return null
  const shorter = Math.min(text.length, next.length)
  let start = 0
  while (start < shorter && text[start] === next[start]) start += 1
  let tail = 0
  while (tail < shorter - start && text.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  return { start, end: text.length - tail, text: next.slice(start, next.length - tail) }
}

/**
 * Replaces a part of a field's text as if it had been typed.
 *
 * @param area the field
 * @param edit what to replace
 */
export function typeEdit(area: HTMLTextAreaElement, { start, end, text }: TextEdit): void {
  area.focus({ preventScroll: true })
  area.setSelectionRange(start, end)
  const command = text === '' ? 'delete' : 'insertText'
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else keeps the undo history
  const isTyped = text.length <= MAX_UNDOABLE && document.execCommand(command, false, text)
  if (isTyped) return
  area.setRangeText(text, start, end, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * @param line what stands in front of the cursor in its line
 * @returns the blanks that the next line begins with
 */
export function nextIndent(line: string): string {
  const [, indent = '', dash = ''] = /^( *)(- +)?/.exec(line) ?? []
  const content = line.slice(indent.length + dash.length)
  // Keys of a list's block stand below its first one; a list of plain values goes on with dashes.
  const isPair = /^[^#]*:(?:\s|$)/.test(content)
  const inner = isPair ? indent.length + dash.length : indent.length
  return ' '.repeat(inner + (/:\s*(?:#.*)?$/.test(content) ? 2 : 0))
}
