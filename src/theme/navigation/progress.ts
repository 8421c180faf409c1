/** Figures of the progress bar: those that Docusaurus gives to NProgress. */
export const PROGRESS = {
  minimum: 0.08,
  /** Milliseconds of each movement; the styles know it as well. */
  speed: 200,
  trickleRate: 0.02,
  /** Milliseconds between two movements. */
  trickleSpeed: 800,
} as const

/** The line must not look done before the page is there. */
const MOST = 0.994

/**
 * @param value share of the window's width that the line fills
 * @param random a number from 0 up to 1
 * @returns the share after the next movement
 */
export function trickle(value: number, random: number): number {
  return Math.min(value + random * PROGRESS.trickleRate, MOST)
}
