/** The reference, made ready for looking things up. */
import { distance } from 'fastest-levenshtein'
import { placeOf } from '../files/fileKeys'
import type { FilePlace, FileTable } from '../files/fileKeys'
import { keyTree } from '../files/keyTree'
import type { KeyNode } from '../files/keyTree'
import type { Guide } from '../guides'
import { familyOf, memberOf } from '../triggerFamilies'
import type { Member } from '../triggerFamilies'
import { bareKey } from './keys'
import { byKind, entryHref } from './reference'
import type { CheckedKind, CheckerReference, ReferenceEntry, ReferenceVersion } from './reference'

/** What a trigger id stands for. */
export type TriggerLookup = Member<ReferenceEntry> | { unknown: true }

export class Catalogue {
  private readonly byId: Record<CheckedKind, Map<string, ReferenceEntry>>
  private readonly keys = new Map<string, KeyNode | undefined>()
  private readonly tables = new Map<string, readonly FileTable[]>()
  private readonly families: readonly ReferenceEntry[]
  /** When only what this version has is in the catalogue. */
  readonly version: ReferenceVersion | undefined

  constructor(readonly reference: CheckerReference) {
    this.byId = byKind((kind) => new Map(reference.entries[kind].map((entry) => [entry.id, entry])))
    this.families = reference.entries.trigger.filter(({ id }) => familyOf(id))
    this.version = reference.version
  }

  /**
   * @param file what is known of a file
   * @returns the top of its keys; undefined when no table lists them
   */
  keysOf(file: FilePlace): KeyNode | undefined {
    const name = `${file.plugin}/${file.place}`
    if (!this.keys.has(name)) {
      const own = this.tablesOf(file)
      this.keys.set(name, own.length > 0 ? keyTree(own) : undefined)
    }
    return this.keys.get(name)
  }

  /**
   * @param file what is known of a file
   * @returns route of the page that lists its keys; undefined when none does
   */
  pageOf(file: FilePlace): string | undefined {
    return this.tablesOf(file)[0]?.route
  }

  /** Asked for every file. */
  private tablesOf({ plugin, place }: FilePlace): readonly FileTable[] {
    const name = `${plugin}/${place}`
    const known = this.tables.get(name)
    if (known) return known
    const own = (this.reference.files ?? []).filter(({ file }) => {
      const listed = placeOf(file)
      return listed.plugin === plugin && listed.place === place
    })
    this.tables.set(name, own)
    return own
  }

  find(kind: CheckedKind, id: string): ReferenceEntry | undefined {
    return this.byId[kind].get(id)
  }

  /**
   * @param id as written: a plain id, or one of a family such as `static_20`
   * @returns its entry, and what the game makes of an id of a family
   */
  trigger(id: string): TriggerLookup {
    const plain = this.byId.trigger.get(id)
    if (plain && !familyOf(id)) return { found: plain }
    return memberOf(id, this.families) ?? { unknown: true }
  }

  /**
   * @param kind kind of the id
   * @param id as written
   * @returns its entry, when it came later than the version in the catalogue
   */
  later(kind: CheckedKind, id: string): ReferenceEntry | undefined {
    const later = this.version?.later
    const plain = later?.get(`${kind}/${id}`)
    if (plain || kind !== 'trigger' || !later) return plain
    const member = memberOf(id, [...later.values()])
    return member && 'found' in member ? member.found : undefined
  }

  href(kind: CheckedKind, entry: ReferenceEntry): string {
    return entryHref(this.reference, kind, entry)
  }

  /**
   * @param guide what a page is about
   * @param anchor heading on it, if it is about a part of the page
   * @returns route of the page, with the anchor; undefined when these docs have none
   */
  guide(guide: Guide, anchor?: string): string | undefined {
    const route = this.reference.guides[guide]
    return route === undefined || anchor === undefined ? route : `${route}#${anchor}`
  }

  /**
   * @param kind a kind of entry
   * @returns route of the page that lists them; undefined when these docs have none
   */
  list(kind: CheckedKind): string | undefined {
    return this.reference.folders[kind]?.replace(/\/$/, '')
  }

  /** All mutators, for telling which one helps. */
  mutators(): ReferenceEntry[] {
    return [...this.byId.mutator.values()].filter(({ removed }) => removed === undefined)
  }

  /** All triggers, for telling which one hands over what. */
  triggers(): ReferenceEntry[] {
    return [...this.byId.trigger.values()].filter(({ removed }) => removed === undefined)
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
