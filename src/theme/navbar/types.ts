import type { ReactNode } from 'react'
import type { AnyNavbarItem, NavbarDropdownItem } from '../../docs/navbar'

/** The navbar shows its items twice: in the bar, and on narrow windows in the drawer. */
export type NavbarPlace = 'bar' | 'drawer'

/** An item that is a single link or text; what a dropdown may hold. */
export type NavbarLeaf = NavbarDropdownItem['items'][number]

/** What the component of every item type gets. */
export interface NavbarComponentProps<Item = AnyNavbarItem> {
  item: Item
  place: NavbarPlace
  /** Whether the item is the one that stands for the page. */
  current: boolean
  /** What stands in the place of the search item. */
  search?: ReactNode
}
