/** What a page tells about the source that it was read against. */
import type { EntryFields } from '../../effects/entry/entry'
import { addressOf, sourcesOf } from './ledger'
import type { Ledger } from './ledger'

/** A file of the plugins' source, at the version that was read. */
export interface SourceFile {
  /** Repository, when it is not the page's main one. */
  repository?: string
  /** Its name, without the folders. */
  name: string
  href: string
}

/** Where the facts of a page come from. */
export interface DocSources {
  /** The page's main repository with its version, such as `libreforge 2026.32`. */
  readAgainst: string
  /** The main one first. */
  files: SourceFile[]
}

/** The same, as short as a page shows it: its Markdown lists all files. */
export interface PageSources {
  readAgainst: string
  main: Pick<SourceFile, 'name' | 'href'>
  /** How many files there are besides. */
  more: number
}

/**
 * @param sources where the facts of a page come from
 * @returns what the page shows of it
 */
export function pageSources({ readAgainst, files }: DocSources): PageSources | undefined {
  const [main, ...others] = files
  if (!main) return undefined
  return { readAgainst, main: { name: main.name, href: main.href }, more: others.length }
}

/**
 * @param ledger the ledger, checked
 * @param page path of a page in the content folder, with slashes
 * @returns what it was read against; undefined for pages that rest on no source
 */
export function docSources(ledger: Ledger, page: string): DocSources | undefined {
  const sources = sourcesOf(ledger, page)
  const main = sources[0]?.repository
  if (main === undefined) return undefined
  return {
    readAgainst: `${main} ${ledger.versions[main] ?? ''}`.trim(),
    files: sources.map(({ repository, path }) => ({
      ...(repository !== main && { repository }),
      name: path.slice(path.lastIndexOf('/') + 1),
      href: `${addressOf(repository)}/blob/${ledger.repositories[repository] ?? ''}/${encodeURI(path)}`,
    })),
  }
}

/**
 * What a page of a closed plugin was read against is the library around it, not what it is about.
 *
 * @param entry an entry
 * @returns the plugin that brings it, if nobody can read its source
 */
export function closedPlugin(
  entry: Pick<EntryFields, 'owner' | 'runtime' | 'hands_over' | 'requires' | 'removed'>,
): string | undefined {
  const isUnknown = entry.runtime === 'unknown' || entry.hands_over === 'unknown'
  // What is gone is unknown because nobody reads what is gone.
  if (!isUnknown || entry.removed) return undefined
  return entry.requires[0] ?? (entry.owner === 'libreforge' ? undefined : entry.owner)
}
