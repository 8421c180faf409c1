import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useSiteData } from '../../site/contexts/siteData'
import { CloseIcon } from '../drawer/CloseIcon'
import { htmlWithBase } from '../navbar/htmlWithBase'
import { STORAGE_KEYS, writeStorage } from '../../site/storage'
import { useLabels } from '../../site/useLabels'
import * as styles from './AnnouncementBar.module.css'

function hide(): void {
  document.documentElement.dataset.announcementDismissed = ''
}

/** Hides the bar for good; `announcementScript` keeps it hidden on the next visit. */
function dismiss(): void {
  hide()
  writeStorage(STORAGE_KEYS.announcementDismissed, 'true')
}

/** Dismissed in one browser tab is dismissed in all. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === STORAGE_KEYS.announcementDismissed && newValue === 'true') hide()
}

/**
 * One line of news above the navbar. It is in the HTML of every page; an attribute of the root
 * element hides it, which can be set before the first paint.
 */
export function AnnouncementBar() {
  const { announcementBar } = useSiteData()
  const label = useLabels()
  useEffect(() => {
    window.addEventListener('storage', followOtherTab)
    return () => window.removeEventListener('storage', followOtherTab)
  }, [])
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
