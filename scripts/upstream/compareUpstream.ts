/** The whole comparison of the site with the checkouts. */
import { addressOf, checkLedger, sourcesOf } from '../../src/docs/ledger/ledger'
import type { Ledger } from '../../src/docs/ledger/ledger'
import type { CheckerReference } from '../../src/effects/checker/reference'
import { findInConfigs } from './compare/configFindings'
import { compareEntries, subjectOf } from './compare/entries'
import { applyExceptions } from './compare/exceptions'
import type { Exception } from './compare/exceptions'
import { DIFFERENCE_KINDS } from './compare/difference'
import type { Difference, DifferenceKind } from './compare/difference'
import { comparePlugins } from './compare/plugins'
import { readGoals } from './entries/goals'
import { readSourceEntries } from './entries/sourceEntries'
import type { SourceEntry } from './entries/model'
import { findChanges } from './ledger/changes'
import { entryPages } from './site/pages'
import type { EntryPage, Page } from './site/pages'
import { readSources } from './source/checkouts'
import type { Checkout } from './source/checkouts'
import { indexClasses } from './source/classes'
import type { ReadSource } from './syntax/parser'

export interface UpstreamInput {
  pages: readonly Page[]
  ledger: Ledger
  exceptions: readonly Exception[]
  checkouts: readonly Checkout[]
  /** What the checker goes by. */
  reference: CheckerReference
  read: ReadSource
}

export interface UpstreamReport {
  /** Commits that were read, by repository. */
  repositories: Record<string, string>
  /** Repositories of the ledger without a checkout. */
  missing: string[]
  figures: Record<string, number>
  /** Files of which the grammar could not read everything, with the lines. */
  unread: { repository: string; path: string; lines: number[] }[]
  differences: Difference[]
}

/** Repositories that pages rest on, but that bring nothing to compare. */
const BACKGROUND = new Set(['Paper'])

/**
 * @param input site and source
 * @returns what differs
 */
export function compareUpstream(input: UpstreamInput): UpstreamReport {
  const { pages, ledger, checkouts } = input
  const compared = checkouts.filter(({ name }) => !BACKGROUND.has(name))
  const files = compared.flatMap((checkout) => readSources(checkout, input.read))
  const index = indexClasses(files)
  const sourceEntries = [...readSourceEntries(index), ...readGoals(index)]
  const owners = new Set(compared.map(({ name }) => name))
  const entries = compareEntries(entryPages(pages), sourceEntries, owners)
  const plugins = comparePlugins(compared, index, pages)
  const configs = findInConfigs(compared, input.reference)
  const differences = applyExceptions(
    [
      ...ledgerProblems(ledger, pages),
      ...unnotedClasses(ledger, entryPages(pages), sourceEntries),
      ...entries.differences,
      ...plugins.differences,
      ...configs.differences,
      ...findChanges(ledger, checkouts),
    ],
    input.exceptions,
    owners,
  )
  const here = new Set(checkouts.map(({ name }) => name))
  return {
    repositories: Object.fromEntries(checkouts.map(({ name, commit }) => [name, commit])),
    missing: Object.keys(ledger.repositories).filter((name) => !here.has(name)),
    figures: {
      'files of source': files.length,
      'entries in the source': sourceEntries.length,
      'entry pages': entryPages(pages).length,
      'entry pages compared': entries.compared,
      ...plugins.figures,
      'default configs checked': configs.files,
      'pages in the ledger': Object.keys(ledger.pages).length,
      'reviewed exceptions': input.exceptions.flatMap(({ subjects }) => subjects).length,
    },
    unread: files
      .filter(({ source }) => source.unread.length > 0)
      .map(({ repository, path, source }) => ({
        repository,
        path,
        lines: [...new Set(source.unread)],
      })),
    differences: differences.map((difference) => withLink(difference, checkouts)).sort(byKind),
  }
}

function ledgerProblems(ledger: Ledger, pages: readonly Page[]): Difference[] {
  const names = new Set(pages.map(({ name }) => name))
  return checkLedger(ledger, names).map(({ entry, message }) => ({
    kind: 'ledger',
    subject: entry,
    message,
  }))
}

/** The class of an entry has to be among the files that its page rests on. */
function unnotedClasses(
  ledger: Ledger,
  pages: readonly EntryPage[],
  entries: readonly SourceEntry[],
): Difference[] {
  return pages.flatMap(({ name, entry }) => {
    const noted = new Set(
      sourcesOf(ledger, name).map(({ repository, path }) => `${repository}/${path}`),
    )
    const found = entries.filter((source) => subjectOf(source) === subjectOf(entry))
    if (entry.removed) return []
    return found
      .filter(({ place }) => !noted.has(`${place.repository}/${place.path}`))
      .map(({ place }) => ({
        kind: 'ledger' as const,
        subject: `${entry.kind}/${entry.id}`,
        message: `The ledger does not note that the page rests on \`${place.path}\` of ${place.repository}.`,
        page: name,
        source: place,
      }))
  })
}

function withLink(difference: Difference, checkouts: readonly Checkout[]): Difference {
  const { source, link } = difference
  const commit = checkouts.find(({ name }) => name === source?.repository)?.commit
  if (!source || link !== undefined || commit === undefined) return difference
  const address = `${addressOf(source.repository)}/blob/${commit}/${source.path}#L${source.line}`
  return { ...difference, link: address }
}

const KINDS = Object.keys(DIFFERENCE_KINDS) as DifferenceKind[]

const byKind = (a: Difference, b: Difference): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)
