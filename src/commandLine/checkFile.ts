/** One file of a server: read, checked, and mended when that is asked for. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { checkConfig } from '../effects/checker/check'
import type { CheckerReference } from '../effects/checker/reference'
import { fixSafely } from '../effects/checker/safeFixes'
import type { CheckReport } from '../effects/checker/types'

/** Larger configs are no configs. */
const MAX_BYTES = 8 * 1024 * 1024

/** What became of a file. */
export type FileResult =
  | { report: CheckReport; fixed?: { made: number; backup: string } }
  /** Why nothing can be said about it. */
  | { problem: string }

/**
 * @param path absolute path of a config
 * @param reference what the reference knows
 * @param fix whether safe fixes are made in the file; what was there stays beside it in a file that
 *   no plugin reads
 * @returns what is found, after the fixes; never throws
 */
export function checkFile(path: string, reference: CheckerReference, fix: boolean): FileResult {
  try {
    const { size } = statSync(path)
    if (size > MAX_BYTES) return { problem: `is larger than ${MAX_BYTES / 1024 / 1024} MB.` }
    const bytes = readFileSync(path)
    const text = bytes.toString('utf8')
    const check = (config: string) => checkConfig(config, reference, { file: path })
    // Written back, a text in another encoding would lose letters.
    if (!fix || !Buffer.from(text, 'utf8').equals(bytes)) return { report: check(text) }
    const fixed = fixSafely(text, check)
    if (fixed.made === 0) return { report: fixed.report }
    const backup = keep(path, bytes)
    writeFileSync(path, fixed.text)
    return { report: fixed.report, fixed: { made: fixed.made, backup } }
  } catch (error) {
    return { problem: `cannot be read or written: ${(error as Error).message}` }
  }
}

/** A file that is there already is left as it is. */
function keep(path: string, bytes: Buffer): string {
  for (let number = 1; ; number += 1) {
    const backup = `${path}.bak${number === 1 ? '' : number}`
    try {
      writeFileSync(backup, bytes, { flag: 'wx' })
      return backup
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
