/** Which version of libreforge runs, from what an admin knows: a plugin and its version. */
import { LIBRARY } from '../library'
import { compareVersions } from '../since/compareVersions'
import type { Running, VersionData, VersionNotes } from './types'

/**
 * @param data versions to choose from
 * @param name a plugin, or the library
 * @returns its releases with the version of libreforge inside, the newest first; nothing when the
 *   plugin is not known
 */
export function releasesOf(
  { libreforge, plugins }: Pick<VersionData, 'libreforge' | 'plugins'>,
  name: string,
): VersionData['plugins'][string] {
  if (name === LIBRARY) return libreforge.map((version) => [version, version] as const)
  return Object.hasOwn(plugins, name) ? (plugins[name] ?? []) : []
}

/**
 * @param data versions to choose from
 * @returns what can be named: the library, then the plugins
 */
export function versionNames({ plugins }: Pick<VersionData, 'plugins'>): string[] {
  return [LIBRARY, ...Object.keys(plugins)]
}

/**
 * @param running what a server runs
 * @returns it as a text that `findRunning` reads, such as `EcoEnchants 12.20.0`
 */
export function pickText({ name, version }: Pick<Running, 'name' | 'version'>): string {
  return `${name} ${version}`
}

/**
 * @param data versions to choose from
 * @param text a plugin or the library with a version, such as `EcoEnchants 12.20` or
 *   `libreforge=2026.14`; case does not matter, nor do zeros at the end
 * @returns what is meant, or why nothing is, with what could be
 */
export function findRunning(
  data: VersionData,
  text: string,
): { running: Running } | { problem: string } {
  const [, asked, wanted] = /^\s*([^\s=]+)(?:\s+|\s*=\s*)v?(\d+(?:\.\d+)*)\s*$/.exec(text) ?? []
  if (asked === undefined || wanted === undefined) {
    return { problem: `"${text}" is no name with a version, such as EcoEnchants=12.20.` }
  }
  const names = versionNames(data)
  const name = names.find((one) => one.toLowerCase() === asked.toLowerCase())
  if (name === undefined) {
    return {
      problem: `No plugin with libreforge is called "${asked}". Known: ${names.join(', ')}.`,
    }
  }
  const releases = releasesOf(data, name)
  const found = releases.find(([version]) => compareVersions(version, wanted) === 0)
  if (!found) {
    const known = releases.map(([version]) => version).join(', ')
    return { problem: `There is no version ${wanted} of ${name} on record. Known: ${known}.` }
  }
  const [version, libreforge] = found
  return { running: { libreforge, name, version } }
}

/**
 * All plugins of a server run the newest libreforge that one of them brings
 * (`LibreforgeLoader.kt` of Auxilor/libreforge).
 *
 * @param all what its plugins bring
 * @returns the newest of them; undefined when there is none
 */
export function newestOf(all: readonly Running[]): Running | undefined {
  return all.reduce<Running | undefined>(
    (newest, one) =>
      newest && compareVersions(newest.libreforge, one.libreforge) >= 0 ? newest : one,
    undefined,
  )
}

/**
 * @param data versions to choose from
 * @param texts versions of several plugins of a server, see `findRunning`
 * @returns what to ask about the newest libreforge among them; undefined when one is not known, and
 *   when there is none
 */
export function notesFor(data: VersionData, texts: readonly string[]): VersionNotes | undefined {
  const found = texts.flatMap((text) => {
    const one = findRunning(data, text)
    return 'running' in one ? [one.running] : []
  })
  const running = found.length === texts.length ? newestOf(found) : undefined
  return running && { running, history: data.history, plugins: Object.keys(data.plugins) }
}

/**
 * @param running what a server runs
 * @returns the rest of a sentence, such as `EcoEnchants 12.20.0 brings 4.73.0`
 */
export function runningWords({ libreforge, name, version }: Running): string {
  return name === LIBRARY ? `you run ${libreforge}` : `${name} ${version} brings ${libreforge}`
}

/**
 * @param running what a server runs
 * @returns its name, such as `libreforge 4.73.0 (EcoEnchants 12.20.0)`
 */
export function runningName(running: Running): string {
  const library = `${LIBRARY} ${running.libreforge}`
  return running.name === LIBRARY ? library : `${library} (${pickText(running)})`
}
