import { useState } from 'react'

/**
 * What a field shows: what is typed into it, until the file has that.
 *
 * @param written what the file has
 * @param write changes the file
 * @returns the text of the field, whether the reader is in it, and what to do when it is typed in,
 *   entered and left
 */
export function useTyped(written: string, write: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  if (typed !== null && typed === written) setTyped(null)
  const [isFocused, setFocused] = useState(false)
  const onType = (next: string) => {
    setTyped(next)
    write(next)
  }
  const onFocus = () => setFocused(true)
  const onBlur = () => {
    setFocused(false)
    setTyped(null)
  }
  return { text: typed ?? written, isFocused, onType, onFocus, onBlur }
}
