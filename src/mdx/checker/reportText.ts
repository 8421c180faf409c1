import { fillLabel } from '../../text/fillLabel'
import type { CheckReport, Finding } from '../../effects/checker/types'
import type { CheckerLabel } from '../../docs/labels/checker'

/** Labels by what they count, and how many there are. */
type Counted = readonly [one: CheckerLabel, many: CheckerLabel, count: number]

/**
 * @param report what is found
 * @param label the words
 * @returns the counts in words: `2 errors, 1 warning`, or that there is nothing to report
 */
export function countsText(
  { counts: { error, warning, info } }: Pick<CheckReport, 'counts'>,
  label: (key: CheckerLabel) => string,
): string {
  const counted: Counted[] = [
    ['errorOne', 'errorMany', error],
    ['warningOne', 'warningMany', warning],
    ['hintOne', 'hintMany', info],
  ]
  const parts = counted.filter(([, , count]) => count > 0).map((part) => inWords(part, label))
  return parts.length > 0 ? parts.join(', ') : label('nothingFound')
}

/**
 * @param report what is found
 * @param label the words
 * @returns what was looked at: `3 effects, 2 triggers`; empty when there was nothing to check
 */
export function blocksText({ blocks }: CheckReport, label: (key: CheckerLabel) => string): string {
  const counted: Counted[] = [
    ['effectOne', 'effectMany', blocks.effects],
    ['triggerOne', 'triggerMany', blocks.triggers],
    ['mutatorOne', 'mutatorMany', blocks.mutators],
    ['filterOne', 'filterMany', blocks.filters],
    ['conditionOne', 'conditionMany', blocks.conditions],
    ['counterOne', 'counterMany', blocks.counters],
  ]
  return counted
    .filter(([, , count]) => count > 0)
    .map((part) => inWords(part, label))
    .join(', ')
}

function inWords([one, many, count]: Counted, label: (key: CheckerLabel) => string): string {
  return fillLabel(label(count === 1 ? one : many), { count })
}

/**
 * @param report what is found
 * @param label the words
 * @returns it as plain text, to paste into a chat
 */
export function reportText(report: CheckReport, label: (key: CheckerLabel) => string): string {
  const lines = report.findings.map((finding) => findingText(finding, label))
  return `${[countsText(report, label), ...lines].join('\n\n')}\n`
}

function findingText(
  { line, column, severity, message, why, fix }: Finding,
  label: (key: CheckerLabel) => string,
): string {
  const place = fillLabel(label('place'), { line, column })
  const lines = [`${place} · ${label(severity)}: ${message}`, `  ${why}`]
  if (fix) lines.push(`  ${fillLabel(label('fixLine'), { fix: fix.title })}`)
  return lines.join('\n')
}
