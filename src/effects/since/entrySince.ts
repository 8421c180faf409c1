/** Since when an entry of the site is there. */
import { ownValue } from '../../text/ownValue'
import type { EntryFields } from '../entry/entry'
import type { Life, Since } from './since'
import { sinceArgument, sinceKey } from './sinceKey'

/** How many years a version counts as recent: most servers are younger than that. */
const RECENT_YEARS = 2

/** Versions that brought an entry and its arguments. */
export interface EntrySince {
  entry?: string
  /** By the names of the arguments; those that came with the entry are left out. */
  arguments: Record<string, string>
}

/**
 * Counts from the newest version and not from today, so that a build gives the same on every day.
 *
 * @param since the data
 * @returns the versions of the last two years, the newest first
 */
export function recentVersions({ versions }: Pick<Since, 'versions'>): string[] {
  const dated = Object.entries(versions).reverse()
  const newest = dated.reduce((last, [, date]) => (date > last ? date : last), '')
  const first = `${Number(newest.slice(0, 4)) - RECENT_YEARS}${newest.slice(4)}`
  return dated.filter(([, date]) => date >= first).map(([version]) => version)
}

/**
 * @param since the data
 * @param entry an entry
 * @param wanted tells whether a version is to be named
 * @returns the versions that brought it and its arguments; undefined where there is none to name,
 *   and for what is gone
 */
export function entrySince(
  since: Since,
  entry: Pick<EntryFields, 'kind' | 'id' | 'arguments'>,
  wanted: (version: string) => boolean = () => true,
): EntrySince | undefined {
  const life = since.entries[sinceKey(entry)]
  if (!life || life.removed !== undefined) return undefined
  const later = entry.arguments.flatMap(({ name }): [string, string][] => {
    const own = lifeOfArgument(life.arguments, name)
    if (!own || own.removed !== undefined || own.since === life.since) return []
    return wanted(own.since) ? [[name, own.since]] : []
  })
  const isWanted = wanted(life.since)
  if (!isWanted && later.length === 0) return undefined
  return { ...(isWanted && { entry: life.since }), arguments: Object.fromEntries(later) }
}

const lifeOfArgument = (lives: Readonly<Record<string, Life>>, name: string): Life | undefined =>
  ownValue(lives, name) ?? ownValue(lives, sinceArgument(name))
