/** Writes the embedded engine's files at the end of the build. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SynonymGroup } from '../text/synonyms'
import { packRecords } from './indexFile'
import { INDEX_FILES } from './indexLocation'
import { splitIndex } from './splitIndex'
import type { SplitIndex } from './splitIndex'
import type { SearchRecord } from './types'

/**
 * @param records records of all docs, in a settled order
 * @param synonyms words that stand for each other
 * @returns the contents of its files
 */
export function indexFiles(records: SearchRecord[], synonyms: SynonymGroup[] = []): SplitIndex {
  const index = { ...packRecords(records), ...(synonyms.length > 0 && { synonyms }) }
  const stamp = createHash('sha1').update(JSON.stringify(index)).digest('base64url').slice(0, 8)
  return splitIndex(index, stamp)
}

/**
 * @param records records of all docs, in a settled order
 * @param publicDir folder that the static host serves
 * @param synonyms words that stand for each other
 * @returns names of the files, as they stand after the path prefix, and their sizes
 */
export function writeSearchIndex(
  records: SearchRecord[],
  publicDir: string,
  synonyms?: SynonymGroup[],
): { file: string; bytes: number }[] {
  const files = indexFiles(records, synonyms)
  mkdirSync(publicDir, { recursive: true })
  return Object.entries(INDEX_FILES).map(([part, file]) => {
    const text = JSON.stringify(files[part as keyof SplitIndex])
    writeFileSync(join(publicDir, file), text)
    return { file, bytes: Buffer.byteLength(text) }
  })
}
