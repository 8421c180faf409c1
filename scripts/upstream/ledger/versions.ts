/** Which version of a repository a commit is. */
import type { Ledger } from '../../../src/docs/ledger/ledger'
import type { Checkout } from '../source/checkouts'
import { findCommit, listTree, readBlobs, tagsAt } from '../source/git'

/** Tags of versions; others mark trials. */
export const VERSION_TAG = /^v?(\d+(?:\.\d+)+)$/

/** How `gradle.properties` names the version; a server is known by the game's. */
const PROPERTIES = [/^version\s*=\s*(\S+)\s*$/m, /^mcVersion\s*=\s*(\S+)\s*$/m]

/**
 * @param tags names of the tags on a commit
 * @param properties text of its `gradle.properties`, if there is one
 * @returns its version: that of a tag, otherwise the one that the build names
 */
export function versionOf(tags: readonly string[], properties = ''): string | undefined {
  const [tagged] = tags.flatMap((tag) => VERSION_TAG.exec(tag)?.[1] ?? [])
  const [built] = PROPERTIES.flatMap((pattern) => pattern.exec(properties)?.[1] ?? [])
  return tagged ?? built
}

/**
 * @param ledger the ledger
 * @param checkouts repositories that are there
 * @returns the ledger with the versions that its commits are; where a commit is not at hand, the
 *   version stays
 */
export function noteVersions(ledger: Ledger, checkouts: readonly Checkout[]): Ledger {
  const folders = new Map(checkouts.map(({ name, folder }) => [name, folder]))
  const versions = Object.entries(ledger.repositories).flatMap(
    ([name, commit]): [string, string][] => {
      const folder = folders.get(name)
      const isHere = folder !== undefined && findCommit(folder, commit) !== undefined
      const version = isHere ? versionAt(folder, commit) : ledger.versions[name]
      return version === undefined ? [] : [[name, version]]
    },
  )
  return { ...ledger, versions: Object.fromEntries(versions) }
}

function versionAt(folder: string, commit: string): string | undefined {
  const properties = listTree(folder, commit).get('gradle.properties')
  const texts = properties === undefined ? undefined : readBlobs(folder, [properties])
  return versionOf(tagsAt(folder, commit), texts?.get(properties ?? ''))
}
