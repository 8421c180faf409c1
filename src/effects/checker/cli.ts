/** The checker on a command line: files in, text and an exit code out. */
import { oneLine } from '../../text/quote'
import { checkConfig } from './check'
import type { CheckerReference } from './reference'
import { readConfigPath } from './sections'
import { runningName } from '../versions/running'
import type { CheckReport, Finding, Severity } from './types'

export interface CheckedFile {
  /** Path to name in messages. */
  file: string
  text: string
  /** The whole path, when `file` is a part of it; see `CheckOptions.file`. */
  path?: string
}

/** Ways of printing; `github` makes annotations in a GitHub workflow. */
export const CLI_FORMATS = ['text', 'json', 'github'] as const

export type CliFormat = (typeof CLI_FORMATS)[number]

export interface CliOptions {
  format: CliFormat
  /** Address in front of the routes of pages. */
  siteUrl?: string
  /** Leaves out findings of the severity `info`. */
  quiet?: boolean
}

export interface CliResult {
  output: string
  /** 0: no errors; 1: at least one error. */
  exitCode: 0 | 1
}

/**
 * Which files of a folder to check. A server has configs of other plugins too, which are none of
 * the checker's business: as soon as one path belongs to a known plugin, only such files count.
 *
 * @param paths whole paths of all files in a folder
 * @returns those to check; never `_example.yml` and the like, which plugins do not load
 */
export function selectConfigs(paths: readonly string[]): string[] {
  const configs = paths
    .filter((path) => /\.ya?ml$/i.test(path))
    .map((path) => ({ path, known: readConfigPath(path) }))
    .filter(({ path, known }) => known?.loaded ?? !/(?:^|[\\/])_[^\\/]*$/.test(path))
  const known = configs.filter((config) => config.known)
  return (known.length > 0 ? known : configs).map(({ path }) => path)
}

type Results = { file: string; report: CheckReport }[]

type Totals = Record<Severity, number>

/** What the printed text says beside the results. */
interface Around {
  siteUrl: string
  /** The version that was checked against, with a blank in front; empty for current ones. */
  against: string
}

/**
 * Checks files and prints what is found.
 *
 * @param files the files in the order in which they are printed
 * @param reference what the reference knows
 * @param options how to print
 */
export function checkFiles(
  files: readonly CheckedFile[],
  reference: CheckerReference,
  options: CliOptions,
): CliResult {
  const results = files.map(({ file, text, path = file }) => {
    const report = checkConfig(text, reference, { file: path })
    return { file, report: options.quiet ? withoutInfo(report) : report }
  })
  const total = addCounts(results)
  const printed = { text: printText, json: printJson, github: printGithub }[options.format]
  const against = reference.version ? ` against ${runningName(reference.version.running)}` : ''
  return {
    output: printed(results, total, { siteUrl: options.siteUrl ?? '', against }),
    exitCode: total.error > 0 ? 1 : 0,
  }
}

function withoutInfo(report: CheckReport): CheckReport {
  return {
    ...report,
    findings: report.findings.filter(({ severity }) => severity !== 'info'),
    counts: { ...report.counts, info: 0 },
  }
}

function addCounts(results: Results): Totals {
  const total: Totals = { error: 0, warning: 0, info: 0 }
  for (const { report } of results) {
    for (const severity of ['error', 'warning', 'info'] as const) {
      total[severity] += report.counts[severity]
    }
  }
  return total
}

function printText(results: Results, total: Totals, { siteUrl, against }: Around): string {
  const parts = results.flatMap(({ file, report }) => [
    ...report.findings.map((finding) => textOf(file, finding, siteUrl)),
    ...(report.truncated ? [`${oneLine(file)}: there is more; this is where the list ends\n`] : []),
  ])
  return `${parts.join('\n')}${parts.length > 0 ? '\n' : ''}${summary(results.length, total, against)}\n`
}

function textOf(file: string, finding: Finding, siteUrl: string): string {
  const { line, column, severity, code, message, why, fix, href } = finding
  const place = `${file}:${line}:${column}`
  const lines = [`${place}  ${severity}  ${message}  (${code})`, `    ${why}`]
  if (fix) lines.push(`    Fix: ${fix.title}.`)
  if (href !== undefined) lines.push(`    See ${siteUrl}${href}`)
  // A file's name and its text end up in a terminal, and in workflows that read commands from it.
  return `${lines.map(oneLine).join('\n')}\n`
}

function summary(files: number, { error, warning, info }: Totals, against: string): string {
  const checked = `${count(files, 'file')} checked${against}`
  if (error + warning + info === 0) return `${checked}: nothing to report.`
  return `${checked}: ${count(error, 'error')}, ${count(warning, 'warning')}, ${count(info, 'hint')}.`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function printJson(results: Results, total: Totals): string {
  const files = results.map(({ file, report }) => ({ file, ...report }))
  return `${JSON.stringify({ version: 1, counts: total, files }, null, 2)}\n`
}

const GITHUB_LEVELS = { error: 'error', warning: 'warning', info: 'notice' } as const

function printGithub(results: Results, total: Totals, { against }: Around): string {
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
