import type { TagLink } from '../../docs/docMeta'
import { fillLabel } from '../../text/fillLabel'
import { Link } from '../../site/Link'
import { TAG_PAGE_LABELS } from '../../docs/labels/tagPage'
import { useLabels } from '../../site/useLabels'
import * as styles from './TagPage.module.css'

/** A doc as a tag page lists it. */
export interface TaggedDoc {
  title: string
  href: string
  description?: string
  /** Category at the top of the sidebar: pages of several plugins have the same title. */
  area?: string
}

export interface TagPageProps {
  tag: TagLink
  docs: readonly TaggedDoc[]
  /** Address of the page with all tags; other locales have their own. */
  allTagsHref?: string
}

/** The docs that carry a tag. */
export function TagPage({ tag, docs, allTagsHref = '/tags' }: TagPageProps) {
  const label = useLabels(TAG_PAGE_LABELS)
  const heading = label(docs.length === 1 ? 'taggedOne' : 'taggedCount')
  return (
    <>
      <h1>{fillLabel(heading, { count: docs.length, tag: tag.label })}</h1>
      <p>
        <Link href={allTagsHref}>{label('viewAllTags')}</Link>
      </p>
      <ul className={styles.list}>
        {docs.map(({ area, title, href, description }) => (
          <li key={href} className={styles.item}>
            <h2 className={styles.title}>
              <Link href={href} className={styles.link}>
                {title}
              </Link>
              {area !== undefined && <span className={styles.area}>{area}</span>}
            </h2>
            {description && <p className={styles.description}>{description}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
