/**
 * Runs Gatsby in a folder, with the settings that every run shares and without results that
 * older code left in the cache.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hashOf } from './hash.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'

/**
 * @typedef {object} GatsbyOptions
 * @property {string} [cwd] folder of the site; the repository itself when left out
 * @property {NodeJS.ProcessEnv} [env] variables over those of this process
 * @property {string[]} [args] further arguments
 * @property {boolean} [quiet] keep the output back, show it only on failure
 */

export const GATSBY_CLI = path.join(ROOT, 'node_modules/gatsby/cli.js')

/** Variables that every run of Gatsby gets. */
export const GATSBY_ENV = {
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_FEEDBACK_DISABLED: '1',
  // Gatsby starts one worker less and waits while they work; alone one would take twice as long.
  GATSBY_CPU_COUNT: String(Math.max(3, os.availableParallelism())),
}

/**
 * What decides over the results that Gatsby keeps in its cache. Gatsby itself only looks at
 * gatsby-node.ts, not at what that imports, and would go on to use results of older code.
 */
const BUILD_CODE = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'site.config.ts',
  'package.json',
  'package-lock.json',
  'src/docs',
  'src/effects',
  'src/gatsby',
  'src/mdx/names.ts',
  'src/search',
]

/** Variables that change what is built. */
const BUILD_VARIABLES = /^(DOCS_|ALGOLIA_|GATSBY_)/

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
 */
function dropStaleCache(cwd, env) {
  const cache = path.join(cwd, '.cache')
  const stamp = path.join(cache, 'build-code.stamp')
  const hash = hashOf(
    [
      ...BUILD_CODE.map((name) => path.join(cwd, name)),
      path.join(ROOT, 'node_modules/.package-lock.json'),
    ],
    buildVariables(env),
  )
  if (existsSync(cache) && (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash)) {
    rmSync(cache, { recursive: true, force: true })
    // The folder itself may be open in a server, so only what is in it goes.
    const output = path.join(cwd, 'public')
    for (const name of existsSync(output) ? readdirSync(output) : []) {
      rmSync(path.join(output, name), { recursive: true, force: true })
    }
  }
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, hash)
}

/**
 * @param {string[]} command Gatsby's command and its fixed arguments
 * @param {GatsbyOptions} options
 * @returns {Promise<number>} exit code
 */
async function gatsby(command, { cwd = ROOT, env = {}, args = [], quiet }) {
  const all = { ...process.env, ...env, ...GATSBY_ENV }
  dropStaleCache(cwd, all)
  const result = await run(process.execPath, [GATSBY_CLI, ...command, ...args], {
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
