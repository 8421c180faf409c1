/** Frames in which the target has to stand still. */
const STILL_FRAMES = 3

/** Most frames in which it is followed: about a second. */
const MOST_FRAMES = 60

/** What a reader does who wants to be elsewhere. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps the target of an address at the top while the page around it gets its size: tall tables are
 * laid out when they come near the window (`Table.module.css`), and until then have about their height.
 * Ends when the target stands still, or when the reader does something.
 *
 * @param target what the address leads to
 */
export function keepInPlace(target: HTMLElement): void {
  let still = 0
  let frames = 0
  let isOver = false
  const stop = () => {
    isOver = true
    for (const type of GESTURES) removeEventListener(type, stop)
  }
  for (const type of GESTURES) addEventListener(type, stop, { passive: true })
  const follow = () => {
    if (isOver) return
    const before = target.getBoundingClientRect().top
    target.scrollIntoView()
    const isStill = Math.abs(target.getBoundingClientRect().top - before) < 1
    still = isStill ? still + 1 : 0
    frames += 1
    if (still >= STILL_FRAMES || frames >= MOST_FRAMES || !target.isConnected) stop()
    else requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)
}
