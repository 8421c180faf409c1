/** What the browser does besides rendering: Gatsby's hooks. */
import type { GatsbyBrowser } from 'gatsby'
import { startTransition } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { tellAddress } from '../site/address/address'
import { SlicedLocation } from './SlicedLocation'
import { moveFocus } from './moveFocus'
import { beginAtPlace, takeOver } from './navigate'

/** How things unfold is loaded when the reader comes near one. */
function watchCollapsibles(): void {
  const load = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('summary, [aria-expanded]')) return
    stop()
    // Without it they open and close at once.
    import('../site/collapse/collapsible').catch(() => undefined)
  }
  const stop = () => {
    for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, load)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load)
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // In development Gatsby's own loader is at work, which knows of edits.
  if (process.env.NODE_ENV === 'production') takeOver()
  watchCollapsibles()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  beginAtPlace(location, prevLocation)
  moveFocus(location, prevLocation)
  // To what stays on the page and has not heard of it: the same page with another query.
  tellAddress()
}

const say = (error: unknown) => console.error(error)

/** React leaves errors that a boundary has caught to Gatsby, and Gatsby leaves them to this. */
export function onCaughtError({ error }: { error: unknown }): void {
  say(error)
}

/**
 * Presses once more what was pressed before the scripts were there (`bootScript.ts`), unless somebody
 * has answered it meanwhile. Buttons answer to the mouse alone: a key that presses one is followed by
 * a click. What is pressed from now on is answered.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.onkeydown = null
  for (const event of window.pressed ?? []) {
    const target = event.target as Element
    if (event.type === 'click') target.closest('button')?.click()
    else if (!event.defaultPrevented) target.dispatchEvent(new KeyboardEvent(event.type, event))
  }
  delete window.pressed
}

/**
 * Takes over the HTML in slices of a few milliseconds, between which the browser can answer the
 * reader; what the reader uses is taken over at once. In develop there is no HTML to take over.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  if (process.env.NODE_ENV !== 'production') return undefined as never
  return ((element: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, <SlicedLocation>{element}</SlicedLocation>, {
        onUncaughtError: say,
        onCaughtError: say,
      })
    })
    // React answers clicks from here on; shortcuts are heard when it is done.
    window.onclick = null
  }) as never
}
