/**
 * The ledger of sources, `content/_data/sources.json`: which files of the plugins' source each page
 * was read against, with the ids of the versions that were read. The site shows it, and
 * `npm run upstream` keeps it.
 */
import { z } from 'zod'
import { readDataFile } from '../dataFile'
import type { DataProblem } from '../dataFile'

const sourceSchema = z.tuple([
  /** Repository. */
  z.string().min(1),
  /** Path in it. */
  z.string().min(1),
  /** Beginning of the file's object id. */
  z.string().regex(/^[0-9a-f]{12,40}$/, 'must be an object id of 12 or more hexadecimal digits'),
])

const ledgerSchema = z.strictObject({
  /** Commits that the pages were last read against. */
  repositories: z.record(
    z.string(),
    z.string().regex(/^[0-9a-f]{40}$/, 'must be a whole commit id'),
  ),
  /** What these commits call themselves, as readers know it. */
  versions: z.record(z.string(), z.string().regex(/^\d[\w.-]*$/, 'must be a version')).default({}),
  pages: z.record(z.string(), z.array(sourceSchema).min(1)),
})

export type Ledger = z.infer<typeof ledgerSchema>

/** A file that a page was read against. */
export interface LedgerSource {
  repository: string
  path: string
  /** Beginning of the file's object id. */
  id: string
}

/** Who has the repositories on GitHub, where it is not the maker of the plugins. */
export const OWNERS: Readonly<Record<string, string>> = { Paper: 'PaperMC' }

/**
 * @param repository name of a repository
 * @returns its address
 */
export const addressOf = (repository: string): string =>
  `https://github.com/${OWNERS[repository] ?? 'Auxilor'}/${repository}`

/**
 * @param text the ledger's text
 * @returns the ledger, or what is wrong in it
 */
export function parseLedger(text: string): { ledger?: Ledger; problems: DataProblem[] } {
  const { data: ledger, problems } = readDataFile(
    text,
    ledgerSchema,
    'sources.json',
    (path) => ` (source ${path.join(', value ')}, from 0)`,
  )
  return ledger ? { ledger, problems } : { problems }
}

/**
 * @param ledger the ledger
 * @param pages names of all pages
 * @returns entries about pages or repositories that do not exist, repositories without a version,
 *   and files that stand twice
 */
export function checkLedger(ledger: Ledger, pages: ReadonlySet<string>): DataProblem[] {
  const { repositories, versions } = ledger
  const unversioned = Object.keys(repositories).filter((name) => !(name in versions))
  const unknown = Object.keys(versions).filter((name) => !(name in repositories))
  return [
    ...unversioned.map((entry) => ({
      entry,
      message: 'The ledger has no version of it: run "npm run upstream" with --versions.',
    })),
    ...unknown.map((entry) => ({
      entry,
      message: "It has a version, but is not among the ledger's repositories.",
    })),
    ...checkPages(ledger, pages),
  ]
}

function checkPages(ledger: Ledger, pages: ReadonlySet<string>): DataProblem[] {
  return Object.entries(ledger.pages).flatMap(([page, sources]) => {
    const problems: DataProblem[] = []
    const say = (message: string) => problems.push({ entry: page, message })
    if (!pages.has(page)) say('There is no such page in the content folder.')
    const seen = new Set<string>()
    for (const [repository, path] of sources) {
      if (!(repository in ledger.repositories)) {
        say(`The repository "${repository}" is not among the ledger's repositories.`)
      }
      const file = `${repository}/${path}`
      if (seen.has(file)) say(`The file ${file} stands there twice.`)
      seen.add(file)
    }
    return problems
  })
}

/**
 * @param ledger the ledger
 * @param page name of a page
 * @returns the files that it was read against
 */
export const sourcesOf = (ledger: Ledger, page: string): LedgerSource[] =>
  (ledger.pages[page] ?? []).map(([repository, path, id]) => ({ repository, path, id }))

/**
 * @param ledger the ledger
 * @returns its text: a line for each page, so that changes are easy to see
 */
export function formatLedger({ repositories, versions, pages }: Ledger): string {
  const lines = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n')
  const parts = { repositories, versions, pages }
  const text = Object.entries(parts).map(([name, values]) => {
    return `  ${JSON.stringify(name)}: {\n${lines(values)}\n  }`
  })
  return `{\n${text.join(',\n')}\n}\n`
}
