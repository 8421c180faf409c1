/** What a page tells about run time, worked out at build time. */
import type { EntryFields, TriggerParameter } from '../entry/entry'
import { TYPE_NAMES } from './dataTypes'
import { dataWhenFired, PLAYER_CARRIER, typesOf } from './data'
import type { Carrier, KnownHandsOver } from './data'
import { runTimeFields } from './runTimeFields'
import { needWords, reasonWords } from './words'

/** In the words of an admin; what a page has nothing to say about is left out. */
export interface InGameFacts {
  /** Triggers: who carries the effects that they set off. */
  firesFor?: string[]
  /** Triggers that no effect can hear. */
  setsOff?: 'counters' | 'nothing'
  /** Triggers: data that is there whenever they fire. */
  always?: TriggerParameter[]
  /** Triggers: data that is there only sometimes. */
  sometimes?: { data: TriggerParameter; when: string }[]
  /** Triggers: what each piece of their data is. */
  meanings?: { data: string; text: string }[]
  /** Effects, filters and conditions: what they look for, where that is not what they declare. */
  looksFor?: string[]
  /** Filters and conditions: their answer without it. */
  otherwise?: 'passes' | 'blocks' | 'one'
  /** Data that an effect can do without, and what is different then. */
  without?: { data: string; then: string }[]
  /** Nobody knows: the source is closed. */
  unknown?: true
}

/**
 * @param entry an entry
 * @returns what its page tells about run time
 */
export function inGameFacts(entry: EntryFields): InGameFacts {
  const { hands_over, runtime } = entry
  if (entry.removed !== undefined) return {}
  if (hands_over !== undefined) {
    const meanings = Object.entries(entry.provides ?? {}).map(([data, text]) => ({ data, text }))
    return {
      ...(hands_over === 'unknown' ? { unknown: true } : triggerFacts(hands_over)),
      ...(meanings.length > 0 && { meanings }),
    }
  }
  if (runtime === undefined) return {}
  if (runtime === 'unknown') return { unknown: true }
  const without = Object.entries(runtime.without).map(([data, then]) => ({ data, then }))
  const different = runTimeFields(entry).runtime
  const looksFor =
    different === undefined || different === 'unknown' ? [] : different.needs.map(needWords)
  return {
    ...(looksFor.length > 0 && { looksFor }),
    ...(runtime.otherwise && { otherwise: runtime.otherwise }),
    ...(without.length > 0 && { without }),
  }
}

function triggerFacts(handsOver: KnownHandsOver): InGameFacts {
  const types = typesOf(handsOver.DISPATCHER)
  const ofPlayers = dataWhenFired(handsOver, PLAYER_CARRIER)
  const carrier: Carrier = { types, item: false }
  const data = ofPlayers ?? dataWhenFired(handsOver, carrier)
  const facts: InGameFacts = {
    firesFor: types.map((type) => TYPE_NAMES[type] ?? type),
    ...(handsOver.sets_off && { setsOff: handsOver.sets_off }),
  }
  const always: TriggerParameter[] = []
  const sometimes: { data: TriggerParameter; when: string }[] = []
  for (const [datum, { reasons, isFixed }] of data ?? []) {
    if (isFixed || datum === 'DISPATCHER' || datum.startsWith('HOLDER')) continue
    const name = datum as TriggerParameter
    if (reasons.length === 0) always.push(name)
    else sometimes.push({ data: name, when: reasons.map(reasonWords).join(', and ') })
  }
  if (always.length > 0) facts.always = always
  if (sometimes.length > 0) facts.sometimes = sometimes
  return facts
}
