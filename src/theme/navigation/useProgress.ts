import { useEffect, useState } from 'react'
import { PROGRESS, trickle } from './progress'

/**
 * @param isBusy whether something takes long
 * @returns share of the way to show, from 0 to 1; null when nothing is to be shown
 */
export function useProgress(isBusy: boolean): number | null {
  const [value, setValue] = useState<number | null>(null)
  const [wasBusy, setWasBusy] = useState(false)
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy)
    setValue(isBusy ? PROGRESS.minimum : 1)
  }

  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(
      () => setValue((now) => trickle(now ?? PROGRESS.minimum, Math.random())),
      PROGRESS.trickleSpeed,
    )
    return () => clearInterval(timer)
  }, [isBusy])

  useEffect(() => {
    if (value !== 1) return
    // The line fills up, then fades.
    const timer = setTimeout(() => setValue(null), 2 * PROGRESS.speed)
    return () => clearTimeout(timer)
  }, [value])

  return value
}
