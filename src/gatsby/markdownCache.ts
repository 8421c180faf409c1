import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { BuiltSite, NodeSource } from './builtDocs'
import { keptFile } from './compiledDocs'
import type { SiteContext } from './docsSite'
import { ENTRIES_TYPE } from './entryNodes'

/** The Markdown of pages as the last build made it, by what it is made of. */
interface KeptMarkdown {
  /** Hash of everything that it takes from other files. */
  surroundings: string
  /** Bodies, from the title on. */
  pages: Record<string, string>
}

/** What a build keeps of the Markdown of pages for the next one. */
export interface MarkdownCache {
  /**
   * @param own what it is made of that belongs to the doc alone
   * @param make makes the Markdown when it is not known
   */
  read: (own: unknown, make: () => string) => string
  /** Keeps what was read, and nothing else. */
  save: () => void
}

/**
 * @param source Gatsby's nodes
 * @param site all docs
 * @param context site config
 * @returns the cache of the last build; empty when entries, routes or plugins have changed
 */
export function openMarkdownCache(
  { getNodesByType }: Pick<NodeSource, 'getNodesByType'>,
  { index }: Pick<BuiltSite, 'index'>,
  { pathPrefix }: Pick<SiteContext, 'pathPrefix'>,
): MarkdownCache {
  const surroundings = hashOf([
    pathPrefix,
    index.docs.map(({ filePath, route }) => [filePath, route]),
    [ENTRIES_TYPE, 'DocData'].map((type) =>
      getNodesByType(type).map(({ id, internal }) => [id, internal.contentDigest]),
    ),
  ])
  const file = keptFile('markdown.json')
  const last = readKept(file)
  const known = last?.surroundings === surroundings ? last.pages : {}
  const pages: KeptMarkdown['pages'] = {}
  return {
    read: (own, make) => {
      const key = hashOf(own)
      return (pages[key] = known[key] ?? make())
    },
    save: () => {
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, JSON.stringify({ surroundings, pages } satisfies KeptMarkdown))
    },
  }
}

function hashOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex')
}

function readKept(file: string): KeptMarkdown | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as KeptMarkdown
  } catch {
    // Not there yet, or half written by a build that was ended: everything is made anew.
    return undefined
  }
}
