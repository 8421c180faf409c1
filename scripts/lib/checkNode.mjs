/**
 * Stops a script with one sentence when Node is too old. Imported first by every command, so
 * that it runs before anything newer is used.
 */
import { readFileSync } from 'node:fs'

/** @type {{ engines: { node: string } }} */
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/**
 * @param {string} version such as `20.3.0`, with or without `v` or `>=` in front
 * @returns {number[]} major, minor and patch
 */
function parts(version) {
  return version
    .replace(/^[^\d]*/, '')
    .split('.')
    .map(Number)
}

/**
 * @param {string} version version that runs
 * @param {string} range what is wanted, in the form `>=1.2.3`
 * @returns {boolean} whether the version is new enough
 */
export function isNewEnough(version, range) {
  const have = parts(version)
  const want = parts(range)
  for (let i = 0; i < want.length; i += 1) {
    const difference = (have[i] || 0) - (want[i] || 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

if (!isNewEnough(process.version, manifest.engines.node)) {
  console.error(
    `This site needs Node ${manifest.engines.node.replace('>=', '')} or later, but this is Node ${process.version.slice(1)}.`,
  )
  process.exit(1)
}
