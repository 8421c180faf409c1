import type { ReactNode } from 'react'
import { usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { Link } from '../../site/Link'
import { useSidebar } from '../sidebar/useSidebar'
import { useLabels } from '../../site/useLabels'
import * as styles from './Breadcrumbs.module.css'

/**
 * The way from the home page to the doc that is shown. Marked up as a schema.org
 * BreadcrumbList, in which every step needs an address: categories without a page are left out.
 */
export function Breadcrumbs() {
  const label = useLabels()
  const { versions } = useSiteData()
  const { set, route, doc } = usePageInfo()
  const { trail } = useSidebar()

  const home = versions.find(({ name }) => name === set.version)?.mainDoc[set.locale] ?? '/'
  if (route === home) return null
  const title = trail.at(-1)?.label ?? doc?.title
  const above = trail.slice(0, -1)

  return (
    <nav aria-label={label('breadcrumbs')} className={styles.breadcrumbs}>
      <ol className={styles.list} itemScope itemType="https://schema.org/BreadcrumbList">
        <Step position={1}>
          <Link href={home} className={styles.home} itemProp="item">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path
                d="M8 1 1 8h2v7h4v-4h2v4h4V8h2z"
                fill="currentColor"
                shapeRendering="crispEdges"
              />
            </svg>
            <span className="visually-hidden" itemProp="name">
              {label('home')}
            </span>
          </Link>
        </Step>
        {above.map((item, index) =>
          item.href === undefined ? (
            <li key={index}>{item.label}</li>
          ) : (
            <Step
              key={index}
              position={2 + above.slice(0, index).filter(({ href }) => href !== undefined).length}
            >
              <Link href={item.href} className={styles.link} itemProp="item">
                <span itemProp="name">{item.label}</span>
              </Link>
            </Step>
          ),
        )}
        <Step position={2 + above.filter(({ href }) => href !== undefined).length}>
          <span aria-current="page" itemProp="name">
            {title}
          </span>
        </Step>
      </ol>
    </nav>
  )
}

function Step({ position, children }: { position: number; children: ReactNode }) {
  return (
    <li itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
      {children}
      <meta itemProp="position" content={String(position)} />
    </li>
  )
}
