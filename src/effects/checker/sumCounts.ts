import type { CheckReport } from './types'

/**
 * @param reports what is found in several files
 * @returns how much is found in all of them, by severity
 */
export function sumCounts(reports: Iterable<Pick<CheckReport, 'counts'>>): CheckReport['counts'] {
  const total = { error: 0, warning: 0, info: 0 }
  for (const { counts } of reports) {
    total.error += counts.error
    total.warning += counts.warning
    total.info += counts.info
  }
  return total
}
