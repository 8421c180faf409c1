import type { ReactNode } from 'react'
import { navbarComponent } from './registry'
import type { AnyNavbarItem } from '../../docs/navbar'
import type { NavbarPlace } from './types'

interface NavbarListProps {
  items: AnyNavbarItem[]
  /** The one that stands for the page. */
  current: AnyNavbarItem | undefined
  place: NavbarPlace
  search?: ReactNode
  className?: string
  /** A last entry, which is no item of the config. */
  last?: ReactNode
}

/** The items of one side of the navbar, or of the drawer. */
export function NavbarList({ items, current, place, search, className, last }: NavbarListProps) {
  return (
    <ul className={className}>
      {items.map((item, index) => {
        const Component = navbarComponent(item.type)
        return (
          <li key={index} data-type={item.type}>
            <Component item={item} place={place} current={item === current} search={search} />
          </li>
        )
      })}
      {last && <li>{last}</li>}
    </ul>
  )
}
