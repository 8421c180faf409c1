import type { DocSet } from '../../docs/docSet'
import type { NavbarMenuEntry } from '../../docs/navbar'
import { docSetKey } from '../../site/contexts/page'
import { docTarget } from './docTarget'
import type { AnyNavbarItem } from '../../docs/navbar'

/** The page that is shown, as far as the navbar asks. */
export interface NavPlace {
  route: string
  /** Doc set of the page. */
  set: DocSet
  /** Doc set that the links lead into. */
  activeSet: DocSet
  /** Whether the page is in the docs. */
  inDocs: boolean
}

/**
 * Finds the one item that stands for a page: the one whose target, or a target in whose list, is
 * the page or the longest path above it. A link to a sidebar stands for all docs that no other
 * item is nearer to.
 *
 * @param items items of the navbar
 * @param place the page
 * @returns the item, the first one of several; undefined when none leads near the page
 */
export function currentItem<Item extends AnyNavbarItem>(
  items: readonly Item[],
  place: NavPlace,
): Item | undefined {
  let best = -1
  return items.reduce<Item | undefined>((found, item) => {
    const length = coveredLength(item, place)
    if (length <= best) return found
    best = length
    return item
  }, undefined)
}

/** Letters of the route that an item covers; -1 when it leads elsewhere. */
function coveredLength(item: AnyNavbarItem, place: NavPlace): number {
  const { route, set, activeSet, inDocs } = place
  const lengths = targets(item, activeSet).map((href) =>
    href === route || route.startsWith(`${href}/`) ? href.length : -1,
  )
  // Every doc of a set is in the one sidebar of that set.
  const holds =
    item.type === 'docSidebar' && inDocs && docTarget(item.hrefs, activeSet)?.key === docSetKey(set)
  return Math.max(holds ? 0 : -1, ...lengths)
}

/** Where an item leads, or what is in its list. */
function targets(item: AnyNavbarItem | NavbarMenuEntry, set: DocSet): string[] {
  if ('items' in item) return item.items.flatMap((one) => targets(one, set))
  const href = 'hrefs' in item ? docTarget(item.hrefs, set)?.href : 'href' in item && item.href
  return href ? [href] : []
}
