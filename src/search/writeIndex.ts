/** Writes the embedded engine's file at the end of the build. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packRecords } from './indexFile'
import { INDEX_FILE } from './indexLocation'
import type { SearchRecord } from './types'

/**
 * @param records records of all docs, in a settled order
 * @param publicDir folder that the static host serves
 * @returns name of the file, as it stands after the path prefix, and its size
 */
export function writeSearchIndex(
  records: SearchRecord[],
  publicDir: string,
): { file: string; bytes: number } {
  const text = JSON.stringify(packRecords(records))
  mkdirSync(publicDir, { recursive: true })
  writeFileSync(join(publicDir, INDEX_FILE), text)
  return { file: INDEX_FILE, bytes: Buffer.byteLength(text) }
}
