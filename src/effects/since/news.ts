/** What is new, by version: the page and the feed are made of it. */
import type { EntryFields, EntryKind } from '../entry/entry'
import { slugify } from '../../text/slugify'
import { recentVersions } from './entrySince'
import type { Since } from './since'
import { sinceArgument, sinceKey } from './sinceKey'

/** An entry in the news. */
export type NewsEntry = {
  kind: EntryKind
  id: string
  /** Missing for what has no page (any more). */
  href?: string
}

/** An argument in the news. */
export type NewsArgument = {
  name: string
  /** Its row on the page of the entry. */
  href?: string
}

/** What one version brought and took away. */
export type VersionNews = {
  version: string
  /** Day of its tag. */
  date: string
  entries: (NewsEntry & { description?: string })[]
  arguments: (NewsEntry & { names: NewsArgument[] })[]
  /** Entries in the place of others; `works`: the old id still loads. */
  renamed: { from: NewsEntry; to: NewsEntry; works: boolean }[]
  removed: NewsEntry[]
  removedArguments: (NewsEntry & { names: NewsArgument[] })[]
}

/** An entry's page, as far as the news need it. */
export interface NewsSource {
  entry: EntryFields
  route: string
  description: string
}

/**
 * @param since the data
 * @param pages pages of all entries
 * @returns the versions of the last two years that changed something, the newest first
 */
export function whatsNew(since: Since, pages: readonly NewsSource[]): VersionNews[] {
  const byKey = new Map(pages.map((page) => [sinceKey(page.entry), page]))
  return recentVersions(since)
    .map((version) => newsOf(version, since, byKey))
    .filter((news) => Object.values(news).some((list) => Array.isArray(list) && list.length > 0))
}

function newsOf(
  version: string,
  { versions, entries }: Since,
  pages: ReadonlyMap<string, NewsSource>,
): VersionNews {
  const renamed = [...pages.values()].flatMap((page) => renameIn(version, page, entries, pages))
  // What only got another id is neither new nor gone.
  const moved = new Set(
    renamed.flatMap(({ from, to, works }) => (works ? [] : [keyOf(from), keyOf(to)])),
  )
  const lives = Object.entries(entries).filter(([key]) => !moved.has(key))
  return {
    version,
    date: versions[version] ?? '',
    entries: lives
      .filter(([, life]) => life.since === version)
      .map(([key]) => {
        const description = pages.get(key)?.description
        return { ...entryAt(key, pages), ...(description !== undefined && { description }) }
      }),
    arguments: lives.flatMap(([key, life]) =>
      life.since === version || life.removed !== undefined
        ? []
        : withArguments(key, pages, life.arguments, (one) => one.since === version),
    ),
    renamed,
    removed: lives
      .filter(([, life]) => life.removed === version)
      .map(([key]) => entryAt(key, pages)),
    removedArguments: lives.flatMap(([key, life]) =>
      life.removed !== undefined
        ? []
        : withArguments(key, pages, life.arguments, (one) => one.removed === version),
    ),
  }
}

/** The page of an old entry names the one that has taken its place. */
function renameIn(
  version: string,
  { entry }: NewsSource,
  entries: Since['entries'],
  pages: ReadonlyMap<string, NewsSource>,
): VersionNews['renamed'] {
  const { replacement } = entry.removed ?? entry.deprecated ?? {}
  const id = /`([a-z0-9_]+)`/.exec(replacement ?? '')?.[1]
  const from = sinceKey(entry)
  const to = `${entry.kind}/${id ?? ''}`
  const works = entry.removed === undefined
  const happened = works ? entries[to]?.since : entries[from]?.removed
  if (happened !== version || !pages.has(to)) return []
  return [{ from: entryAt(from, pages), to: entryAt(to, pages), works }]
}

const keyOf = ({ kind, id }: NewsEntry) => `${kind}/${id}`

function entryAt(key: string, pages: ReadonlyMap<string, NewsSource>): NewsEntry {
  const page = pages.get(key)
  const [kind, id] = key.split(/\/(.*)/s) as [EntryKind, string]
  return page ? { kind, id: page.entry.id, href: page.route } : { kind, id }
}

function withArguments(
  key: string,
  pages: ReadonlyMap<string, NewsSource>,
  lives: Since['entries'][string]['arguments'],
  wanted: (life: { since: string; removed?: string }) => boolean,
): VersionNews['arguments'] {
  const page = pages.get(key)
  const names = Object.entries(lives)
    .filter(([, life]) => wanted(life))
    .map(([name]): NewsArgument => {
      const row = page?.entry.arguments.find(
        (one) => sinceArgument(one.name) === name || one.aliases.includes(name),
      )
      return row && page ? { name, href: `${page.route}#arg-${slugify(row.name)}` } : { name }
    })
  return names.length > 0 ? [{ ...entryAt(key, pages), names }] : []
}
