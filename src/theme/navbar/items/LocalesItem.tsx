import type { NavbarLocalesItem } from '../../../docs/navbar'
import { usePageInfo } from '../../../site/contexts/page'
import { useSiteData } from '../../../site/contexts/siteData'
import { useLabels } from '../../../site/useLabels'
import { NavGroup } from '../NavGroup'
import { NavLink } from '../NavLink'
import type { NavbarComponentProps } from '../types'

/** The languages: each leads to the same path under its prefix, or to its home. */
export function LocalesItem({ place }: NavbarComponentProps<NavbarLocalesItem>) {
  const { locales } = useSiteData()
  const { set, route, alternates } = usePageInfo()
  const label = useLabels()
  const title = label('languages')
  const current = locales.find(({ code }) => code === set.locale)?.label ?? title
  return (
    <NavGroup
      place={place}
      label={place === 'bar' ? current : title}
      of={place === 'bar' ? title : undefined}
    >
      {locales.map(({ code, label: name, home }) => (
        <li key={code}>
          <NavLink
            href={code === set.locale ? route : (alternates?.locales[code] ?? home)}
            label={name}
            chosen={code === set.locale}
            lang={code}
          />
        </li>
      ))}
    </NavGroup>
  )
}
