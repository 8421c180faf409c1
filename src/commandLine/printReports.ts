/** What the checker found, as text: for people, programs, GitHub and code scanners. */
import { sumCounts } from '../effects/checker/sumCounts'
import type { CheckReport, Finding } from '../effects/checker/types'
import { escapeUnseen, oneLine } from '../text/quote'
import { printSarif } from './printSarif'

/** What was found in a file. */
export interface FileReport {
  /** Path to name in messages. */
  file: string
  report: CheckReport
}

/** Ways of printing; `github` makes annotations in a GitHub workflow, `sarif` is for scanners. */
export const FORMATS = ['text', 'json', 'github', 'sarif'] as const

export type Format = (typeof FORMATS)[number]

export interface PrintOptions {
  format: Format
  /** Address in front of the routes of pages. */
  siteUrl: string
  /** The version that was checked against, such as `EcoEnchants 12.20`; current ones without. */
  against?: string
  /** Leaves out findings of the severity `info`. */
  quiet?: boolean
  /** Colours for a terminal; only for `text`. */
  colours?: boolean
}

export type Totals = CheckReport['counts']

export interface Printed {
  output: string
  total: Totals
}

type Printer = (
  results: readonly FileReport[],
  total: Totals,
  options: Omit<PrintOptions, 'format' | 'quiet'>,
) => string

const PRINTERS: Record<Format, Printer> = {
  text: printText,
  json: printJson,
  github: printGithub,
  sarif: (results, _total, { siteUrl }) => printSarif(results, siteUrl),
}

/**
 * Prints what was found.
 *
 * @param results files in the order in which they are printed
 * @param options how to print
 */
export function printReports(results: readonly FileReport[], options: PrintOptions): Printed {
  const told = options.quiet ? results.map(withoutInfo) : results
  const total = sumCounts(told.map(({ report }) => report))
  return { output: PRINTERS[options.format](told, total, options), total }
}

function withoutInfo({ file, report }: FileReport): FileReport {
  const findings = report.findings.filter(({ severity }) => severity !== 'info')
  return { file, report: { ...report, findings, counts: { ...report.counts, info: 0 } } }
}

/** Parameters of "Select Graphic Rendition", which all terminals of today read. */
const COLOURS = { error: 31, warning: 33, info: 36, path: 1, aside: 2 } as const

type Paint = (text: string, colour: keyof typeof COLOURS) => string

const inColour: Paint = (text, colour) => `\u001b[${COLOURS[colour]}m${text}\u001b[0m`
const plain: Paint = (text) => text

function printText(
  results: readonly FileReport[],
  total: Totals,
  { siteUrl, against, colours = false }: Omit<PrintOptions, 'format'>,
): string {
  const paint = colours ? inColour : plain
  const parts = results.flatMap(({ file, report }) => [
    ...report.findings.map((finding) => textOf(file, finding, siteUrl, paint)),
    ...(report.truncated ? [`${oneLine(file)}: there is more; this is where the list ends\n`] : []),
  ])
  return `${parts.join('\n')}${parts.length > 0 ? '\n' : ''}${summary(results.length, total, against)}\n`
}

/** A file's name and its text end up in a terminal, and in workflows that read commands from it. */
function textOf(file: string, finding: Finding, siteUrl: string, paint: Paint): string {
  const { line, column, severity, code, message, why, fix, href } = finding
  const place = paint(oneLine(`${file}:${line}:${column}`), 'path')
  const lines = [
    `${place}  ${paint(severity, severity)}  ${oneLine(message)}  ${paint(`(${code})`, 'aside')}`,
    `    ${oneLine(why)}`,
  ]
  if (fix) lines.push(`    Fix: ${oneLine(fix.title)}.`)
  if (href !== undefined) lines.push(`    See ${paint(oneLine(`${siteUrl}${href}`), 'aside')}`)
  return `${lines.join('\n')}\n`
}

function summary(files: number, { error, warning, info }: Totals, against?: string): string {
  const checked = `${count(files, 'file')} checked${against === undefined ? '' : ` against ${against}`}`
  if (error + warning + info === 0) return `${checked}: nothing to report.`
  return `${checked}: ${count(error, 'error')}, ${count(warning, 'warning')}, ${count(info, 'hint')}.`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function printJson(results: readonly FileReport[], total: Totals): string {
  const files = results.map(({ file, report: { facts: _facts, ...report } }) => ({
    file,
    ...report,
  }))
  return `${escapeUnseen(JSON.stringify({ version: 1, counts: total, files }, null, 2))}\n`
}

const GITHUB_LEVELS = { error: 'error', warning: 'warning', info: 'notice' } as const

function printGithub(
  results: readonly FileReport[],
  total: Totals,
  { against }: Pick<PrintOptions, 'against'>,
): string {
  const lines = results.flatMap(({ file, report }) =>
    report.findings.map(({ line, column, endColumn, severity, code, message, why }) => {
      const place = `file=${property(file)},line=${line},col=${column},endColumn=${endColumn}`
      return `::${GITHUB_LEVELS[severity]} ${place},title=${property(code)}::${data(`${message} ${why}`)}`
    }),
  )
  return `${[...lines, summary(results.length, total, against)].join('\n')}\n`
}

/** Escapes as GitHub's workflow commands want it. */
function data(text: string): string {
  return oneLine(text).replaceAll('%', '%25')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
