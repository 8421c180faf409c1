/** What a word that the reference does not know may stand for. */
import { nearest } from '../../text/nearest'
import { familyOf } from '../triggerFamilies'
import { bareKey } from './keys'
import { byKind } from './reference'
import type { CheckedKind, CheckerReference } from './reference'

/** Finding what was meant costs time; a text full of rubbish must not take long. */
const MAX_WORDS = 400

/** No id or key is longer. */
const MAX_LENGTH = 60

/** Ids that older guides use for something that has another name. */
const OLD_TRIGGERS: Record<string, string> = {
  // facts, `/effects/all-triggers`: "break_block does not exist (older examples used it)"
  break_block: 'mine_block',
}

/**
 * The suggestions for one text. Each text has its own, so that what is found in it is the same
 * whatever was checked before.
 */
export class Suggestions {
  private readonly found = new Map<string, string[]>()
  private readonly ids: Record<CheckedKind, () => readonly string[]>

  constructor(reference: CheckerReference) {
    this.ids = byKind((kind) =>
      once(() =>
        reference.entries[kind]
          .filter(({ id, removed }) => removed === undefined && !familyOf(id))
          .map(({ id }) => id),
      ),
    )
  }

  /**
   * @param kind kind of the id
   * @param written what stands in the config
   * @returns ids that may be meant, the likeliest first
   */
  ofId(kind: CheckedKind, written: string): string[] {
    const old = kind === 'trigger' ? OLD_TRIGGERS[written] : undefined
    if (old !== undefined) return [old]
    return this.nearest(kind, written, this.ids[kind])
  }

  /**
   * @param written what stands in the config
   * @param names what could stand there
   * @returns names that may be meant, the likeliest first
   */
  ofName(written: string, names: readonly string[]): string[] {
    return this.nearest(names.join(), written, () => names)
  }

  /**
   * @param group name of a long list, which stays the same
   * @param written what stands in the config
   * @param names what could stand there
   * @returns names that may be meant, the likeliest first
   */
  ofGroup(group: string, written: string, names: readonly string[]): string[] {
    return this.nearest(group, written, () => names)
  }

  private nearest(group: string, written: string, candidates: () => readonly string[]): string[] {
    const key = `${group}\n${written}`
    const known = this.found.get(key)
    if (known) return known
    if (this.found.size >= MAX_WORDS || written.length > MAX_LENGTH) return []
    const all = candidates()
    const bare = bareKey(written)
    const same = all.find((candidate) => bareKey(candidate) === bare)
    const found = same === undefined ? nearest(written, all, 3) : [same]
    this.found.set(key, found)
    return found
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
