import { createContext } from 'react'

/**
 * Whether links are plain anchors, because something around them follows the clicks on all of them
 * (`src/navigation/followLinks.ts`): a few hundred links with listeners of their own
 * take a phone long.
 */
export const PlainLinks = createContext(false)
