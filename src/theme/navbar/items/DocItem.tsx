import type { NavbarDocItem } from '../../../docs/navbar'
import { useSiteData } from '../../../site/contexts/siteData'
import { useActiveSet } from '../../versions/useActiveSet'
import { docTarget } from '../docTarget'
import { NavLink } from '../NavLink'

/**
 * A link to a doc, to the first doc of a sidebar or to a version's main doc, in the set that the
 * reader is in.
 */
export function DocItem({ item, current }: { item: NavbarDocItem; current?: boolean }) {
  const { versions } = useSiteData()
  const target = docTarget(item.hrefs, useActiveSet())
  if (target === undefined) return null
  const version = target.key.split('/')[1]
  return (
    <NavLink
      href={target.href}
      label={item.label || (versions.find(({ name }) => name === version)?.label ?? '')}
      current={current}
    />
  )
}
