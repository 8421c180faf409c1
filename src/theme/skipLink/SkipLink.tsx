import type { MouseEvent } from 'react'
import { useLabels } from '../../site/useLabels'
import * as styles from './SkipLink.module.css'

/** Moves the focus without leaving `#main` in the address; without scripts the anchor does. */
function focusMain(event: MouseEvent): void {
  const main = document.getElementById('main')
  if (main === null) return
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
  main.scrollIntoView()
}

/** The first link of every page: to the element with the id `main`. */
export function SkipLink() {
  const label = useLabels()
  return (
    <a className={styles.link} href="#main" onClick={focusMain}>
      {label('skipToContent')}
    </a>
  )
}
