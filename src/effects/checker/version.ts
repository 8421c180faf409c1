/** The reference as it is in an older version of the library. */
import { sinceArgument } from '../since/sinceKey'
import { entryPresence, historyOf, presenceOf } from '../versions/presence'
import type { EntryHistory, VersionNotes } from '../versions/types'
import { CHECKED_KINDS } from './reference'
import type {
  CheckedKind,
  CheckerReference,
  ReferenceArgument,
  ReferenceEntry,
  ReferenceVersion,
} from './reference'

/**
 * Cuts the reference to what a version has, so that nothing later is proposed either. What it lacks
 * is kept aside, to tell why it is not there.
 *
 * @param reference what current versions have
 * @param notes the version that runs
 * @returns what that version has
 */
export function referenceAt(reference: CheckerReference, notes: VersionNotes): CheckerReference {
  const later = new Map<string, ReferenceEntry>()
  const entries = Object.fromEntries(
    CHECKED_KINDS.map((kind) => [
      kind,
      reference.entries[kind].flatMap((entry): ReferenceEntry[] => {
        const presence = presenceOfEntry(kind, entry, notes)
        if (presence === 'later') later.set(`${kind}/${entry.id}`, entry)
        if (presence === 'later') return []
        return [presence === 'gone' ? entry : entryAt(kind, entry, reference, notes)]
      }),
    ]),
  ) as CheckerReference['entries']
  const version: ReferenceVersion = { ...notes, later, former: formerIds(reference, notes) }
  return { ...reference, entries, version }
}

const presenceOfEntry = (kind: CheckedKind, entry: ReferenceEntry, notes: VersionNotes) =>
  entryPresence(notes, { ...entry, kind, isRemoved: entry.removed !== undefined })

/** An entry that the version has, with the arguments that it has. */
function entryAt(
  kind: CheckedKind,
  entry: ReferenceEntry,
  { entries }: CheckerReference,
  notes: VersionNotes,
): ReferenceEntry {
  const history = historyOf(notes, { ...entry, kind })
  const { removed: _removed, deprecated, args, ...rest } = entry
  const replacement = entries[kind].find(({ id }) => id === replacementOf(deprecated))
  // Nobody can use what came later instead.
  const isStillRight = replacement && presenceOfEntry(kind, replacement, notes) === 'later'
  return {
    ...rest,
    ...(deprecated !== undefined && !isStillRight && { deprecated }),
    ...((args || history?.arguments) && { args: argumentsAt(args ?? [], history, notes) }),
  }
}

function argumentsAt(
  args: readonly ReferenceArgument[],
  history: EntryHistory | undefined,
  { running }: VersionNotes,
): ReferenceArgument[] {
  const spans = history?.arguments ?? {}
  const isThere = (name: string) =>
    presenceOf(spans[sinceArgument(name)], running.libreforge) === 'there'
  const known = new Set(
    args.flatMap(({ name, aliases }) => [name, ...(aliases ?? [])].map(sinceArgument)),
  )
  const former = Object.keys(spans).filter((name) => !known.has(name) && isThere(name))
  return [
    ...args.flatMap((argument): ReferenceArgument[] => {
      const names = [argument.name, ...(argument.aliases ?? [])]
      const [name, ...aliases] = names.filter(isThere)
      if (name === undefined) return []
      if (aliases.length + 1 === names.length) return [argument]
      // It was read in another way when it had fewer names.
      const { required } = argument
      return [{ name, type: 'any', ...(required && { required }), aliases }]
    }),
    // What was taken out since then: nothing but the name is known.
    ...former.map((name): ReferenceArgument => ({ name, type: 'any' })),
  ]
}

/** Ids under which the version has what is called otherwise now. */
function formerIds({ entries }: CheckerReference, notes: VersionNotes): Map<string, string> {
  return new Map(
    CHECKED_KINDS.flatMap((kind) =>
      entries[kind].flatMap((entry): [string, string][] => {
        const id = replacementOf(entry.removed ?? entry.deprecated)
        const isThere = presenceOfEntry(kind, entry, notes) === 'there'
        return id !== undefined && isThere ? [[`${kind}/${id}`, entry.id]] : []
      }),
    ),
  )
}

/**
 * @param text what to use instead of something
 * @returns the id that it names, if it is nothing but one
 */
export function replacementOf(text: string | undefined): string | undefined {
  return /^`([a-z0-9_]+)`$/.exec(text ?? '')?.[1]
}
