/** A folder of a run's own. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Makes a folder that is gone when the process ends, also when the run is interrupted.
 *
 * @param {string} prefix how its name begins
 * @returns {string} its path
 */
export function workFolder(prefix) {
  const work = mkdtempSync(path.join(os.tmpdir(), prefix))
  process.once('exit', () => rmSync(work, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return work
}
