import { markdownPath } from '../../docs/markdown/markdownPath'
import type { DocPageData } from '../../docs/resolve/pageData'
import { Link } from '../../site/Link'
import { useSiteData } from '../../site/contexts/siteData'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { reportUrl } from './reportUrl'
import * as styles from './DocFooter.module.css'
import { formatDate } from '../../site/formatDate'
import { SourceFiles } from './SourceFiles'

interface Props {
  doc: Pick<DocPageData, 'editUrl' | 'lastUpdated' | 'set' | 'sources' | 'closed' | 'route'>
}

/**
 * Where the doc's text comes from: the links to edit it and to report a mistake, the day it was last
 * changed, and the source that it was read against.
 */
export function DocFooter({ doc }: Props) {
  const label = useLabels()
  const { editUrl, lastUpdated, set, sources, closed, route } = doc
  const report = reportUrl(useSiteData(), route)
  if ([editUrl, report, lastUpdated, sources, closed].every((one) => one === undefined)) return null
  const [before, after] = label('lastUpdated').split('{date}')
  return (
    <>
      <div className={styles.footer}>
        {editUrl !== undefined && (
          <Link href={editUrl} className={styles.edit}>
            {label('editThisPage')}
          </Link>
        )}
        {report !== undefined && (
          <Link href={report} className={styles.edit}>
            {label('reportMistake')}
          </Link>
        )}
        {lastUpdated !== undefined && (
          <span>
            {before}
            <time
              itemProp="dateModified"
              dateTime={new Date(lastUpdated).toISOString().slice(0, 10)}
            >
              {formatDate(lastUpdated, set.locale)}
            </time>
            {after}
          </span>
        )}
        {closed !== undefined && (
          <span>{fillLabel(label('sourceClosedOf'), { plugin: closed })}</span>
        )}
      </div>
      {sources && <SourceFiles sources={sources} markdown={markdownPath(route)} />}
    </>
  )
}
