import type { NavbarLinkItem } from '../../../docs/navbar'
import { NavLink } from '../NavLink'

/** A link to a route or another site, in the same tab. */
export function LinkItem({ item, current }: { item: NavbarLinkItem; current?: boolean }) {
  return <NavLink href={item.href} label={item.label} external={item.external} current={current} />
}
