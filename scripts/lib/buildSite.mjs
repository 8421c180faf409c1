/**
 * Builds another site (other content, other settings) with the code of this one, in a copy
 * under `.sites`, so that the repository's own cache and output stay as they are.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { build, buildVariables } from './gatsby.mjs'
import { hashOf, listFiles } from './hash.mjs'
import { ROOT, SITES } from './paths.mjs'

/** What a site is made of besides its content; packages are found in the folder above. */
const SOURCES = [
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'site.config.ts',
  'src',
  'static',
  'tsconfig.json',
]

/**
 * @typedef {object} SiteOptions
 * @property {string} name name of the copy under `.sites`
 * @property {string} content absolute path of the content folder
 * @property {string[]} [inputs] further files and folders that the build reads
 * @property {NodeJS.ProcessEnv} [env] settings of this site; `DOCS_*` and `ALGOLIA_*` variables
 *   of this process do not reach it
 * @property {boolean} [quiet] show Gatsby's output only on failure
 */

/**
 * @param {string} name name of a copy
 * @returns {{ dir: string, output: string }} its folder, and that of the built site in it
 */
export function siteFolder(name) {
  const dir = path.join(SITES, name)
  return { dir, output: path.join(dir, 'public') }
}

/**
 * Brings a copy of the sources up to date: changed files are copied, vanished ones removed.
 *
 * @param {string} name name of the copy
 * @returns {string} its folder
 */
export function copySources(name) {
  const { dir } = siteFolder(name)
  mkdirSync(dir, { recursive: true })
  const wanted = new Set()
  for (const file of SOURCES.flatMap((source) => listFiles(path.join(ROOT, source)))) {
    const target = path.join(dir, path.relative(ROOT, file))
    wanted.add(target)
    // Files that are the same keep their date, so that nothing is compiled again for them.
    if (existsSync(target) && readFileSync(target).equals(readFileSync(file))) continue
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(file, target)
  }
  const present = readdirSync(dir).filter((entry) => SOURCES.includes(entry))
  for (const file of present.flatMap((entry) => listFiles(path.join(dir, entry)))) {
    if (!wanted.has(file)) rmSync(file)
  }
  return dir
}

/**
 * The variables of a site's build: those of this process without its own site's settings.
 *
 * @param {Pick<SiteOptions, 'content' | 'env'>} site
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnvironment({ content, env }) {
  const cleared = Object.fromEntries(
    Object.keys(buildVariables(process.env)).map((name) => [name, undefined]),
  )
  return { ...cleared, DOCS_CONTENT: content, ...env }
}

/**
 * Builds a site unless nothing it is made of has changed since the last time.
 *
 * @param {SiteOptions} site
 * @returns {Promise<{ code: number, output: string, reused: boolean }>} exit code of the build,
 *   folder of the built site, and whether the last build was still good
 */
export async function buildSite({ name, content, inputs = [], env, quiet }) {
  const { dir, output } = siteFolder(name)
  const stamp = path.join(dir, '.stamp')
  const hash = hashOf(
    [
      ...SOURCES.map((source) => path.join(ROOT, source)),
      path.join(ROOT, 'package-lock.json'),
      path.join(ROOT, 'scripts/lib'),
      content,
      ...inputs,
    ],
    { content, node: process.version, ...env },
  )
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return { code: 0, output, reused: true }
  }
  rmSync(stamp, { force: true })
  copySources(name)
  const code = await build({ cwd: dir, env: siteEnvironment({ content, env }), quiet })
  if (code === 0) writeFileSync(stamp, hash)
  return { code, output, reused: false }
}
