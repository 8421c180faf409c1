import type { NavbarLinkItem, NavbarVersionsItem } from '../../../docs/navbar'
import { usePageInfo } from '../../../site/contexts/page'
import { useSiteData } from '../../../site/contexts/siteData'
import { useLabels } from '../../../site/useLabels'
import { useActiveSet } from '../../versions/useActiveSet'
import { versionHref } from '../../versions/versionHref'
import { NavGroup } from '../NavGroup'
import { NavLink } from '../NavLink'
import type { NavbarComponentProps } from '../types'
import { LinkItem } from './LinkItem'

function renderLink(item: NavbarLinkItem) {
  return (
    <li key={item.href}>
      <LinkItem item={item} />
    </li>
  )
}

/** The docs versions: each leads to the same doc, or to the version's main doc. */
export function VersionsItem({ item, place }: NavbarComponentProps<NavbarVersionsItem>) {
  const { versions, defaultLocale } = useSiteData()
  const page = usePageInfo()
  const active = useActiveSet().version
  const label = useLabels()
  const title = label('versions')
  const current = versions.find(({ name }) => name === active)?.label ?? title
  return (
    <NavGroup
      place={place}
      label={place === 'bar' ? current : title}
      of={place === 'bar' ? title : undefined}
    >
      {item.before.map(renderLink)}
      {versions.map((version) => (
        <li key={version.name}>
          <NavLink
            href={versionHref(version, page, defaultLocale)}
            label={version.label}
            chosen={version.name === active}
          />
        </li>
      ))}
      {item.after.map(renderLink)}
    </NavGroup>
  )
}
