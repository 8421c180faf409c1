import { useEffect, useState } from 'react'
import { currentHeading } from './currentHeading'

/**
 * Follows which heading is being read. A heading that was jumped to counts as read until the
 * page is scrolled on, even when it is too near the page's end to reach the top.
 *
 * @param ids ids of the headings in the order of the page; the same array while they are the same
 * @returns id of the heading; null before the first one and on the server
 */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null)

  useEffect(() => {
    const root = document.documentElement
    let frame = 0
    let jump: { id: string; scroll: number } | null = null

    const update = () => {
      frame = 0
      // A few pixels of tolerance for rounding and for layout that settles after the jump.
      if (jump && Math.abs(jump.scroll - window.scrollY) < 8) {
        setActive(jump.id)
        return
      }
      jump = null
      const scrollable = root.scrollHeight - root.clientHeight
      const index = currentHeading({
        tops: ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity),
        offset: parseFloat(getComputedStyle(root).scrollPaddingTop) + 8 || 0,
        viewport: root.clientHeight,
        remaining: scrollable - window.scrollY,
        scrollable,
      })
      setActive(ids[index] ?? null)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    const onJump = () => {
      // One frame later, when the address and the scroll position are the new ones.
      requestAnimationFrame(() => {
        const id = ids.find((id) =>
          [`#${id}`, `#${encodeURIComponent(id)}`].includes(location.hash),
        )
        jump = id === undefined ? null : { id, scroll: window.scrollY }
        update()
      })
    }
    // Clicking the link of the present address changes no hash but jumps all the same.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) onJump()
    }

    onJump()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    addEventListener('hashchange', onJump)
    document.addEventListener('click', onClick)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
      removeEventListener('hashchange', onJump)
      document.removeEventListener('click', onClick)
    }
  }, [ids])

  return active
}
