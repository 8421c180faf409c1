import type { ReactNode } from 'react'
import { Link } from '../../site/Link'

/**
 * Renders the Markdown that one-line fields of the front matter may use: code spans and links.
 *
 * @param text one line
 * @returns what React renders for it
 */
export function inlineMarkdown(text: string): ReactNode {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    // The captured parts stand at the odd places.
    if (index % 2 === 0) return part
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    const [label = '', href] = part.slice(1, -1).split('](')
    return (
      <Link key={index} href={href}>
        {inlineMarkdown(label)}
      </Link>
    )
  })
}
