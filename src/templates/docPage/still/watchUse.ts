/**
 * Notices that a reader uses, or is about to use, what only code can do in a text that stands in
 * the page as HTML; and does what was done meanwhile once more when the code is there.
 */
import { followAddress } from '../../../site/address/address'
import { isPlainClick } from '../../../site/plainClick'
import { retype } from '../../../site/retype'
import { STORAGE_KEYS } from '../../../site/storage'

/** What answers to a reader. */
const USED = 'button,input,select,textarea,[data-live]'

/** What answers to a pointer that rests on it, if that is no finger. */
const POINTED = 'pre,[data-pointed]'

/** What does something on its own as soon as it is near the visible part of the page. */
const NEAR = '[data-near]'

/** How far below the window an element counts as near. */
const DISTANCE = '400px'

/**
 * @param area element with the text
 * @param wake loads the code and lets it take the text over; settles when it has. It gets a function
 *   that tries once more
 * @returns ends the watch
 */
export function watchUse(
  area: HTMLElement,
  wake: (again: () => void) => Promise<void>,
): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: DISTANCE },
  )
  const missed: (() => void)[] = []
  let isWaking = false
  const start = () => {
    if (isWaking) return
    isWaking = true
    observer.disconnect()
    wake(start).then(
      () => {
        listeners.abort()
        for (const repeat of missed) repeat()
      },
      () => {
        isWaking = false
      },
    )
  }
  const later = (repeat: () => void) => {
    missed.push(repeat)
    start()
  }
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listen: (event: HTMLElementEventMap[Type]) => void,
  ) =>
    // On the window: while React takes the text over, the root around it holds keys and clicks back.
    window.addEventListener(
      type as string,
      (event) => {
        if (area.contains(event.target as Node)) listen(event as HTMLElementEventMap[Type])
      },
      { signal, capture: true },
    )
  const closest = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null

  on('pointerover', (event) => {
    const { pointerType, target } = event
    const isMouse = pointerType === 'mouse'
    if (!closest(event, isMouse ? `${USED},${POINTED}` : USED)) return
    later(() => {
      const over = { pointerType, bubbles: true }
      if (isMouse) target?.dispatchEvent(new PointerEvent('pointerover', over))
    })
  })
  on('focusin', (event) => {
    if (!closest(event, `${USED},${POINTED}`)) return
    later(() => {
      const { activeElement } = document
      if (activeElement !== event.target) return
      activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    })
  })
  on('click', (event) => {
    const used = closest(event, 'button,[data-live]')
    if (!used) return
    // A link that does something else is followed by those who do not want to wait.
    if (!isPlainClick(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    later(() => used.click())
  })
  on('keydown', (event) => {
    const { key, target } = event
    if (!closest(event, '[role=tab],[role=gridcell]')) return
    // The page would scroll.
    if (key.startsWith('Arrow')) event.preventDefault()
    // React may have taken over a moment ago: the key would count twice.
    event.stopImmediatePropagation()
    later(() => {
      // The key before may have moved the focus.
      const { activeElement } = document
      const focused = area.contains(activeElement) ? activeElement : target
      focused?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
  })
  on('input', ({ target }) => later(typeAgain(target)))
  on('toggle', ({ target }) => later(() => target?.dispatchEvent(new Event('toggle'))))
  on('scroll', ({ target }) => {
    // The browser's own search has found something below the fold.
    if (!(target instanceof HTMLPreElement) || target.scrollTop === 0) return
    later(() => target.dispatchEvent(new Event('scroll')))
  })
  const look = () => {
    if (asksForOther(area)) start()
  }
  signal.addEventListener('abort', followAddress(look))
  window.addEventListener('storage', look, { signal })
  look()
  // Letters that were typed before this watched, or that the browser has kept for the reader.
  for (const field of area.querySelectorAll<HTMLInputElement>('[type=search]')) {
    if (field.value) later(typeAgain(field))
  }
  for (const element of area.querySelectorAll(NEAR)) observer.observe(element)
  return () => {
    listeners.abort()
    observer.disconnect()
  }
}

/** Whether a tool may have to show something else, or another tab be open, than in the HTML. */
function asksForOther(area: Element): boolean {
  const tabs = area.querySelector('[role=tablist]')
  if (window.location.search && (tabs ?? area.querySelector('[data-address]'))) return true
  if (!tabs) return false
  const target =
    document.getElementById(window.location.hash.slice(1)) ?? document.querySelector(':target')
  if (target?.closest('[hidden]')) return true
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(STORAGE_KEYS.tabs))
  } catch {
    return false
  }
}

/**
 * React writes what it knows of a field into it when it renders it once more: what was typed meanwhile
 * is read at once.
 */
function typeAgain(target: EventTarget | null): () => void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    const { value } = target
    return () => {
      target.value = value
      retype(target)
    }
  }
  return () => target?.dispatchEvent(new Event('change', { bubbles: true }))
}
