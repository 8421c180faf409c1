/** The words behind the command. */
import { parseArgs } from 'node:util'
import { FORMATS } from './printReports'
import type { Format } from './printReports'

export interface Options {
  paths: string[]
  format: Format
  quiet: boolean
  fix: boolean
  help: boolean
  /** Plugins with the versions that run. */
  versions: string[]
}

export const USAGE = 'Usage: node check-config.mjs [options] <file or folder> ...'

export const HELP = `${USAGE}

Checks configs of the eco plugins: whole files, and the effects, conditions, filters, mutators and
triggers in them. In a folder it reads the .yml files of these plugins. Nothing is sent anywhere.

  --format text      a paragraph for each finding (default)
  --format json      one JSON document
  --format github    annotations of a GitHub workflow
  --format sarif     SARIF 2.1.0, for code scanners
  --quiet            leaves hints out
  --version <a=b>    what the server runs, such as EcoEnchants=12.20 or libreforge=2026.25;
                     may be repeated, and the newest libreforge counts
  --fix              mends what can mean nothing else: slips in names, lists without brackets.
                     What was there is kept beside the file, as <file>.bak
  --help             shows this

Exit code: 0 without errors; 1 with errors in the configs, warnings and hints do not count;
2 when called wrongly, or when a file could not be read, checked or written.
`

/**
 * @param args what stands behind the command
 * @returns what is asked for, or what is wrong with it
 */
export function readOptions(args: readonly string[]): Options | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        quiet: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'string', multiple: true, default: [] },
      },
    })
    const { quiet, fix, help, version: versions } = values
    const format = FORMATS.find((name) => name === values.format)
    if (format === undefined) {
      return {
        problem: `There is no format "${values.format}". There are ${FORMATS.join(', ')}.`,
      }
    }
    if (positionals.length === 0 && !help) {
      return { problem: 'Name at least one file or folder.' }
    }
    return { paths: positionals, format, quiet, fix, help, versions }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
