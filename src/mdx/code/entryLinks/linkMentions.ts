import type { FinderEntry } from '../../../effects/finder/finderEntry'
import { withBase } from '../../../site/basePath'
import { findMentions } from './findMentions'
import type { Mention } from './findMentions'

/**
 * Makes links of the ids in a highlighted config. It may be called again: what is a link stays.
 *
 * @param code the element that holds the lines
 * @param entries all entries
 * @param ownRoute route of the page, which is not linked to itself
 * @returns the entry behind each link
 */
export function linkMentions(
  code: HTMLElement,
  entries: readonly FinderEntry[],
  ownRoute: string,
): Map<Element, FinderEntry> {
  const known = new Map(entries.map((entry) => [`${entry.kind}/${entry.id}`, entry]))
  const lines = [...code.querySelectorAll('.line')]
  const links = new Map<Element, FinderEntry>()
  for (const mention of findMentions(lines.map((line) => line.textContent.replace(/\n$/, '')))) {
    const { kind, id } = mention
    // A filter may be turned around.
    const entry =
      known.get(`${kind}/${id}`) ??
      (kind === 'filter' ? known.get(`filter/${id.replace(/^not_/, '')}`) : undefined)
    const line = lines[mention.line]
    if (entry === undefined || line === undefined || entry.href === ownRoute) continue
    const link = linkIn(line, mention, withBase(entry.href))
    if (link) links.set(link, entry)
  }
  return links
}

function linkIn(line: Element, { start, id }: Mention, href: string): Element | null {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let offset = start
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (offset < length) {
      const known = node.parentElement?.closest('a')
      if (known) return known
      if (offset + id.length > length) return null
      const range = document.createRange()
      range.setStart(node, offset)
      range.setEnd(node, offset + id.length)
      const link = Object.assign(document.createElement('a'), { href })
      range.surroundContents(link)
      return link
    }
    offset -= length
  }
  return null
}
