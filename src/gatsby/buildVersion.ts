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
  const hash = createHash('sha1').update(process.version)
  for (const file of [
    ...CONFIGURING.flatMap((name) => filesIn(path.join(root, name))),
    installed(root),
  ]) {
    if (file !== undefined) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(start: string): string[] {
  if (!existsSync(start)) return []
  if (/\.tsx?$/.test(start)) return [start]
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .sort()
    .map((name) => path.join(start, name))
}

function installed(folder: string): string | undefined {
  const file = path.join(folder, INSTALLED)
  if (existsSync(file)) return file
  const parent = path.dirname(folder)
  return parent === folder ? undefined : installed(parent)
}
