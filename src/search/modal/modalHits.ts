/** Results as the DocSearch modal shows them. */
import type { DocSearchHit } from '@docsearch/react'
import { escapeHtml } from '../../text/escapeHtml'
import type { Hierarchy, SearchHit } from '../types'

/** A hit with our own fields, which DocSearch passes through and keeps in its history. */
export type ModalHit = DocSearchHit & Pick<SearchHit, 'type' | 'kind' | 'row'>

/** DocSearch puts stored titles into the page as HTML; `lvl0` is the one that it does not. */
function escapeTitles(hierarchy: Hierarchy): Hierarchy {
  const titles = Object.entries(hierarchy).map(([level, text]) => [
    level,
    level === 'lvl0' || text === null ? text : escapeHtml(text),
  ])
  return Object.fromEntries(titles) as Hierarchy
}

/** Characters before the first match; the line is short on phones. */
const LEAD = 20

function shortenLead(html: string): string {
  const first = html.indexOf('<mark>')
  if (first <= LEAD) return html
  const blank = html.indexOf(' ', first - LEAD)
  return blank === -1 || blank >= first ? html : `…${html.slice(blank + 1)}`
}

/** Second line of a result: the page that a section is in, and the text around the match. */
function secondLine(hit: SearchHit): SearchHit['_snippetResult'] {
  const { hierarchy, content: whole } = hit._snippetResult
  const content = whole && { ...whole, value: shortenLead(whole.value) }
  const { lvl1 } = hierarchy
  if (hit.type === 'lvl1' || lvl1 === undefined || content?.matchLevel !== 'full') {
    return { hierarchy, content }
  }
  return {
    content,
    hierarchy: { ...hierarchy, lvl1: { ...lvl1, value: `${lvl1.value} · ${content.value}` } },
  }
}

/**
 * @param hit result of either engine
 * @param href where it leads on this site
 * @returns the result with what DocSearch needs
 */
export function toModalHit(hit: SearchHit, href: string): ModalHit {
  const snippet = secondLine(hit)
  return {
    ...hit,
    url: href,
    hierarchy: escapeTitles(hit.hierarchy),
    // DocSearch shows a page's second line only when there is content.
    content: snippet.content ? ' ' : null,
    _snippetResult: snippet,
  } as unknown as ModalHit
}
