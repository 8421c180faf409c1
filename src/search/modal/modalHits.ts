/** Results as the DocSearch modal shows them. */
import type { DocSearchHit } from '@docsearch/react'
import { escapeHtml } from '../../text/escapeHtml'
import { isConfig } from '../isConfig'
import type { Hierarchy, SearchHit } from '../types'

/** A hit with our own fields, which DocSearch passes through and keeps in its history. */
export type ModalHit = DocSearchHit &
  Pick<SearchHit, 'type' | 'kind' | 'row' | 'anchor' | 'url_without_anchor'> &
  BestHit

/** A result, and whether it is the first of all. */
type RankedHit = SearchHit & BestHit

interface BestHit {
  isBest?: true
}

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
 * DocSearch lays results out by area and title, and draws parts as branches of the page above them.
 *
 * @param hits results of one title, the best first
 * @returns those of each page in a row, the page before its parts; but the best of all stays first
 */
export function pagesFirst(hits: readonly RankedHit[]): RankedHit[] {
  const pages = new Map<string, RankedHit[]>()
  for (const hit of hits) {
    const known = pages.get(hit.url_without_anchor)
    if (known) known.push(hit)
    else pages.set(hit.url_without_anchor, [hit])
  }
  const place = ({ isBest, type }: RankedHit) => (isBest ? 0 : type === 'lvl1' ? 1 : 2)
  return [...pages.values()].flatMap((own) => own.sort((a, b) => place(a) - place(b)))
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
