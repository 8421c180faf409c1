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
  /** Where it leads without scripts; left out, the list opens without them, too. */
  href?: string
  /** Called when pointer or focus come to it. */
  onNear?: () => void
  /** List items; nothing while they are loaded. */
  children: ReactNode
}

/** A labelled group of links: a dropdown in the bar, a section that unfolds in the drawer. */
export function NavGroup({ place, ...group }: NavGroupProps & { place: NavbarPlace }) {
  return place === 'bar' ? <Dropdown {...group} /> : <DrawerGroup {...group} />
}
