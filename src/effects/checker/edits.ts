/** Applying a fix. */
import type { Fix } from './types'

/**
 * @param text the checked text, exactly as it was given to the checker
 * @param fix a fix of one of its findings
 * @returns the text with the fix made
 */
export function applyFix(text: string, fix: Fix): string {
  return fix.edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end), text)
}
