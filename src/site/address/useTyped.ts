import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { keepTyped } from './typed'
import type { Typed } from './typed'

/**
 * Browsers allow only so many changes of the address; it follows after this many milliseconds
 * without typing.
 */
const DELAY = 150

/**
 * A field whose text stands in the address of the page, too.
 *
 * @param settled what the address says
 * @param write writes a typed text to the address; `hasFollowed` tells whether letters before it
 *   are there already
 * @returns what the field shows; `type` changes it, `settle` writes it to the address now, and
 *   `forget` goes back to what the address says
 */
export function useTyped(settled: string, write: (text: string, hasFollowed: boolean) => void) {
  const [last, setLast] = useState<Typed | null>(null)
  const typed = keepTyped(last, settled)
  if (typed !== last) setLast(typed)
  const onSettle = useEffectEvent(() => {
    if (typed !== null && typed.text.trim() !== settled.trim()) {
      write(typed.text, typed.hasFollowed)
    }
  })
  const text = typed?.text

  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => onSettle(), DELAY)
    return () => clearTimeout(timer)
  }, [text])

  const type = (next: string) =>
    setLast({ text: next, settled, hasFollowed: typed?.hasFollowed ?? false })
  const forget = useCallback(() => setLast(null), [])
  const settle = () => {
    if (typed !== null) write(typed.text, typed.hasFollowed)
    forget()
  }
  return { text: text ?? settled, type, settle, forget }
}
