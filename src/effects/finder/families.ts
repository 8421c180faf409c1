/** Ids that configs fill in: `static_20` is one of the family `static_<interval>`. */
import type { EngineRecord } from '../../search/indexFile'
import { slotPatterns } from '../../search/names'
import { foldWord } from '../../search/words'

/**
 * @param id of an entry
 * @returns whether what was written is one of the family with this id; never for plain ids
 */
export function familyTest(id: string): (written: string) => boolean {
  // The search looks at no more of a record that is the page of an entry.
  const patterns = slotPatterns({ type: 'lvl1', entryId: id } as EngineRecord)
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
