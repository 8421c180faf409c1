/** Which version of a repository a commit is. */
import type { Ledger } from '../../../src/docs/ledger/ledger'
import type { Checkout } from '../source/checkouts'
import { findCommit, readFileAt, tagsAt } from '../source/git'

/** Tags of versions; others mark trials. */
export const VERSION_TAG = /^v?(\d+(?:\.\d+)+)$/

/** Where builds of the plugins name versions. */
export const PROPERTIES_FILE = 'gradle.properties'

/** How it names the version; a server is known by the game's. */
const PROPERTIES = ['version', 'mcVersion']

/**
 * @param properties text of a `gradle.properties`
 * @param name name of a property, without signs that mean something in patterns
 * @returns its value, if there is one
 */
export function readProperty(properties: string, name: string): string | undefined {
  return new RegExp(`^${name}\\s*=\\s*(\\S+)\\s*$`, 'm').exec(properties)?.[1]
}

/**
 * @param tags names of the tags on a commit
 * @param properties text of its `gradle.properties`, if there is one
 * @param noted version that the ledger has so far
 * @returns its version: that of a tag, otherwise the one that the build names. A branch that no release
 *   has yet names the release before it: there `2026.29-pr121`, which somebody has noted, says more.
 */
export function versionOf(
  tags: readonly string[],
  properties = '',
  noted?: string,
): string | undefined {
  const [tagged] = tags.flatMap((tag) => VERSION_TAG.exec(tag)?.[1] ?? [])
  const [built] = PROPERTIES.flatMap((name) => readProperty(properties, name) ?? [])
  if (tagged !== undefined) return tagged
  return built !== undefined && noted?.startsWith(`${built}-`) ? noted : built
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
      const version = isHere
        ? versionAt(folder, commit, ledger.versions[name])
        : ledger.versions[name]
      return version === undefined ? [] : [[name, version]]
    },
  )
  return { ...ledger, versions: Object.fromEntries(versions) }
}

function versionAt(folder: string, commit: string, noted?: string): string | undefined {
  const texts = readFileAt(folder, PROPERTIES_FILE, [commit])
  return versionOf(tagsAt(folder, commit), texts.get(commit), noted)
}
