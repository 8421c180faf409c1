/** What the browser does besides rendering: Gatsby's hooks. */
import type { GatsbyBrowser } from 'gatsby'
import { moveFocus } from './moveFocus'
import { takeOver } from './navigate'

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

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) =>
  moveFocus(location, prevLocation)

/** React leaves errors that a boundary has caught to Gatsby, and Gatsby leaves them to this. */
export function onCaughtError({ error }: { error: unknown }): void {
  console.error(error)
}
