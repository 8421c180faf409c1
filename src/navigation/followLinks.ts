import { isFile } from '../site/isFile'
import { isPlainClick } from '../site/plainClick'
import './gatsbyWindow'

/**
 * Links that stand in the page as plain HTML. The router knows only those that React has made its own.
 */

/** A link to a page of this site, as the router has it. */
function routeOf(target: EventTarget | null, areas: readonly Element[]): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href') ?? ''
  const isPage = /^\/(?!\/)/.test(href) && !isFile(href) && link?.target === ''
  return isPage && areas.some((area) => area.contains(link)) ? href : undefined
}

/**
 * Does for plain links what Gatsby's links do: goes to their pages without loading the document
 * anew, and fetches those pages ahead that are in view or pointed at.
 *
 * @param areas elements with links
 * @returns ends that
 */
export function followLinks(areas: readonly Element[]): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  // On the document, so that a handler of the link itself can say that it has seen to it.
  document.addEventListener(
    'click',
    (event) => {
      const href = routeOf(event.target, areas)
      if (href === undefined || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      window.___navigate(href, { replace: href === window.location.pathname })
    },
    { signal },
  )
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      const href = routeOf(target, areas)
      if (href !== undefined) window.___loader.hovering(href)
    },
    { signal },
  )
  const inView = new Map<Element, { abort: () => void }>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      inView.get(target)?.abort()
      inView.delete(target)
      const href = isIntersecting ? routeOf(target, areas) : undefined
      if (href !== undefined) inView.set(target, window.___loader.enqueue(href))
    }
  })
  for (const area of areas) for (const link of area.querySelectorAll('a')) observer.observe(link)
  return () => {
    listeners.abort()
    observer.disconnect()
    for (const { abort } of inView.values()) abort()
  }
}
