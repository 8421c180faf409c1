import { useSiteData } from '../../site/contexts/siteData'
import { Link } from '../../site/Link'
import { HitBadge } from '../HitBadge'
import { HitIcon } from '../HitIcon'
import { isConfig } from '../isConfig'
import { resultHref, stripBase } from '../resultUrl'
import type { HitGroup } from './groupHits'
import * as styles from './HitGroupCard.module.css'

/** HTML that an engine has made: escaped text with `<mark>` in it. */
function Marked({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}

/** One page of the results with its matching sections. */
export function HitGroupCard({ group }: { group: HitGroup }) {
  const { search, siteUrl } = useSiteData()
  const hrefOf = (url: string) => {
    const { externalUrlRegex } = search
    const href = resultHref(url, { siteUrl, basePath: __BASE_PATH__, externalUrlRegex })
    return stripBase(href, __BASE_PATH__) ?? href
  }
  return (
    <article className={styles.group}>
      <div className={styles.head}>
        <HitIcon type="lvl1" kind={group.kind} area={group.area} />
        <h2 className={styles.title}>
          <Link href={hrefOf(group.url)}>
            <Marked html={group.titleHtml} />
          </Link>
        </h2>
        <HitBadge type="lvl1" kind={group.kind} />
        <span className={styles.trail}>{group.trail.join(' › ')}</span>
      </div>
      {group.snippetHtml && (
        <p className={styles.text}>
          <Marked html={group.snippetHtml} />
        </p>
      )}
      {group.sections.length > 0 && (
        <ul className={styles.sections}>
          {group.sections.map(({ objectID, url, type, row, _highlightResult, _snippetResult }) => (
            <li key={objectID}>
              <p className={styles.section}>
                <HitIcon type={type} area={group.area} />
                <Link href={hrefOf(url)}>
                  <Marked html={_highlightResult.hierarchy[type]?.value ?? ''} />
                </Link>
                <HitBadge type={type} row={row} />
              </p>
              {_snippetResult.content && !isConfig(_snippetResult.content.value) && (
                <p className={styles.text}>
                  <Marked html={_snippetResult.content.value} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
