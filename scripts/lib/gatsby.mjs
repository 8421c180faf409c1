/**
 * Runs Gatsby in a folder, with the settings that every run shares and without results that
 * older code left in the cache.
 */
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf, listFiles } from './hash.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'

/**
 * @typedef {object} GatsbyOptions
 * @property {string} [cwd] folder of the site; the repository itself when left out
 * @property {NodeJS.ProcessEnv} [env] variables over those of this process
 * @property {string[]} [args] further arguments
 * @property {boolean} [quiet] keep the output back, show it only on failure
 */

const GATSBY_CLI = path.join(ROOT, 'node_modules/gatsby/cli.js')

/** Arguments of Node with which every run of Gatsby starts. */
export const GATSBY_ARGS = [
  '--import',
  pathToFileURL(path.join(ROOT, 'scripts/lib/compileConfig.mjs')).href,
  GATSBY_CLI,
]

/**
 * @param {NodeJS.ProcessEnv} env variables of the caller
 * @returns {NodeJS.ProcessEnv} those that a run of Gatsby gets
 */
export function gatsbyEnvironment(env) {
  return {
    // Gatsby starts one worker less and waits while they work; alone one would take twice as long.
    GATSBY_CPU_COUNT: String(Math.max(3, os.availableParallelism())),
    // Lines instead of a picture that is drawn anew: each of Gatsby's five processes would otherwise
    // load what draws it, for a third of a second.
    GATSBY_LOGGER: 'yurnalist',
    ...env,
    // With as little room for new objects as Node gives, collecting garbage takes a tenth of a build.
    // The warning is of a module that packages of Gatsby use, five times a build.
    NODE_OPTIONS:
      `--max-semi-space-size=32 --disable-warning=DEP0040 ${env.NODE_OPTIONS ?? ''}`.trim(),
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_FEEDBACK_DISABLED: '1',
  }
}

/**
 * What decides over the results that Gatsby keeps in its cache. Gatsby itself only looks at
 * gatsby-node.ts, not at what that imports, and would go on to use results of older code.
 */
const BUILD_CODE = ['gatsby-config.ts', 'gatsby-node.ts', 'site.config.ts', 'src']

/**
 * Of `src` what only webpack compiles, which notices changes itself, and what no build runs. Styles
 * count: Gatsby does not render pages anew for them, which would go on to name the old style sheet.
 */
const NO_BUILD_CODE = /\.(?:tsx|snap)$|\.test\.ts$|[\\/]testing[\\/]/

/** Variables that change what is built. */
const BUILD_VARIABLES = /^(?:DOCS_|ALGOLIA_|GATSBY_(?!CPU_COUNT$))/

/**
 * @param {string} cwd folder of the site
 * @returns {string[]} the files of {@link BUILD_CODE}
 */
function buildCode(cwd) {
  return BUILD_CODE.flatMap((name) => listFiles(path.join(cwd, name)))
}

/** Beside the cache: Gatsby empties its own folder when it starts with a new cache. */
const STAMP = '.build-stamp'

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string | undefined>} the variables that change what is built
 */
export function buildVariables(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => BUILD_VARIABLES.test(name)))
}

/**
 * Removes the cache and output of a site when the code or the settings behind them have changed.
 *
 * @param {string} cwd folder of the site
 * @param {NodeJS.ProcessEnv} env variables of the coming run
 * @returns {boolean} whether something was removed
 */
export function dropStaleCache(cwd, env) {
  const cache = path.join(cwd, '.cache')
  const stamp = path.join(cwd, STAMP)
  const hash = hashOf(
    [
      ...buildCode(cwd).filter((file) => !NO_BUILD_CODE.test(path.relative(cwd, file))),
      path.join(ROOT, 'node_modules/.package-lock.json'),
      ...settingsOf(contentFolder(cwd, env), env),
    ],
    buildVariables(env),
  )
  const isStale = existsSync(cache) && (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash)
  if (isStale) {
    rmSync(cache, { recursive: true, force: true })
    // The folder itself may be open in a server, so only what is in it goes.
    const output = path.join(cwd, 'public')
    for (const name of existsSync(output) ? readdirSync(output) : []) {
      rmSync(path.join(output, name), { recursive: true, force: true })
    }
  }
  writeFileSync(stamp, hash)
  return isStale
}

/**
 * @param {string} cwd folder of the site
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} absolute path of the content
 */
const contentFolder = (cwd, env) => path.resolve(cwd, env.DOCS_CONTENT || 'content')

/** Where the sidebars of docs may be written out, seen from the folder around them. */
const SITE_FOLDERS = ['.', 'website', 'site']

/**
 * @param {string} content content folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} files and folders that decide over all pages and are none of Gatsby's: the
 *   config, and the sidebars beside docs of others
 */
function settingsOf(content, env) {
  const config = env.DOCS_CONFIG
    ? path.resolve(env.DOCS_CONFIG)
    : path.join(content, 'site.config.json')
  if (!env.DOCS_CONTENT) return [config]
  const folders = SITE_FOLDERS.map((name) => path.join(path.dirname(content), name))
  const sidebars = folders
    .filter((folder) => existsSync(folder) && statSync(folder).isDirectory())
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^(?:sidebars\.[cm]?[jt]s(?:on)?|versioned_sidebars)$/.test(name))
        .map((name) => path.join(folder, name)),
    )
  return [config, ...sidebars]
}

/** Docs that one process makes anew before another one would have been of help. */
const FEW_DOCS = 40

/**
 * Gatsby's worker processes take two seconds to start, which is longer than a few pages take.
 *
 * @param {string} cwd folder of the site, whose cache is that of the last build
 * @param {string} content content folder
 * @param {number} since time of the last build, in milliseconds
 * @returns {boolean} whether nothing but a few docs has changed since
 */
export function isSmallChange(cwd, content, since) {
  const isChanged = (/** @type {string} */ file) => statSync(file).mtimeMs > since
  if (buildCode(cwd).some((file) => !/\.test\.tsx?$/.test(file) && isChanged(file))) return false
  return listFiles(content).filter(isChanged).length <= FEW_DOCS
}

/**
 * @param {string[]} command Gatsby's command and its fixed arguments
 * @param {GatsbyOptions} options
 * @returns {Promise<number>} exit code
 */
async function gatsby(command, { cwd = ROOT, env = {}, args = [], quiet }) {
  const own = { ...process.env, ...env }
  const all = gatsbyEnvironment(own)
  const stamp = path.join(cwd, STAMP)
  const last = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  dropStaleCache(cwd, all)
  if (existsSync(path.join(cwd, '.cache')) && isSmallChange(cwd, contentFolder(cwd, own), last)) {
    all.GATSBY_CPU_COUNT = own.GATSBY_CPU_COUNT ?? '1'
  }
  const result = await run(process.execPath, [...GATSBY_ARGS, ...command, ...args], {
    cwd,
    env: all,
    quiet,
  })
  if (result.code !== 0 && quiet) process.stderr.write(result.output)
  return result.code
}

/**
 * @param {GatsbyOptions} [options]
 * @returns {Promise<number>} exit code of `gatsby build`
 */
export function build(options = {}) {
  return gatsby(['build', '--prefix-paths'], options)
}

/**
 * @param {GatsbyOptions} [options]
 * @returns {Promise<number>} exit code of `gatsby develop`
 */
export function develop(options = {}) {
  return gatsby(['develop', '-H', '127.0.0.1'], options)
}
