import type { ReactNode } from 'react'
import { DrawerGroup } from '../drawer/DrawerGroup'
import { Dropdown } from './Dropdown'
import type { NavbarPlace } from './types'

export interface NavGroupProps {
  label: string
  /** Says what the label is one of, for screen readers: "Versions". */
  of?: string
  /** Whether the page that is shown is in the group. */
  current?: boolean
  /** List items. */
  children: ReactNode
}

/** A labelled group of links: a dropdown in the bar, a section that unfolds in the drawer. */
export function NavGroup({ place, ...group }: NavGroupProps & { place: NavbarPlace }) {
  return place === 'bar' ? <Dropdown {...group} /> : <DrawerGroup {...group} />
}
