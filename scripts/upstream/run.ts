/** What `npm run upstream` does. */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readContentReference } from '../../src/docs/readContent'
import type { DataProblem } from '../../src/text/dataFile'
import { formatLedger, parseLedger } from '../../src/docs/ledger/ledger'
import type { Ledger } from '../../src/docs/ledger/ledger'
import { formatSince } from '../../src/effects/since/since'
import { checkReleases, formatReleases, listReleases } from '../../src/effects/versions/releases'
import { exceptionsSchema } from './compare/exceptions'
import type { Exception } from './compare/exceptions'
import { LIBRARIES } from './compare/plugins'
import { compareUpstream } from './compareUpstream'
import { acceptPages, findPage } from './ledger/accept'
import { noteVersions } from './ledger/versions'
import { markdownReport, textReport } from './report'
import { renewReleases } from './releases/readReleases'
import { readSince } from './since/readSince'
import { readPages } from './site/pages'
import { cloneMissing, findCheckouts } from './source/checkouts'
import type { Checkout } from './source/checkouts'
import { loadParsers } from './syntax/parser'

const USAGE =
  'Usage: npm run upstream -- <folder of checkouts> [--json | --markdown] [--accept <page>]... [--versions] [--since] [--clone]'

const OPTIONS = {
  json: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  accept: { type: 'string', multiple: true, default: [] as string[] },
  versions: { type: 'boolean', default: false },
  since: { type: 'boolean', default: false },
  clone: { type: 'boolean', default: false },
} as const

export interface Surroundings {
  /** Folder that paths are given from. */
  start: string
  /** Content folder. */
  content: string
}

/** Called wrongly, or with data that cannot be used. */
class Refusal extends Error {}

/**
 * @param args arguments of the command
 * @param around where it was called
 * @returns the exit code
 */
export async function runUpstream(args: string[], around: Surroundings): Promise<number> {
  try {
    return await run(args, around)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return 2
  }
}

async function run(args: string[], { start, content }: Surroundings): Promise<number> {
  const { values, folder } = readArguments(args)
  const ledgerFile = path.join(content, '_data', 'sources.json')
  const ledger = readLedger(ledgerFile)
  const checkoutFolder = path.resolve(start, folder)
  if (values.clone) {
    fs.mkdirSync(checkoutFolder, { recursive: true })
    for (const { name, branch, failure } of cloneMissing(checkoutFolder, ledger.repositories)) {
      const at = branch === undefined ? '' : `, branch ${branch}`
      console.error(failure ?? `Cloned ${name}${at}.`)
    }
  }
  const checkouts = readCheckouts(checkoutFolder, ledger)
  if (values.accept.length > 0) return accept(ledgerFile, ledger, content, values.accept, checkouts)
  if (values.versions) {
    fs.writeFileSync(ledgerFile, formatLedger(noteVersions(ledger, checkouts)))
    return writeReleases(path.join(content, '_data', 'releases.json'), checkouts)
  }
  const read = await loadParsers()
  if (values.since) {
    const libreforge = checkouts.find(({ name }) => name === 'libreforge')
    if (!libreforge) throw new Refusal('There is no clone of libreforge in the folder.')
    const since = readSince(libreforge, read)
    fs.writeFileSync(path.join(content, '_data', 'since.json'), formatSince(since))
    console.log(`${Object.keys(since.entries).length} entries up to ${since.upTo}.`)
    return 0
  }
  const pages = readPages(content)
  const report = compareUpstream({
    pages,
    ledger,
    exceptions: readExceptions(),
    checkouts,
    reference: readContentReference(path.resolve(content)),
    read,
  })
  if (values.json) console.log(JSON.stringify(report, null, 2))
  else process.stdout.write(values.markdown ? markdownReport(report) : textReport(report))
  return report.differences.length > 0 ? 1 : 0
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    const [folder, ...others] = positionals
    if (folder === undefined || others.length > 0) throw new Error('Name one folder of checkouts.')
    return { values, folder }
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function readLedger(file: string): Ledger {
  const { ledger, problems } = parseLedger(fs.readFileSync(file, 'utf8'))
  if (ledger) return ledger
  throw new Refusal(sayProblems(file, problems))
}

function readExceptions(): Exception[] {
  const file = new URL('exceptions.json', import.meta.url)
  const { data, error } = exceptionsSchema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')))
  if (data) return data
  throw new Refusal(`exceptions.json: ${z.prettifyError(error)}`)
}

const sayProblems = (file: string, problems: readonly DataProblem[]): string =>
  problems.map(({ entry, message }) => `${file}: ${entry}: ${message}`).join('\n')

/** Releases of plugins that are not in the folder stay as they were. */
function writeReleases(file: string, checkouts: readonly Checkout[]): number {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{"releases":{}}'
  const { releases, problems } = checkReleases(text)
  if (!releases) throw new Refusal(sayProblems(file, problems))
  const renewed = renewReleases(releases, checkouts)
  fs.writeFileSync(file, formatReleases(renewed))
  console.log(`${listReleases(renewed).length} releases with libreforge.`)
  return 0
}

function readCheckouts(folder: string, ledger: Ledger): Checkout[] {
  if (!fs.existsSync(folder)) throw new Refusal(`There is no folder ${folder}.`)
  const checkouts = findCheckouts(folder, Object.keys(ledger.repositories))
  // Without the libraries no class of a plugin can be followed to what it is.
  const missing = LIBRARIES.filter((library) => !checkouts.some(({ name }) => name === library))
  if (missing.length === 0) return checkouts
  throw new Refusal(`${folder} has no clone of ${missing.join(' and ')}.`)
}

function accept(
  ledgerFile: string,
  ledger: Ledger,
  content: string,
  ids: readonly string[],
  checkouts: readonly Checkout[],
): number {
  try {
    const pages = readPages(content)
    const names = ids.map((id) => findPage(pages, id).name)
    fs.writeFileSync(
      ledgerFile,
      formatLedger(noteVersions(acceptPages(ledger, names, checkouts), checkouts)),
    )
    for (const name of names) console.log(`${name} is noted as read.`)
    return 0
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}
