/** Installs the packages when they are missing or not those of the lockfile. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './paths.mjs'
import { fail, run } from './run.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Compares the lockfile with the record that npm leaves in `node_modules`.
 *
 * @param {Lockfile} wanted `package-lock.json`
 * @param {Lockfile} installed `node_modules/.package-lock.json`
 * @returns {boolean} true when every package is there in the locked version; packages for other
 *   platforms may be missing
 */
export function isInstalled(wanted, installed) {
  const have = installed.packages ?? {}
  const want = Object.entries(wanted.packages ?? {}).filter(([name]) => name !== '')
  const names = new Set(want.map(([name]) => name))
  return (
    Object.keys(have).every((name) => names.has(name)) &&
    want.every(([name, locked]) => {
      const found = have[name]
      if (!found) return Boolean(locked.optional || locked.devOptional)
      return found.version === locked.version && found.integrity === locked.integrity
    })
  )
}

/**
 * @param {string} file path of a JSON file
 * @returns {Lockfile | null} null when it cannot be read
 */
function readLockfile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Runs `npm ci` when needed, without a word of it; ends the process with all of npm's when that
 * fails.
 *
 * @returns {Promise<boolean>} whether something was installed
 */
export async function ensureInstalled() {
  const wanted = readLockfile(path.join(ROOT, 'package-lock.json'))
  const installed = readLockfile(path.join(ROOT, 'node_modules/.package-lock.json'))
  if (wanted && installed && isInstalled(wanted, installed)) return false

  console.log('Installing packages, which takes a minute or two …')
  // npm says where it lives; elsewhere (plain `node scripts/start.mjs`) it is looked up.
  const npm = process.env.npm_execpath
  const args = [wanted ? 'ci' : 'install', '--include=dev', '--no-fund', '--no-audit']
  // npm warns of every package that wants an older React than this site has; all of it is known.
  const options = { cwd: ROOT, quiet: true }
  const { code, output } = npm
    ? await run(process.execPath, [npm, ...args], options)
    : await run('npm', args, options)
  if (code !== 0) fail(`${output}\nThe packages could not be installed; npm says why above.`)
  return true
}
