import { clsx } from 'clsx'
import { useSiteData } from '../contexts/siteData'
import { CloseIcon } from '../drawer/CloseIcon'
import { htmlWithBase } from '../navbar/htmlWithBase'
import { STORAGE_KEYS, writeStorage } from '../storage'
import { useLabels } from '../useLabels'
import * as styles from './AnnouncementBar.module.css'

/** Hides the bar for good; `announcementScript` keeps it hidden on the next visit. */
function dismiss(): void {
  document.documentElement.dataset.announcementDismissed = ''
  writeStorage(STORAGE_KEYS.announcementDismissed, 'true')
}

/**
 * One line of news above the navbar. It is in the HTML of every page; an attribute of the root
 * element hides it, which can be set before the first paint.
 */
export function AnnouncementBar() {
  const { announcementBar } = useSiteData()
  const label = useLabels()
  if (announcementBar === null) return null
  const { content, closable } = announcementBar
  return (
    <div
      role="region"
      aria-label={label('announcement')}
      className={clsx(styles.bar, closable && styles.closable)}
    >
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: htmlWithBase(content) }} />
      {closable && (
        <button
          type="button"
          className={styles.close}
          aria-label={label('closeAnnouncement')}
          onClick={dismiss}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
}
