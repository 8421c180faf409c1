import { useState } from 'react'

/**
 * What a tool tells of the reader's last step. It is about a text, and over as soon as there is
 * another one.
 *
 * @param text the text as it is now
 * @returns the notice, undefined when there is none; and how to tell another one, with the text
 *   that it is about where that is still to come
 */
export function useNotice<Key extends string>(
  text: string,
): [Key | undefined, (key: Key | undefined, of?: string) => void] {
  const [notice, setNotice] = useState<{ key: Key; of: string }>()
  const tell = (key: Key | undefined, of = text) => setNotice(key && { key, of })
  return [notice?.of === text ? notice.key : undefined, tell]
}
