/*
 * Imported for its effect, when a reader comes near something that unfolds: `details` and the
 * branches of the sidebar then take their time. Before that, without scripts and with reduced
 * motion they open and close at once.
 */
import { heightDuration } from './heightDuration'

/** Boxes that are about to be closed. */
const closing = new WeakMap<HTMLDetailsElement, Animation>()

function animateHeight(element: HTMLElement, from: number, to: number): Animation {
  return element.animate(
    [from, to].map((height) => ({ blockSize: `${height}px`, overflow: 'clip' })),
    { duration: heightDuration(Math.abs(to - from)), easing: 'ease-in-out' },
  )
}

function toggle(details: HTMLDetailsElement): void {
  const from = details.offsetHeight
  const running = closing.get(details)
  closing.delete(details)
  running?.cancel()
  if (running || !details.open) {
    details.open = true
    animateHeight(details, from, details.offsetHeight)
    return
  }
  details.open = false
  const to = details.offsetHeight
  details.open = true
  const animation = animateHeight(details, from, to)
  closing.set(details, animation)
  animation.onfinish = () => {
    closing.delete(details)
    details.open = false
  }
}

/** The list under a category is there once React has answered the click. */
function unfoldBranch(button: Element): void {
  requestAnimationFrame(() => {
    const branch = button.closest('li')?.querySelector<HTMLElement>(':scope > ul')
    if (branch) animateHeight(branch, 0, branch.offsetHeight)
  })
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

document.addEventListener(
  'click',
  ({ target }) => {
    const closed = target instanceof Element && target.closest('nav button[aria-expanded="false"]')
    if (closed && !isStill()) unfoldBranch(closed)
  },
  // Later on React has opened it already.
  true,
)

document.addEventListener('click', (event) => {
  const { target } = event
  if (event.defaultPrevented || !(target instanceof Element) || isStill()) return
  const details = target.closest('summary')?.parentElement
  if (!(details instanceof HTMLDetailsElement) || target.closest('summary :is(a, button)')) return
  event.preventDefault()
  toggle(details)
})
