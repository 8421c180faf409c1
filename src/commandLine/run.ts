/** The command: words in, findings out. */
import { availableParallelism } from 'node:os'
import { judgeTogether } from '../effects/checker/together'
import { runningName } from '../effects/versions/running'
import { oneLine } from '../text/quote'
import { checkAll } from './checkAll'
import type { FileWorker } from './checkAll'
import type { FileResult } from './checkFile'
import { findConfigs, shortPath } from './findConfigs'
import { HELP, USAGE, readOptions } from './options'
import type { Options } from './options'
import { printReports } from './printReports'
import type { FileReport } from './printReports'
import { progressLine } from './progressLine'
import { referenceFor } from './toolData'
import type { ToolData } from './toolData'

/** So many files are worth a processor of their own. */
const FILES_FOR_WORKER = 100

/** More of them wait for the disk. */
const MAX_WORKERS = 8

/** Where the command runs. */
export interface Surroundings {
  args: readonly string[]
  cwd: string
  env: Readonly<Record<string, string | undefined>>
  stdout: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>
  stderr: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>
  /** Starts a worker that checks files as {@link Options} ask for. */
  start: (options: Pick<Options, 'fix' | 'versions'>) => FileWorker
}

export type ExitCode = 0 | 1 | 2

/**
 * @param data what the command has inside
 * @param around where it runs
 * @returns the exit code: 0 without errors, 1 with errors in the configs, 2 when it was called
 *   wrongly or a file could not be checked
 */
export async function runCommand(data: ToolData, around: Surroundings): Promise<ExitCode> {
  const { args, cwd, stdout, stderr } = around
  const refuse = (problem: string): ExitCode => {
    stderr.write(`${oneLine(problem)}\n${USAGE}\n`)
    return 2
  }
  const options = readOptions(args)
  if ('problem' in options) return refuse(options.problem)
  if (options.help) {
    stdout.write(HELP)
    return 0
  }
  const cut = referenceFor(data, options.versions)
  if ('problem' in cut) return refuse(cut.problem)
  const found = findConfigs(options.paths, cwd)
  if ('problem' in found) return refuse(found.problem)

  const { files } = found
  const progress = progressLine(stderr, files.length)
  const results = await checkAll(files, {
    start: () => around.start(options),
    workers: workersFor(files.length),
    onProgress: progress.show,
  })
  progress.end()
  const named = files.map((file, index) => ({
    file: shortPath(file, cwd),
    result: results[index] ?? { problem: 'was not checked.' },
  }))
  const problems = named.flatMap(({ file, result }) => aside(file, result, cwd))
  for (const line of problems) stderr.write(`${oneLine(line)}\n`)
  const reports = judgeTogether(
    named.flatMap(({ file, result }): FileReport[] =>
      'report' in result ? [{ file, report: result.report }] : [],
    ),
  )
  const { version } = cut.reference
  const { output, total } = printReports(reports, {
    ...options,
    siteUrl: data.siteUrl,
    ...(version && { against: runningName(version.running) }),
    colours: wantsColours(around),
  })
  stdout.write(output)
  if (reports.length < named.length) return 2
  return total.error > 0 ? 1 : 0
}

/** What is no part of the findings: files that were changed, or could not be checked. */
function aside(file: string, result: FileResult, cwd: string): string[] {
  if ('problem' in result) return [`${file} ${result.problem}`]
  if (!result.fixed) return []
  const { made, backup } = result.fixed
  return [`${file}: ${made} mended; what was there is in ${shortPath(backup, cwd)}`]
}

function workersFor(files: number): number {
  return Math.min(availableParallelism(), MAX_WORKERS, Math.ceil(files / FILES_FOR_WORKER))
}

/** As no-color.org asks for. */
function wantsColours({ stdout, env }: Pick<Surroundings, 'stdout' | 'env'>): boolean {
  return stdout.isTTY && !env.NO_COLOR && env.TERM !== 'dumb'
}
