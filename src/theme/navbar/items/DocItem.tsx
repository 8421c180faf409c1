import { SIDEBAR_ID } from '../../../docs/docsIndex'
import type { NavbarDocItem } from '../../../docs/navbar'
import { docSetKey, usePageInfo } from '../../../site/contexts/page'
import { useSiteData } from '../../../site/contexts/siteData'
import { useActiveSet } from '../../versions/useActiveSet'
import { docTarget } from '../docTarget'
import { NavLink } from '../NavLink'

/**
 * A link to a doc, to the first doc of a sidebar or to a version's main doc, in the set that the
 * reader is in. Highlighted when the active doc shares its sidebar.
 */
export function DocItem({ item }: { item: NavbarDocItem }) {
  const { versions } = useSiteData()
  const { doc, set, route } = usePageInfo()
  const target = docTarget(item.hrefs, useActiveSet())
  if (target === undefined) return null
  // Every doc of a set is in the one sidebar of that set.
  const shared = doc && item.sidebarId === SIDEBAR_ID && target.key === docSetKey(set)
  const version = target.key.split('/')[1]
  return (
    <NavLink
      href={target.href}
      label={item.label || (versions.find(({ name }) => name === version)?.label ?? '')}
      current={target.href === route ? 'page' : shared || undefined}
    />
  )
}
