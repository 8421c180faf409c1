/** Results as the DocSearch modal shows them. */
import type { DocSearchHit } from '@docsearch/react'
import { escapeHtml } from '../../text/escapeHtml'
import { isConfig } from '../isConfig'
import type { Hierarchy, SearchHit } from '../types'

/** A hit with our own fields, which DocSearch passes through and keeps in its history. */
export type ModalHit = DocSearchHit &
  Pick<SearchHit, 'type' | 'kind' | 'row' | 'anchor' | 'url_without_anchor'>

/** DocSearch puts stored titles into the page as HTML; `lvl0` is the one that it does not. */
function escapeTitles(hierarchy: Hierarchy): Hierarchy {
  const titles = Object.entries(hierarchy).map(([level, text]) => [
    level,
    level === 'lvl0' || text === null ? text : escapeHtml(text),
  ])
  return Object.fromEntries(titles) as Hierarchy
}

/** Second line of a result: the page that a section is in, and the text around the match. */
function secondLine(hit: SearchHit): SearchHit['_snippetResult'] {
  const { hierarchy, content } = hit._snippetResult
  const { lvl1 } = hierarchy
  const isShown = content?.matchLevel === 'full' && !isConfig(content.value)
  if (hit.type === 'lvl1' || lvl1 === undefined || !isShown) return { hierarchy, content }
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
