/** What the builder knows of the entries: the checker's reference and words about it. */
import type { EntryFields } from '../entry/entry'
import { CHECKED_KINDS, buildCheckerReference } from '../checker/reference'
import type {
  CheckedKind,
  CheckerSource,
  ReferenceArgument,
  ReferenceEntry,
} from '../checker/reference'

export interface BuilderArgument extends ReferenceArgument {
  default?: string
  /** One or two sentences; Markdown code spans allowed. */
  description: string
}

export interface BuilderEntry extends Omit<ReferenceEntry, 'args' | 'deprecated' | 'removed'> {
  description: string
  args?: BuilderArgument[]
  /** Filters: what the value is. */
  valueDescription?: string
}

export interface BuilderReference {
  /** Raised when the shape changes. */
  format: 1
  entries: Record<CheckedKind, BuilderEntry[]>
}

/** An entry, the route of its page and the sentence about it. */
export interface BuilderSource extends CheckerSource {
  entry: CheckerSource['entry'] & Pick<EntryFields, 'arguments' | 'value'>
  description: string
}

/**
 * Collects what the builder needs of all entries. What is deprecated or gone is left out: nobody
 * should start with it.
 *
 * @param sources entries, their routes and descriptions
 * @returns plain data, sorted by id
 */
export function buildBuilderReference(sources: readonly BuilderSource[]): BuilderReference {
  const known = buildCheckerReference(sources)
  const bySource = new Map(sources.map((source) => [keyOf(source.entry), source]))
  const entriesOf = (kind: CheckedKind) =>
    known.entries[kind].flatMap(({ deprecated, removed, ...entry }): BuilderEntry[] => {
      const source = bySource.get(keyOf({ kind, id: entry.id }))
      if (!source || deprecated !== undefined || removed !== undefined) return []
      return [withWords(entry, source)]
    })
  const entries = CHECKED_KINDS.map((kind) => [kind, entriesOf(kind)] as const)
  return { format: 1, entries: Object.fromEntries(entries) as BuilderReference['entries'] }
}

function keyOf({ kind, id }: { kind: string; id: string }): string {
  return `${kind}/${id}`
}

function withWords(
  { args, ...entry }: ReferenceEntry,
  { entry: fields, description }: BuilderSource,
): BuilderEntry {
  const withArguments: BuilderEntry = { ...entry, description }
  if (args) {
    // Both lists are made from the same one.
    withArguments.args = args.map((argument, index) => {
      const { default: usual, description: about = '' } = fields.arguments[index] ?? {}
      return { ...argument, ...(usual === undefined ? {} : { default: usual }), description: about }
    })
  }
  if (fields.value) withArguments.valueDescription = fields.value.description
  return withArguments
}
