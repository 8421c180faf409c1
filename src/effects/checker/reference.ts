/** The part of the reference that the checker needs, as compact JSON. */
import type { EntryFields, TriggerParameter, ValueType } from '../entry/entry'
import type { TestRuntime } from '../filterFlow'
import type { HandsOver, Transform } from '../runTime/data'
import type { PairEffect, PairTrigger } from '../pairs'
import { runTimeFields } from '../runTime/runTimeFields'
import type { VersionNotes } from '../versions/types'

/** Kinds of entries that configs name. */
export const CHECKED_KINDS = ['effect', 'condition', 'filter', 'mutator', 'trigger'] as const

export type CheckedKind = (typeof CHECKED_KINDS)[number]

export interface ReferenceArgument {
  name: string
  type: ValueType
  required?: true
  aliases?: string[]
  choices?: string[]
}

export interface ReferenceEntry {
  id: string
  /** Route of its page, when it is not the usual one for kind and id. */
  href?: string
  /** Plugins it comes with. */
  plugins?: string[]
  /** True when one of them is enough. */
  anyPlugin?: true
  /** Effects: no triggers. */
  permanent?: true
  needs?: TriggerParameter[]
  offers?: TriggerParameter[]
  /** Triggers whose data depends on the plugin that fires them. */
  varies?: true
  /** Triggers: what they hand over when they fire. */
  handsOver?: HandsOver
  /** Effects, conditions and filters: what they look for when they run. */
  runtime?: TestRuntime | 'unknown'
  /** Mutators: what they do to the data. */
  transforms?: Transform[]
  /** Mutators: what the check counts as offered from there on. */
  adds?: TriggerParameter
  /** Mutators: where they take it from; one of these is enough. Nothing for the dispatcher. */
  reads?: TriggerParameter[]
  /** Effects that change their event. */
  noDelay?: true
  /** Filters. */
  value?: ValueType
  args?: ReferenceArgument[]
  /** What to use instead, plain text; empty when there is nothing. */
  deprecated?: string
  removed?: string
}

/**
 * @param entry a trigger
 * @returns what is asked of it, to tell what comes of a pair
 */
export function pairTrigger({
  id,
  offers = [],
  handsOver,
}: Pick<ReferenceEntry, 'id' | 'offers' | 'handsOver'>): PairTrigger {
  return { id, offers, ...(handsOver && { handsOver }) }
}

/**
 * @param entry an effect
 * @returns what is asked of it, to tell what comes of a pair
 */
export function pairEffect({
  id,
  needs = [],
  permanent,
  runtime,
}: Pick<ReferenceEntry, 'id' | 'needs' | 'permanent' | 'runtime'>): PairEffect {
  return { id, needs, permanent: permanent === true, ...(runtime && { runtime }) }
}

export interface CheckerReference {
  /** Raised when the shape changes. */
  format: 1
  entries: Record<CheckedKind, ReferenceEntry[]>
  /** When it is cut to a version, see `referenceAt`; never in JSON. */
  version?: ReferenceVersion
}

/** What is asked about the version that a reference is cut to. */
export interface ReferenceVersion extends VersionNotes {
  /** By `kind/id`: what came with later versions. */
  later: ReadonlyMap<string, ReferenceEntry>
  /** By `kind/id` of today: the id that the version has for it. */
  former: ReadonlyMap<string, string>
}

/** What is read of an entry. */
export type CheckerEntry = Pick<
  EntryFields,
  'kind' | 'id' | 'requires' | 'variants' | 'arguments' | 'supports_delay'
> &
  Partial<
    Pick<
      EntryFields,
      | 'execution'
      | 'needs'
      | 'offers'
      | 'hands_over'
      | 'runtime'
      | 'transforms'
      | 'value'
      | 'deprecated'
      | 'removed'
    >
  >

/** An entry and the route of its page. */
export interface CheckerSource {
  entry: CheckerEntry
  route: string
}

/**
 * @param kind kind of an entry
 * @param id its id
 * @returns route of its page, unless the entry names another
 */
export function entryHref(kind: CheckedKind, id: string): string {
  return `/effects/all-${kind}s/${id}`
}

/**
 * Collects what the checker needs of all entries. Goals of mobs are left out.
 *
 * @param sources entries and their routes
 * @returns plain data, sorted by id
 */
export function buildCheckerReference(sources: readonly CheckerSource[]): CheckerReference {
  const entries: CheckerReference['entries'] = {
    effect: [],
    condition: [],
    filter: [],
    mutator: [],
    trigger: [],
  }
  for (const { entry, route } of sources) {
    if (isChecked(entry.kind)) entries[entry.kind].push(compactEntry(entry.kind, entry, route))
  }
  for (const kind of CHECKED_KINDS) {
    entries[kind].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  }
  return { format: 1, entries }
}

function isChecked(kind: string): kind is CheckedKind {
  return (CHECKED_KINDS as readonly string[]).includes(kind)
}

/** Fields that say nothing are left out: most entries are a few words long then. */
function compactEntry(kind: CheckedKind, entry: CheckerEntry, route: string): ReferenceEntry {
  const transform = entry.transforms?.find(({ adds }) => adds)
  const compact: ReferenceEntry = { id: entry.id }
  if (route !== entryHref(kind, entry.id)) compact.href = route
  Object.assign(compact, neededPlugins(entry))
  if (entry.execution === 'permanent') compact.permanent = true
  if (entry.needs?.length) compact.needs = entry.needs
  if (entry.offers?.length) compact.offers = entry.offers
  if (kind === 'trigger' && entry.variants.length > 0) compact.varies = true
  if (transform && transform.to !== 'DISPATCHER') {
    compact.adds = transform.to
    const reads = transform.from.filter((from) => from !== 'DISPATCHER')
    if (reads.length > 0) compact.reads = reads
  }
  Object.assign(compact, runTimeFields(entry))
  if (!entry.supports_delay) compact.noDelay = true
  if (entry.value) compact.value = entry.value.type
  if (entry.arguments.length > 0) compact.args = entry.arguments.map(compactArgument)
  if (entry.deprecated) compact.deprecated = plainText(entry.deprecated.replacement ?? '')
  if (entry.removed) compact.removed = plainText(entry.removed.replacement ?? '')
  return compact
}

function compactArgument(argument: EntryFields['arguments'][number]): ReferenceArgument {
  const compact: ReferenceArgument = { name: argument.name, type: argument.type }
  if (argument.required) compact.required = true
  if (argument.aliases.length > 0) compact.aliases = argument.aliases
  if (argument.choices.length > 0) compact.choices = argument.choices
  return compact
}

/** An id that several plugins bring in their own way works with each of them. */
function neededPlugins(entry: CheckerEntry): Pick<ReferenceEntry, 'plugins' | 'anyPlugin'> {
  if (entry.requires.length > 0) return { plugins: entry.requires }
  const brought = entry.variants.map(({ plugin }) => plugin)
  if (brought.length === 0 || brought.includes('libreforge')) return {}
  return { plugins: brought, anyPlugin: true }
}

/** Markdown links become their text; code spans stay, messages have them too. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}
