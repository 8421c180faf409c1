import type { CheckReport, Finding } from './types'

/**
 * @param report what is found in a file
 * @param more what is found besides, such as by looking at other files
 * @returns a report with both, in the order of their places
 */
export function withFindings(report: CheckReport, more: readonly Finding[]): CheckReport {
  if (more.length === 0) return report
  const counts = { ...report.counts }
  for (const { severity } of more) counts[severity] += 1
  const findings = [...report.findings, ...more].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  )
  return { ...report, findings, counts }
}
