/** Finds out since when libreforge has what, from what each of its versions has. */
import type { Life, Since } from '../../../src/effects/since/since'

/** What one version has. */
export interface VersionFacts {
  version: string
  /** Day of its tag, such as `2026-08-08`. */
  date: string
  /** Arguments by `kind/id` of their entry. */
  entries: ReadonlyMap<string, ReadonlySet<string>>
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
  const dates = Object.fromEntries(versions.map(({ version, date }) => [version, date]))
  return { from: first.version, upTo: last.version, versions: dates, entries }
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
