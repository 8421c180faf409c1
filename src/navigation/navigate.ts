/**
 * How one page follows another: the next one is loaded first, then shown. The latest navigation
 * wins; one that fails leaves the page as it is, says why and can be tried again.
 */
import { isFile } from '../site/isFile'
import { NAVIGATION_STARTED } from './events'
import './gatsbyWindow'
import { dropBadHash, hashTarget, withoutBadHash } from './hash'
import { keepInPlace } from './keepInPlace'
import type { Place } from './moveFocus'
import { pagePath } from './path'
import { navigationState, setNavigationState } from './state'

/** Milliseconds until the progress bar appears. */
const SLOW = 1000

let latest = 0

interface Navigation {
  /** Address of the wanted page. */
  address: string
  /** Shows the page, which is loaded by then. */
  show: () => void
  /** Has the browser load the page anew. */
  reload: () => void
}

/** Loads the page of a navigation; what comes of it counts unless another one has begun. */
async function begin(navigation: Navigation): Promise<void> {
  const ticket = ++latest
  setNavigationState(null)
  window.dispatchEvent(new Event(NAVIGATION_STARTED))
  const timer = setTimeout(() => {
    if (ticket === latest) setNavigationState({ kind: 'slow' })
  }, SLOW)
  const loaded = await window.___loader.loadPage(navigation.address)
  clearTimeout(timer)
  if (ticket !== latest) return
  if (loaded.status === 'error') {
    // The scripts of this page do not fit what is deployed by now: one full load does.
    if (loaded.isOutdated) {
      navigation.reload()
      return
    }
    console.warn(`${navigation.address} could not be loaded.`, loaded.error)
    const retry = () => void begin(navigation)
    setNavigationState({ kind: 'failed', error: loaded.error, retry })
    return
  }
  if (loaded.page.webpackCompilationHash !== window.___webpackCompilationHash) {
    navigation.reload()
    return
  }
  setNavigationState(null)
  navigation.show()
}

/** Back and forward: the address has changed already, the page follows once it is loaded. */
function onPopState(event: PopStateEvent): void {
  dropBadHash()
  const { href, pathname, search } = window.location
  if (pagePath(pathname) === undefined) {
    window.location.reload()
    return
  }
  const isLoaded = window.___loader.loadPageSync(pathname) !== undefined
  if (!isLoaded) event.stopImmediatePropagation()
  void begin({
    address: pathname + search,
    show: () => {
      // Once more, for the router.
      if (!isLoaded && window.location.href === href) {
        window.dispatchEvent(new PopStateEvent('popstate', event))
      }
    },
    reload: () => window.location.reload(),
  })
}

/** Whether the page that comes was asked for by a link or a button, not by going back or forth. */
let isLedOn = false

/**
 * Begins a page at the place that its hash names, and keeps it there while tables above it are laid out.
 * A hash that names no place is what is in a tool: such a page begins at its top, where the router
 * leaves it as far down as the last one. Where a reader goes back, the router restores.
 *
 * @param to place that is shown now
 * @param from place that was shown before; null on the first visit
 */
export function beginAtPlace(to: Place, from: Place | null | undefined): void {
  const wasLedOn = isLedOn
  isLedOn = false
  if (!wasLedOn || !to.hash || to.pathname === from?.pathname) return
  const target = hashTarget(to.hash)
  if (target) keepInPlace(target)
  else window.scrollTo(0, 0)
}

/** Does something ahead for the page of this site to which a link leads that an event concerns. */
function ahead(act: 'hovering' | 'loadPage') {
  return ({ target }: Event): void => {
    const link = (target as Element).closest('a')
    if (link?.origin === window.origin && !isFile(link.pathname)) {
      void window.___loader[act](link.pathname)
    }
  }
}

/** Takes navigation over from Gatsby. To be called once, before the first render. */
export function takeOver(): void {
  const follow = window.___navigate
  window.___navigate = (to, options) => {
    if (typeof to === 'number') {
      follow(to)
      return
    }
    if (pagePath(to) === undefined) {
      window.location.assign(to)
      return
    }
    void begin({
      address: to,
      show: () => {
        isLedOn = true
        follow(withoutBadHash(to), options)
      },
      reload: () => window.location.assign(to),
    })
  }
  window.___push = (to) => window.___navigate(to)
  window.___replace = (to) => window.___navigate(to, { replace: true })

  // Before the router's own listener.
  window.addEventListener('popstate', onPopState, true)
  window.addEventListener('online', () => {
    const state = navigationState()
    if (state?.kind === 'failed') state.retry()
  })
  // The links themselves see to hovering.
  document.addEventListener('focusin', ahead('hovering'))
  // A finger is down for a tenth of a second before its click: pages are on their way by then.
  document.addEventListener('pointerdown', ahead('loadPage'))
  // The router restores scroll positions when the page is there; the browser would do it before,
  // on the page that is left.
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
  // Back from another site, with this page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    window.history.scrollRestoration = 'manual'
    // What other tabs have stored meanwhile was not told to a page that was away.
    window.dispatchEvent(new StorageEvent('storage'))
  })
}
