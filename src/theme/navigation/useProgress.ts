import { useEffect, useState } from 'react'
import { PROGRESS, trickle } from './progress'

/**
 * @param isBusy whether something takes long
 * @returns share of the way to show, from 0 to 1; null when nothing is to be shown
 */
export function useProgress(isBusy: boolean): number | null {
  const [value, setValue] = useState<number | null>(null)

  useEffect(() => {
    if (!isBusy) return
    setValue(PROGRESS.minimum)
    const timer = setInterval(
      () => setValue((now) => trickle(now ?? PROGRESS.minimum, Math.random())),
      PROGRESS.trickleSpeed,
    )
    return () => {
      clearInterval(timer)
      setValue(1)
    }
  }, [isBusy])

  useEffect(() => {
    if (value !== 1) return
    // The line fills up, then fades.
    const timer = setTimeout(() => setValue(null), 2 * PROGRESS.speed)
    return () => clearTimeout(timer)
  }, [value])

  return value
}
