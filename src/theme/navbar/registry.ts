import type { ComponentType } from 'react'
import { DocItem } from './items/DocItem'
import { DropdownItem } from './items/DropdownItem'
import { HtmlItem } from './items/HtmlItem'
import { LinkItem } from './items/LinkItem'
import { LocalesItem } from './items/LocalesItem'
import { MenuItem } from './items/MenuItem'
import { SearchItem } from './items/SearchItem'
import { VersionsItem } from './items/VersionsItem'
import type { AnyNavbarItem } from '../../docs/navbar'
import type { NavbarComponentProps } from './types'

const COMPONENTS: {
  [Type in AnyNavbarItem['type']]: ComponentType<
    NavbarComponentProps<AnyNavbarItem & { type: Type }>
  >
} = {
  link: LinkItem,
  doc: DocItem,
  docSidebar: DocItem,
  docsVersion: DocItem,
  dropdown: DropdownItem,
  menu: MenuItem,
  docsVersionDropdown: VersionsItem,
  localeDropdown: LocalesItem,
  html: HtmlItem,
  search: SearchItem,
}

const isKnown = (type: string): type is AnyNavbarItem['type'] => Object.hasOwn(COMPONENTS, type)

/**
 * @param type type of a navbar item
 * @returns the component that renders items of this type
 * @throws when there is none
 */
export function navbarComponent(type: string): ComponentType<NavbarComponentProps> {
  if (!isKnown(type)) {
    throw new Error(`No NavbarItem component for type '${type}'.`)
  }
  // The map above ties each type to its item; a lookup by name cannot carry that.
  return COMPONENTS[type] as ComponentType<NavbarComponentProps>
}
