import type { ReactNode } from 'react'

/**
 * Renders sentences that may quote what a reader, or whoever sent a link, has written: code spans
 * are the only Markdown in them, so that nothing in a quote becomes a link of this site.
 *
 * @param text one line
 * @returns what React renders for it
 */
export function codeSpans(text: string): ReactNode {
  // The captured parts stand at the odd places.
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part.slice(1, -1)}</code>))
}
