/** `/api/reference.json`: all entries as data. The page `/effects/machine-readable` explains it. */
import type { EntryArgument, EntryFields } from '../entry/entry'
import type { EntryPage } from '../entry/entryPage'
import type { GuideRoutes } from '../guides'
import type { EntrySince } from '../since/entrySince'

/** Raised when a field goes or changes its meaning; new fields do not raise it. */
export const API_VERSION = 1

/** An entry; the fields of its front matter keep their names. */
export interface ApiEntry extends Omit<EntryFields, 'arguments'>, Omit<EntryPage, 'entry'> {
  /** Version of libreforge that brought it; the oldest that is known may be too late. */
  since?: string
  arguments: ApiArgument[]
  /** Full address of its page. */
  url: string
  /** Full address of its page as Markdown. */
  markdown_url: string
}

/** An argument, with the version that brought it when it came later than its entry. */
export type ApiArgument = EntryArgument & { since?: string }

export interface ApiReference {
  version: typeof API_VERSION
  /** Name of the site. */
  site: string
  /** Address in front of the routes. */
  base_url: string
  /** Page that explains the fields, if there is one. */
  documentation?: string
  /** Number of entries of each kind. */
  counts: Record<string, number>
  /** By kind, then by id. */
  entries: ApiEntry[]
}

/** What is read of an entry's page. */
export interface ApiSource extends EntryPage {
  since?: EntrySince
}

/**
 * @param sources entries in the order in which they are listed
 * @param site its name, the address in front of routes, and the guides of the same docs
 */
export function buildApiReference(
  sources: readonly ApiSource[],
  { title, baseUrl, guides = {} }: { title: string; baseUrl: string; guides?: GuideRoutes },
): ApiReference {
  const counts: Record<string, number> = {}
  for (const { entry } of sources) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
  return {
    version: API_VERSION,
    site: title,
    base_url: baseUrl,
    ...(guides.machineReadable !== undefined && {
      documentation: `${baseUrl}${guides.machineReadable}`,
    }),
    counts,
    entries: sources.map(({ entry, route, since, ...words }) => ({
      ...entry,
      since: since?.entry,
      arguments: entry.arguments.map((argument) => ({
        ...argument,
        since: since?.arguments[argument.name],
      })),
      ...words,
      route,
      url: `${baseUrl}${route}`,
      markdown_url: `${baseUrl}${route}.md`,
    })),
  }
}
