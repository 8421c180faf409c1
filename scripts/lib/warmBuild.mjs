/**
 * Builds a site, changes its content, builds it again, and once more from nothing: what a build
 * writes that remembers the last one has to be what a build writes that remembers nothing.
 */
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { copySources, siteEnvironment } from './buildSite.mjs'
import { build } from './gatsby.mjs'
import { listFiles } from './hash.mjs'
import { SITES } from './paths.mjs'

/**
 * Files that differ from build to build of the same sources: they hold times, or are Gatsby's
 * record of the build itself.
 */
const OF_THE_BUILD = /^(?:webpack\.stats\.json|chunk-map\.json|_gatsby\/|~partytown\/)/

/** Name of a page's data. */
const PAGE_DATA = 'page-data.json'

/**
 * @typedef {object} WarmBuild
 * @property {number} cold seconds of the first build
 * @property {{ seconds: number, made: string[] }[]} warm for each change how long the build took and
 *   which pages it made anew: their data was written (Gatsby puts its scripts into every page again)
 * @property {string[]} different files that a build from nothing writes otherwise, or not at all
 * @property {string} warmDir folder of the output after the last change
 */

/**
 * @param {object} options
 * @param {string} options.name name of the copy under `.sites`
 * @param {string} options.content content folder; a copy of it is built and changed
 * @param {((content: string, site: string) => void)[]} options.changes each changes the copy of the
 *   content, or that of the sources; a build follows
 * @param {boolean} [options.quiet] show Gatsby's output only on failure
 * @returns {Promise<WarmBuild>}
 * @throws when a build fails
 */
export async function compareWarmBuild({ name, content, changes, quiet = false }) {
  const cwd = copySources(name)
  const folder = path.join(SITES, `${name}-content`)
  const output = path.join(cwd, 'public')
  const warmDir = path.join(SITES, `${name}-warm`)
  for (const old of [folder, warmDir]) rmSync(old, { recursive: true, force: true })
  cpSync(content, folder, { recursive: true })
  // A copy of this site's content is as strict as the content itself.
  const env = siteEnvironment({ content: folder, env: { DOCS_STRICTNESS: 'strict' } })
  const timed = async () => {
    const start = performance.now()
    if ((await build({ cwd, env, quiet })) !== 0) throw new Error('A build failed.')
    return (performance.now() - start) / 1000
  }
  forget(cwd)
  const cold = await timed()
  const times = () => new Map(listFiles(output).map((file) => [file, statSync(file).mtimeMs]))
  const warm = []
  for (const change of changes) {
    const before = times()
    change(folder, cwd)
    const seconds = await timed()
    const made = [...times()]
      .filter(([file, time]) => file.endsWith(PAGE_DATA) && before.get(file) !== time)
      .map(([file]) => path.relative(path.join(output, 'page-data'), path.dirname(file)))
      .map((name) => (name === 'index' ? '/' : `/${name.replaceAll(path.sep, '/')}`))
      .sort()
    warm.push({ seconds, made })
  }
  cpSync(output, warmDir, { recursive: true })
  forget(cwd)
  await timed()
  return { cold, warm, different: differences(output, warmDir), warmDir }
}

/** @param {string} cwd folder of a site whose last build is to be forgotten */
function forget(cwd) {
  for (const name of ['.cache', 'public']) {
    rmSync(path.join(cwd, name), { recursive: true, force: true })
  }
}

/**
 * Webpack's own hash of a compilation differs from build to build, also where all that it wrote is
 * the same; Gatsby puts it into each page.
 */
const COMPILATION_HASH = /(webpackCompilationHash"?[=:]")[0-9a-f]+/g

/** Inline scripts, one of which holds it. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^<]*webpackCompilationHash[^<]*)<\/script>/g

/**
 * The policy of a page names the hash of the script that holds webpack's hash: where it names the
 * right one it differs as well.
 *
 * @param {string} text a file
 * @returns {string} the file without both
 */
function withoutHashes(text) {
  const scripts = [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
  return scripts
    .map((script) => createHash('sha256').update(script).digest('base64'))
    .reduce((rest, hash) => rest.replaceAll(`'sha256-${hash}'`, "'sha256-'"), text)
    .replace(COMPILATION_HASH, '$1')
}

/**
 * @param {string} one a file
 * @param {string} other another one
 * @returns {boolean} whether both hold the same, apart from {@link withoutHashes}
 */
function isSame(one, other) {
  const [a, b] = [readFileSync(one), readFileSync(other)]
  if (a.equals(b)) return true
  if (!/\.(?:html|json)$/.test(one)) return false
  const [first, second] = [a, b].map((file) => withoutHashes(file.toString()))
  return first === second
}

/**
 * @param {string} one a built site
 * @param {string} other another one
 * @returns {string[]} paths of files that are not the same in both
 */
export function differences(one, other) {
  const read = (/** @type {string} */ folder) =>
    new Map(
      listFiles(folder)
        .map((file) => /** @type {const} */ ([path.relative(folder, file), file]))
        .filter(([name]) => !OF_THE_BUILD.test(name)),
    )
  const [first, second] = [read(one), read(other)]
  return [...new Set([...first.keys(), ...second.keys()])].sort().filter((name) => {
    const [a, b] = [first.get(name), second.get(name)]
    return a === undefined || b === undefined || !isSame(a, b)
  })
}
