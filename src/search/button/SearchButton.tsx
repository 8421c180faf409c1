import { useRef, useSyncExternalStore } from 'react'
import { useSiteData } from '../../site/contexts/siteData'
import { useLabels } from '../../site/useLabels'
import { useSearchModal } from './useSearchModal'
import { useSearchShortcuts } from './useSearchShortcuts'
import * as styles from './SearchButton.module.css'

const never = () => () => undefined
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.userAgent)

/** The search field of the navbar: a button that looks like one and opens the modal. */
export function SearchButton() {
  const label = useLabels()
  const { search } = useSiteData()
  const { shown, open, isOpening, takeTyped, close, preload } = useSearchModal(search)
  const button = useRef<HTMLButtonElement>(null)
  useSearchShortcuts(button, open, isOpening)
  const apple = useSyncExternalStore(never, isApple, () => false)

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span className={styles.icon} aria-hidden="true" />
        <span className={styles.placeholder} aria-hidden="true">
          {label('searchPlaceholder')}
        </span>
        <kbd className={styles.keys} aria-hidden="true">
          {apple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {shown && <shown.Modal initialQuery={shown.query} takeTyped={takeTyped} onClose={close} />}
    </>
  )
}
