/** What the builder knows of the entries: the checker's reference, and words about it. */
import { ownValue } from '../../text/ownValue'
import type { EntryArgument } from '../entry/entry'
import type { EntryPage } from '../entry/entryPage'
import { assertFormat } from '../checker/parseReference'
import { REFERENCE_FORMAT, byKind, isChecked } from '../checker/reference'
import type {
  CheckedKind,
  CheckerReference,
  ReferenceArgument,
  ReferenceEntry,
} from '../checker/reference'

export interface BuilderArgument
  extends ReferenceArgument, Pick<EntryArgument, 'default' | 'description'> {}

export interface BuilderEntry extends Omit<ReferenceEntry, 'args' | 'deprecated' | 'removed'> {
  description: string
  args?: BuilderArgument[]
  /** Filters: what the value is. */
  valueDescription?: string
}

/** The checker's reference with words, without what nobody should start with. */
export interface BuilderReference extends Omit<CheckerReference, 'entries'> {
  entries: Record<CheckedKind, BuilderEntry[]>
}

/** Words about an entry. */
export interface EntryWords extends Pick<BuilderEntry, 'description' | 'valueDescription'> {
  /** By the names of its arguments: what they are for, and their default. */
  args?: Record<string, [description: string, usual?: string]>
}

/** What the checker's reference lacks: a file of its own, since the checker does without it. */
export interface BuilderWords {
  /** See {@link REFERENCE_FORMAT}. */
  format: typeof REFERENCE_FORMAT
  /** By id. What is deprecated or gone has none. */
  entries: Record<CheckedKind, Record<string, EntryWords>>
}

/**
 * @param data what stands in a file that should be the words
 * @returns the words
 * @throws when it is something else, or of a build whose code wants another shape
 */
export function parseWords(data: unknown): BuilderWords {
  assertFormat(data)
  // Builds write the file from this type.
  return data as BuilderWords
}

/**
 * Collects the words about all entries that a config can have, apart from deprecated ones: nobody
 * should start with those.
 *
 * @param sources entries and their descriptions
 * @returns plain data
 */
export function buildBuilderWords(
  sources: readonly Pick<EntryPage, 'entry' | 'description'>[],
): BuilderWords {
  const entries = byKind((): Record<string, EntryWords> => ({}))
  for (const { entry, description } of sources) {
    if (!isChecked(entry.kind) || entry.deprecated || entry.removed) continue
    const args = entry.arguments.map((argument): [string, [string, string?]] => [
      argument.name,
      argument.default === undefined
        ? [argument.description]
        : [argument.description, argument.default],
    ])
    entries[entry.kind][entry.id] = {
      description,
      ...(entry.value && { valueDescription: entry.value.description }),
      ...(args.length > 0 && { args: Object.fromEntries(args) }),
    }
  }
  return { format: REFERENCE_FORMAT, entries }
}

/**
 * @param reference what the checker knows
 * @param words what the builder knows besides
 * @returns the entries that have words, with them
 */
export function withWords(reference: CheckerReference, words: BuilderWords): BuilderReference {
  const entries = byKind((kind) =>
    reference.entries[kind].flatMap((entry): BuilderEntry[] => {
      const about = ownValue(words.entries[kind], entry.id)
      return about ? [entryWithWords(entry, about)] : []
    }),
  )
  return { ...reference, entries }
}

function entryWithWords(
  { args, ...entry }: ReferenceEntry,
  { args: words = {}, ...about }: EntryWords,
): BuilderEntry {
  if (!args) return { ...entry, ...about }
  return {
    ...entry,
    ...about,
    args: args.map((argument) => {
      const [description = '', usual] = ownValue(words, argument.name) ?? []
      return { ...argument, description, ...(usual !== undefined && { default: usual }) }
    }),
  }
}
