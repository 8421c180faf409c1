import type { EntryKind } from '../../effects/entry/entry'
import type { SearchHit } from '../types'

/** All results on one page. */
export interface HitGroup {
  /** Address in the records, without anchor. */
  url: string
  /** Title as HTML with marks. */
  titleHtml: string
  trail: string[]
  /** The first of the trail. */
  area: string
  kind?: EntryKind
  /** Text around the match on the page itself, as HTML with marks. */
  snippetHtml?: string
  sections: SearchHit[]
}

/**
 * Puts sections under their page. A page stands where its best result is.
 *
 * @param hits results, the best first
 * @returns groups in the order of their best result
 */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>()
  for (const hit of hits) {
    const url = hit.url_without_anchor
    const group = groups.get(url) ?? {
      url,
      titleHtml: hit._highlightResult.hierarchy.lvl1?.value ?? '',
      trail: hit.trail.length > 0 ? hit.trail : [hit.hierarchy.lvl0],
      area: hit.hierarchy.lvl0,
      kind: hit.kind,
      sections: [],
    }
    groups.set(url, group)
    if (hit.type === 'lvl1') group.snippetHtml = hit._snippetResult.content?.value
    else group.sections.push(hit)
  }
  return [...groups.values()]
}
