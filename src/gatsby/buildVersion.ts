import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** What of the repository decides how webpack compiles a file, besides the file itself. */
const CONFIGURING = ['src/gatsby', 'gatsby-node.ts', 'gatsby-config.ts', 'site.config.ts']

/** Npm's own record of what is installed; a copy of the site has its packages further up. */
const INSTALLED = 'node_modules/.package-lock.json'

/**
 * The version of webpack's cache: results of other packages or of another configuration must not
 * be used, whichever way Gatsby was started.
 *
 * @param root folder of the site
 * @returns a hash
 */
export function buildVersion(root: string): string {
  return versionOf(root, CONFIGURING, /\.tsx?$/)
}

/**
 * The version of the cache of compiled docs.
 *
 * @param root folder of the site
 * @returns a hash of the code and the packages that compile them
 */
export function compilerVersion(root: string): string {
  // Any code that is not a component: what docs are compiled with is somewhere in it.
  return versionOf(root, ['src'], /\.ts$/)
}

function versionOf(root: string, names: readonly string[], kind: RegExp): string {
  const hash = createHash('sha1').update(process.version)
  const files = names.flatMap((name) => filesIn(path.join(root, name), kind))
  for (const file of [...files, installed(root)]) {
    if (file !== undefined) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(start: string, kind: RegExp): string[] {
  if (!existsSync(start)) return []
  if (kind.test(start)) return [start]
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !name.includes('.test.'))
    .sort()
    .map((name) => path.join(start, name))
}

function installed(folder: string): string | undefined {
  const file = path.join(folder, INSTALLED)
  if (existsSync(file)) return file
  const parent = path.dirname(folder)
  return parent === folder ? undefined : installed(parent)
}
