import { foldWord } from '../../text/words'
import { memberOf } from '../triggerFamilies'

/**
 * @param written an id as configs have it, in any case, or its words
 * @param ids of entries
 * @returns the one that is meant: the same, or else that of its family; undefined for none, and
 *   for what the game makes no trigger of
 */
export function resolveId(written: string, ids: readonly string[]): string | undefined {
  if (ids.includes(written)) return written
  const folded = foldWord(written.trim())
  const asId = folded.replace(/[\s-]+/g, '_')
  if (ids.includes(asId)) return asId
  const member = memberOf(
    folded,
    ids.map((id) => ({ id })),
  )
  return member && 'found' in member ? member.found.id : undefined
}
