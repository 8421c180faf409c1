/** The reference, made ready for looking things up. */
import { distance } from 'fastest-levenshtein'
import { nearest } from '../../text/nearest'
import { bareKey } from './keys'
import { CHECKED_KINDS, entryHref } from './reference'
import type { CheckedKind, CheckerReference, ReferenceEntry, ReferenceVersion } from './reference'

/** Finding what was meant costs time; a text full of rubbish must not take long. */
const MAX_SUGGESTIONS = 400

/** Ids that older guides use for something that has another name. */
const OLD_TRIGGERS: Record<string, string> = {
  // facts, `/effects/all-triggers`: "break_block does not exist (older examples used it)"
  break_block: 'mine_block',
}

/** Triggers whose ids have a part that the owner chooses, behind a prefix. */
interface Family {
  prefix: string
  entry: ReferenceEntry
}

const familiesOf = (entries: readonly ReferenceEntry[]): Family[] =>
  entries
    .filter(({ id }) => id.endsWith('>'))
    .map((entry) => ({ prefix: entry.id.slice(0, entry.id.indexOf('<')), entry }))

const familyOf = (id: string, families: readonly Family[]): Family | undefined =>
  families.find(({ prefix }) => id.startsWith(prefix) && id.length > prefix.length)

/** What a trigger id stands for. */
export type TriggerLookup =
  | { found: ReferenceEntry }
  /** The family exists, but not with this number. */
  | { refused: ReferenceEntry }
  | { unknown: true }

export class Catalogue {
  private readonly byId: Record<CheckedKind, Map<string, ReferenceEntry>>
  private readonly families: Family[]
  private readonly laterFamilies: Family[]
  private readonly suggested = new Map<string, string[]>()
  /** When only what this version has is in the catalogue. */
  readonly version: ReferenceVersion | undefined

  constructor(reference: CheckerReference) {
    const maps = CHECKED_KINDS.map(
      (kind) => [kind, new Map(reference.entries[kind].map((entry) => [entry.id, entry]))] as const,
    )
    this.byId = Object.fromEntries(maps) as Record<CheckedKind, Map<string, ReferenceEntry>>
    this.families = familiesOf(reference.entries.trigger)
    this.version = reference.version
    this.laterFamilies = familiesOf([...(reference.version?.later.values() ?? [])])
  }

  find(kind: CheckedKind, id: string): ReferenceEntry | undefined {
    return this.byId[kind].get(id)
  }

  /**
   * @param id as written: a plain id, or one of a family such as `static_20`
   * @returns its entry. Families take every ending, but intervals are refused below 1 (facts,
   *   `/effects/data-flow`, "TRIGGER FAMILIES")
   */
  trigger(id: string): TriggerLookup {
    const plain = this.byId.trigger.get(id)
    if (plain) return { found: plain }
    const family = familyOf(id, this.families)
    if (!family) return { unknown: true }
    const ending = id.slice(family.prefix.length)
    const isInterval = family.entry.id.endsWith('<interval>')
    if (isInterval && /^-?\d+$/.test(ending) && Number(ending) < 1) return { refused: family.entry }
    return { found: family.entry }
  }

  /**
   * @param kind kind of the id
   * @param id as written
   * @returns its entry, when it came later than the version in the catalogue
   */
  later(kind: CheckedKind, id: string): ReferenceEntry | undefined {
    const plain = this.version?.later.get(`${kind}/${id}`)
    return plain ?? (kind === 'trigger' ? familyOf(id, this.laterFamilies)?.entry : undefined)
  }

  href(kind: CheckedKind, entry: ReferenceEntry): string {
    return entry.href ?? entryHref(kind, entry.id)
  }

  /** All mutators, for telling which one helps. */
  mutators(): ReferenceEntry[] {
    return [...this.byId.mutator.values()].filter(({ removed }) => removed === undefined)
  }

  /** All triggers, for telling which one hands over what. */
  triggers(): ReferenceEntry[] {
    return [...this.byId.trigger.values()].filter(({ removed }) => removed === undefined)
  }

  /**
   * @param kind kind of the id
   * @param written what stands in the config
   * @returns ids that may be meant, the likeliest first
   */
  suggest(kind: CheckedKind, written: string): string[] {
    const old = kind === 'trigger' ? OLD_TRIGGERS[written] : undefined
    if (old !== undefined) return [old]
    return this.nearest(kind, written, () =>
      [...this.byId[kind].values()]
        .filter(({ id, removed }) => removed === undefined && !id.endsWith('>'))
        .map(({ id }) => id),
    )
  }

  /**
   * @param written what stands in the config
   * @param names what could stand there
   * @returns names that may be meant, the likeliest first
   */
  suggestName(written: string, names: readonly string[]): string[] {
    return this.nearest(names.join(), written, () => names)
  }

  private nearest(group: string, written: string, candidates: () => readonly string[]): string[] {
    const key = `${group}\n${written}`
    const known = this.suggested.get(key)
    if (known) return known
    if (this.suggested.size >= MAX_SUGGESTIONS || written.length > 60) return []
    const all = candidates()
    const bare = bareKey(written)
    const same = all.find((candidate) => bareKey(candidate) === bare)
    const found = same === undefined ? nearest(written, all, 3) : [same]
    this.suggested.set(key, found)
    return found
  }
}

/**
 * Tells a slip of the pen from an id that a newer version may have. `above_x` beside `above_y` is
 * no slip, `above_baalnce` is.
 *
 * @param written a word
 * @param meant what it may stand for
 * @returns whether the two differ only in case and separators, or in a letter or two of a long
 *   part of the id
 */
export function isSlip(written: string, meant: string): boolean {
  if (bareKey(written) === bareKey(meant)) return true
  const parts = written.toLowerCase().split('_')
  const meantParts = meant.toLowerCase().split('_')
  return (
    parts.length === meantParts.length &&
    parts.every((part, index) => isPartSlip(part, meantParts[index] ?? ''))
  )
}

function isPartSlip(part: string, meant: string): boolean {
  if (part === meant) return true
  const length = Math.min(part.length, meant.length)
  if (length < 4) return false
  const edits = distance(part, meant)
  const swapped = edits === 2 && [...part].sort().join('') === [...meant].sort().join('')
  return edits === 1 || swapped || (edits === 2 && length >= 7)
}
