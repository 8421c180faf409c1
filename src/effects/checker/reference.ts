/** The part of the reference that the checker needs, as compact JSON. */
import type { EntryFields, TriggerParameter, ValueType } from '../entry/entry'
import type { GuideRoutes } from '../guides'
import { compareEntries } from '../entry/entryOrder'
import type { EntryPage } from '../entry/entryPage'
import type { PairEffect, PairTrigger } from '../pairs'
import { runTimeFields } from '../runTime/runTimeFields'
import type { RunTimeFields } from '../runTime/runTimeFields'
import type { VersionNotes } from '../versions/types'
import type { FileTable } from '../files/fileKeys'
import { readLimits } from '../files/keyLimits'
import { plainText } from '../../text/plainText'
import { broughtBy } from '../library'

/** Kinds of entries that configs name. */
export const CHECKED_KINDS = ['effect', 'condition', 'filter', 'mutator', 'trigger'] as const

export type CheckedKind = (typeof CHECKED_KINDS)[number]

/**
 * @param make what there is of a kind
 * @returns it by kind
 */
export function byKind<T>(make: (kind: CheckedKind) => T): Record<CheckedKind, T> {
  return {
    effect: make('effect'),
    condition: make('condition'),
    filter: make('filter'),
    mutator: make('mutator'),
    trigger: make('trigger'),
  }
}

export interface ReferenceArgument {
  name: string
  type: ValueType
  required?: true
  aliases?: string[]
  choices?: string[]
  /** Smallest and largest number that acts as it is written. */
  least?: number
  most?: number
  /** What comes of others: a sentence. */
  beyond?: string
}

export interface ReferenceEntry
  extends RunTimeFields, Pick<EntryFields, 'id' | 'needs' | 'offers'> {
  /** Route of its page, when it does not stand under its id in the folder of its kind. */
  href?: string
  /** Plugins it comes with. */
  plugins?: string[]
  /** True when one of them is enough. */
  anyPlugin?: true
  /** Effects: no triggers. */
  permanent?: true
  /** Triggers whose data depends on the plugin that fires them. */
  varies?: true
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
}: Pick<PairTrigger, 'id' | 'handsOver'> & Partial<PairTrigger>): PairTrigger {
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
}: Pick<PairEffect, 'id'> & Partial<PairEffect>): PairEffect {
  return { id, needs, permanent: permanent === true, ...(runtime && { runtime }) }
}

export interface CheckerReference {
  /** See {@link REFERENCE_FORMAT}. */
  format: typeof REFERENCE_FORMAT
  /** Route in front of the ids of each kind, with a slash at its end. */
  folders: Partial<Record<CheckedKind, string>>
  guides: GuideRoutes
  entries: Record<CheckedKind, ReferenceEntry[]>
  /** Keys of whole files, see {@link FileKeyData}; who checks no whole files does without. */
  files?: FileTable[]
  /** When it is cut to a version, see `referenceAt`; never in JSON. */
  version?: ReferenceVersion
}

/** Keys of whole files: data of their own, as they are as large as all entries. */
export interface FileKeyData {
  /** See {@link REFERENCE_FORMAT}. */
  format: typeof REFERENCE_FORMAT
  files: FileTable[]
}

/** What is asked about the version that a reference is cut to. */
export interface ReferenceVersion extends VersionNotes {
  /** By `kind/id`: what came with later versions. */
  later: ReadonlyMap<string, ReferenceEntry>
  /** By `kind/id` of today: the id that the version has for it. */
  former: ReadonlyMap<string, string>
}

/** Raised when the shape changes: code of one build does not read the data of another. */
export const REFERENCE_FORMAT = 4

/** What is read of an entry's page. */
type CheckerSource = Pick<EntryPage, 'entry' | 'route'>

/**
 * @param reference where the entry is from
 * @param kind its kind
 * @param entry the entry
 * @returns route of its page
 */
export function entryHref(
  { folders }: Pick<CheckerReference, 'folders'>,
  kind: CheckedKind,
  { id, href }: Pick<ReferenceEntry, 'id' | 'href'>,
): string {
  return href ?? `${folders[kind] ?? ''}${id}`
}

/**
 * Collects what the checker needs of all entries. Goals of mobs are left out.
 *
 * @param sources entries and their routes
 * @param guides routes of the guides of the same docs
 * @returns plain data without keys of files, sorted by id
 */
export function buildCheckerReference(
  sources: readonly CheckerSource[],
  guides: GuideRoutes = {},
): CheckerReference {
  const folders: CheckerReference['folders'] = {}
  for (const kind of CHECKED_KINDS) {
    const own = sources.filter(({ entry }) => entry.kind === kind)
    const folder = commonFolder(own.map(({ route }) => route))
    if (folder !== undefined) folders[kind] = folder
  }
  const entries = byKind((kind) =>
    sources
      .filter(({ entry }) => entry.kind === kind)
      .sort(compareEntries)
      .map(({ entry, route }): ReferenceEntry => {
        const compact = compactEntry(kind, entry)
        return route === entryHref({ folders }, kind, compact)
          ? compact
          : { ...compact, href: route }
      }),
  )
  return { format: REFERENCE_FORMAT, folders, guides, entries }
}

/** The folder that most of the routes stand in. */
function commonFolder(routes: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const route of routes) {
    const folder = route.slice(0, route.lastIndexOf('/') + 1)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/**
 * @param kind kind of an entry
 * @returns whether configs name entries of this kind
 */
export function isChecked(kind: string): kind is CheckedKind {
  return (CHECKED_KINDS as readonly string[]).includes(kind)
}

/** Fields that say nothing are left out: most entries are a few words long then. */
function compactEntry(kind: CheckedKind, entry: EntryFields): ReferenceEntry {
  const transform = entry.transforms?.find(({ adds }) => adds)
  const compact: ReferenceEntry = { id: entry.id }
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
  if (argument.range !== undefined) Object.assign(compact, readLimits('', argument.range))
  if (argument.beyond !== undefined) compact.beyond = argument.beyond
  return compact
}

/** An id that several plugins bring in their own way works with each of them. */
function neededPlugins(entry: EntryFields): Pick<ReferenceEntry, 'plugins' | 'anyPlugin'> {
  if (entry.requires.length > 0) return { plugins: entry.requires }
  const brought = broughtBy(entry.variants)
  if (brought.length === 0) return {}
  return { plugins: brought, anyPlugin: true }
}
