/** Since when libreforge has each entry and argument: `content/_data/since.json`. */
import { z } from 'zod'

const version = z.string().regex(/^\d+(\.\d+)+$/, 'must be a version, such as 4.2.0')

const lifeSchema = z.strictObject({
  /** First version that has it. */
  since: version,
  /** First version that has it no more. */
  removed: version.optional(),
})

const sinceSchema = z.strictObject({
  /** First version that was read: what it has may be older. */
  from: version,
  /** Last version that was read. */
  upTo: version,
  /** By `kind/id`; `<>` for a part of an id that is known only at run time. */
  entries: z.record(
    z.string().regex(/^[a-z]+\/\S+$/, 'must be kind/id'),
    lifeSchema.extend({ arguments: z.record(z.string(), lifeSchema) }),
  ),
})

export type Since = z.infer<typeof sinceSchema>
export type Life = z.infer<typeof lifeSchema>

/** What one version has. */
export interface VersionFacts {
  version: string
  /** Arguments by `kind/id` of their entry. */
  entries: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * @param text text of the file
 * @returns the data
 * @throws Error when it is not of the right form
 */
export const parseSince = (text: string): Since => sinceSchema.parse(JSON.parse(text))

/**
 * @param since the data
 * @returns its text, with a line for each entry
 */
export function formatSince(since: Since): string {
  const { from, upTo, entries } = sinceSchema.parse(since)
  const lines = Object.entries(entries).map(
    ([subject, life]) => `    ${JSON.stringify(subject)}: ${JSON.stringify(life)}`,
  )
  const head = `  "from": ${JSON.stringify(from)},\n  "upTo": ${JSON.stringify(upTo)},\n`
  return `{\n${head}  "entries": {\n${lines.join(',\n')}\n  }\n}\n`
}

/**
 * @param versions what each version has, the oldest first
 * @returns the version that brought each entry and argument, and the one that removed it
 * @throws Error when there is no version
 */
export function collectSince(versions: readonly VersionFacts[]): Since {
  const [first] = versions
  const last = versions[versions.length - 1]
  if (!first || !last) throw new Error('There are no versions to read.')
  const subjects = [...new Set(versions.flatMap(({ entries }) => [...entries.keys()]))].sort()
  const entries = Object.fromEntries(
    subjects.map((subject) => {
      const lists = versions.map((facts) => facts.entries.get(subject))
      const names = [...new Set(lists.flatMap((list) => [...(list ?? [])]))].sort()
      const argumentLives = names.map((name): [string, Life] => [
        name,
        lifeOf(versions, (facts) => facts.entries.get(subject)?.has(name) === true),
      ])
      const life = lifeOf(versions, (facts) => facts.entries.has(subject))
      return [subject, { ...life, arguments: Object.fromEntries(argumentLives) }]
    }),
  )
  return { from: first.version, upTo: last.version, entries }
}

/**
 * What went and came back counts from when it came back: before, a config could not rely on it. A
 * single version without it is a mistake of that version and no more.
 */
function lifeOf(versions: readonly VersionFacts[], has: (facts: VersionFacts) => boolean): Life {
  const present = versions.map(has)
  const last = present.lastIndexOf(true)
  let first = last
  while (present[first - 1] || present[first - 2]) first -= present[first - 1] ? 1 : 2
  const removed = versions[last + 1]?.version
  return { since: versions[first]?.version ?? '', ...(removed !== undefined && { removed }) }
}
