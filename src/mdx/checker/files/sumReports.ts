import { sumCounts } from '../../../effects/checker/sumCounts'
import type { CheckReport } from '../../../effects/checker/types'
import type { ListedFile } from './searchFiles'

/**
 * @param listed files with what is known of each
 * @returns the counts of all together, and how many fixes may be made without asking; only in files
 *   that can be written back
 */
export function sumReports(listed: readonly ListedFile[]): {
  report: Pick<CheckReport, 'counts'>
  safeFixes: number
} {
  const counts = sumCounts(listed.flatMap(({ report }) => report ?? []))
  const fixable = listed.filter(({ file, report }) => report && file.form?.isExact)
  const safeFixes = fixable.reduce((sum, { file }) => sum + (file.checked?.safeFixes ?? 0), 0)
  return { report: { counts }, safeFixes }
}
