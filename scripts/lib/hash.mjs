/** Content hashes of files and folders. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * @param {string} start a file or folder; one that does not exist holds no files
 * @returns {string[]} paths of all files in it, sorted
 */
export function listFiles(start) {
  if (!existsSync(start)) return []
  if (!statSync(start).isDirectory()) return [start]
  return readdirSync(start)
    .sort()
    .flatMap((name) => listFiles(path.join(start, name)))
}

/**
 * @param {string[]} inputs files and folders
 * @param {Record<string, string | undefined>} [values] further things that the result depends on
 * @returns {string} a hash that changes with any file's path or content and any value
 */
export function hashOf(inputs, values = {}) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(listFiles)) {
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  for (const [name, value] of Object.entries(values).sort()) hash.update(`\0${name}=${value ?? ''}`)
  return hash.digest('hex')
}
