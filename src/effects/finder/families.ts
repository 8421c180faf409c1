/** Ids that configs fill in: `static_20` is one of the family `static_<interval>`. */
import { patternsOf } from '../../text/slots'
import { foldWord } from '../../text/words'

/**
 * @param id of an entry
 * @returns whether what was written is one of the family with this id; never for plain ids
 */
export function familyTest(id: string): (written: string) => boolean {
  const patterns = patternsOf([id])
  return (written) => patterns.some((pattern) => pattern.test(foldWord(written.trim())))
}

/**
 * @param written an id as configs have it
 * @param ids of entries
 * @returns the one that is meant: the same, or else that of its family; undefined for none
 */
export function resolveId(written: string, ids: readonly string[]): string | undefined {
  return ids.find((id) => id === written) ?? ids.find((id) => familyTest(id)(written))
}
