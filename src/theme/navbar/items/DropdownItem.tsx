import type { NavbarDropdownItem } from '../../../docs/navbar'
import { NavGroup } from '../NavGroup'
import type { NavbarComponentProps, NavbarLeaf } from '../types'
import { DocItem } from './DocItem'
import { HtmlItem } from './HtmlItem'
import { LinkItem } from './LinkItem'

function Leaf({ item }: { item: NavbarLeaf }) {
  if (item.type === 'link') return <LinkItem item={item} />
  return item.type === 'html' ? <HtmlItem item={item} /> : <DocItem item={item} />
}

/** A labelled group of links that the site config lists. */
export function DropdownItem({ item, place, current }: NavbarComponentProps<NavbarDropdownItem>) {
  return (
    <NavGroup place={place} label={item.label} current={current}>
      {item.items.map((leaf, index) => (
        <li key={index}>
          <Leaf item={leaf} />
        </li>
      ))}
    </NavGroup>
  )
}
