/** Enter that is pressed before the results of what was typed are there. */
export interface PatientEnter {
  /**
   * Results of another query are asked for.
   *
   * @returns to be called when they are there, or failed
   */
  ask: () => () => void
  /** Enter was pressed before the field was there. */
  press: () => void
  /** @returns ends it */
  listen: () => () => void
}

const FIELD = '.DocSearch-Input'

const isField = (target: EventTarget | null) => target instanceof Element && target.matches(FIELD)

const ENTER: KeyboardEventInit = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }

/**
 * Who types a name and Enter means the first result of that name. DocSearch takes the first of those
 * that happen to be shown, which may be those of half the name, or none: so Enter waits for the
 * results of the whole name, unless the reader does something else meanwhile.
 *
 * @returns what is to be told of queries, and what listens for Enter
 */
export function patientEnter(): PatientEnter {
  let last = 0
  let isAsking = false
  let held: KeyboardEventInit | undefined

  const onKeyDown = (event: KeyboardEvent) => {
    held = undefined
    const { key, target } = event
    if (key !== 'Enter' || event.isComposing || !isAsking || !isField(target)) return
    event.preventDefault()
    event.stopPropagation()
    held = event
  }

  return {
    ask() {
      const own = ++last
      isAsking = true
      return () => {
        if (own !== last) return
        isAsking = false
        // DocSearch has them after this task.
        setTimeout(() => {
          if (isAsking || !held) return
          const enter = held
          held = undefined
          document.querySelector(FIELD)?.dispatchEvent(new KeyboardEvent('keydown', enter))
        })
      }
    },
    press() {
      held = ENTER
    },
    listen() {
      window.addEventListener('keydown', onKeyDown, true)
      return () => window.removeEventListener('keydown', onKeyDown, true)
    },
  }
}
