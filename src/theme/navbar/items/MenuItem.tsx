import { useState } from 'react'
import type { NavbarMenuItem } from '../../../docs/navbar'
import { lazyModule } from '../../../site/lazy/lazyModule'
import { useModule } from '../../../site/lazy/useModule'
import { useActiveSet } from '../../versions/useActiveSet'
import { docTarget } from '../docTarget'
import { NavGroup } from '../NavGroup'
import type { NavbarComponentProps } from '../types'

const loadEntries = lazyModule(() => import('../menu/MenuEntries'), 'menu')

/**
 * A menu of links with icons, whose content is loaded when somebody comes near it. Without scripts
 * it is a link to the page that it is about.
 */
export function MenuItem({ item, place, current }: NavbarComponentProps<NavbarMenuItem>) {
  const { label, hrefs, items } = item
  const [isNear, setNear] = useState(place === 'drawer')
  const entries = useModule(loadEntries, isNear)
  const target = docTarget(hrefs, useActiveSet())
  return (
    <NavGroup
      place={place}
      label={label}
      current={current}
      href={target?.href}
      onNear={() => setNear(true)}
    >
      {entries.value && <entries.value items={items} />}
    </NavGroup>
  )
}
