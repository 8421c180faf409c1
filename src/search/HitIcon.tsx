import type { EntryKind } from '../effects/entry/entry'
import { withBase } from '../site/basePath'
import { docSetKey, usePageInfo } from '../site/contexts/page'
import { useSiteData } from '../site/contexts/siteData'
import type { RecordType } from './types'
import * as styles from './HitIcon.module.css'

interface Props {
  type: RecordType
  kind?: EntryKind
  /** Label of the sidebar's category that holds the page. */
  area: string
}

/** Where a result belongs: the hue of its kind, the icon of its plugin; a part has a `#`. */
export function HitIcon({ type, kind, area }: Props) {
  const { sidebars } = useSiteData()
  const { set } = usePageInfo()
  if (type !== 'lvl1') {
    return (
      <span className={styles.part} aria-hidden="true">
        #
      </span>
    )
  }
  if (kind) return <span className={styles.kind} data-kind={kind} aria-hidden="true" />
  const category = sidebars[docSetKey(set)]?.find(
    (item) => item.type === 'category' && item.label === area,
  )
  const icon = category?.type === 'category' ? category.icon : undefined
  return icon === undefined ? (
    <svg className={styles.page} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 1h7v1h1v1h1v1h1v11H3zm2 2v10h6V6H8V3z" fillRule="evenodd" />
    </svg>
  ) : (
    <img className={styles.page} src={withBase(icon)} alt="" width="16" height="16" />
  )
}
