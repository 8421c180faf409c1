/** Writes the embedded engine's file at the end of the build. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INDEX_FILE } from './indexLocation'
import { packRecords } from './indexFile'
import type { SearchRecord } from './types'

/**
 * @param records records of all docs, in a settled order
 * @param publicDir folder that the static host serves
 * @returns name of the file, as it stands after the path prefix, and its size
 */
export async function writeSearchIndex(
  records: SearchRecord[],
  publicDir: string,
): Promise<{ file: string; bytes: number }> {
  const text = JSON.stringify(packRecords(records))
  await mkdir(publicDir, { recursive: true })
  await writeFile(join(publicDir, INDEX_FILE), text)
  return { file: INDEX_FILE, bytes: Buffer.byteLength(text) }
}
