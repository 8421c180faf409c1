import type { Finding } from '../../effects/checker/types'
import { showLine } from './useVisibleLines'

/**
 * Selects what a finding is about.
 *
 * @param finding a finding in the field's text
 * @param area the field
 * @param scroller the element that scrolls it
 */
export function goToFinding(
  { line, column, endColumn }: Pick<Finding, 'line' | 'column' | 'endColumn'>,
  area: HTMLTextAreaElement | null,
  scroller: HTMLElement | null,
): void {
  if (!area) return
  const start = lineStart(area.value, line)
  area.focus({ preventScroll: true })
  area.setSelectionRange(start + column - 1, start + endColumn - 1)
  scroller?.scrollIntoView({ block: 'nearest' })
  if (scroller) showLine(scroller, line)
}

/** Offset of the first character of a line. */
function lineStart(text: string, line: number): number {
  let at = 0
  for (let count = 1; count < line; count += 1) {
    const next = text.indexOf('\n', at)
    if (next === -1) return at
    at = next + 1
  }
  return at
}
