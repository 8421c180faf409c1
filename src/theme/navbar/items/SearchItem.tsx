import type { NavbarSearchItem } from '../../../docs/navbar'
import type { NavbarComponentProps } from '../types'

/** The place of the search: in the bar on all windows, not in the drawer. */
export function SearchItem({ place, search }: NavbarComponentProps<NavbarSearchItem>) {
  return place === 'bar' ? search : null
}
