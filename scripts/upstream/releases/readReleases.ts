/** Finds out which version of libreforge is in each release of a plugin. */
import { collectReleases, listReleases } from '../../../src/effects/versions/releases'
import type { Release, Releases } from '../../../src/effects/versions/releases'
import { LIBRARIES } from '../compare/plugins'
import { PROPERTIES_FILE, VERSION_TAG, readProperty } from '../ledger/versions'
import type { Checkout } from '../source/checkouts'
import { commitsOf, listTags, readFileAt } from '../source/git'

/** How builds of plugins name the version of libreforge; before libreforge 4 they did not. */
const LIBREFORGE = 'libreforge-version'

/** Versions of trials have words in them. */
const VERSION = /^\d+(?:\.\d+)+$/

/**
 * @param releases the data so far
 * @param checkouts repositories that are there, with their tags and history
 * @returns the data with the releases of these plugins as they are now
 */
export function renewReleases(releases: Releases, checkouts: readonly Checkout[]): Releases {
  const plugins = checkouts.filter(({ name }) => !LIBRARIES.includes(name))
  const read = new Set(plugins.map(({ name }) => name))
  return collectReleases([
    ...listReleases(releases).filter(({ plugin }) => !read.has(plugin)),
    ...plugins.flatMap(releasesOf),
  ])
}

/**
 * Some releases were made without a tag: for these the last commit counts that names the version.
 *
 * @param checkout a plugin
 * @returns its releases that name a version of libreforge
 */
export function releasesOf({ name, folder }: Checkout): Release[] {
  const tags = listTags(folder).map((tag) => tag.name)
  const tagged = tags.filter((tag) => VERSION_TAG.test(tag))
  const revisions = [...tagged, ...commitsOf(folder, PROPERTIES_FILE)]
  const found = new Map<string, Release>()
  for (const [revision, properties] of readFileAt(folder, PROPERTIES_FILE, revisions)) {
    const version = VERSION_TAG.exec(revision)?.[1] ?? readProperty(properties, 'version')
    const libreforge = readProperty(properties, LIBREFORGE)
    if (version === undefined || libreforge === undefined || found.has(version)) continue
    if (!VERSION.test(version) || !VERSION.test(libreforge)) continue
    found.set(version, { plugin: name, version, libreforge })
  }
  return [...found.values()]
}
