import { useEffect, useRef } from 'react'
import * as styles from './RetryButton.module.css'

interface RetryButtonProps {
  text: string
  onClick: () => void
  /** Take the focus: the reader waits for nothing else. */
  takesFocus?: boolean
}

/** The way on after a failure. */
export function RetryButton({ text, onClick, takesFocus = false }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <button ref={button} type="button" className={styles.button} onClick={onClick}>
      {text}
    </button>
  )
}
