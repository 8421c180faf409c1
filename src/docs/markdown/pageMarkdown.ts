/** The Markdown of a page: what the compiler made of its file, filled with what other files tell. */
import type { EntryFields } from '../../effects/entry/entry'
import type { EntrySince } from '../../effects/since/entrySince'
import type { VersionNews } from '../../effects/since/news'
import { newsMarkdown } from '../../effects/since/newsText'
import type { TreeProps } from '../tree'
import { entriesMarkdown, worksWithMarkdown } from './entryMarkdown'
import type { MarkdownEntry, WorksWithData } from './entryMarkdown'
import { fillHoles } from './holes'
import type { Hole, MarkdownPiece } from './holes'
import { item, link, list, paragraph, text } from './nodes'
import type { Block } from './nodes'
import { writeMarkdown } from './writer'

/** What other files tell about a page. Addresses in it are routes, as authors write them. */
export interface MarkdownSurroundings {
  /** Settles a written address. */
  resolveHref: (href: string) => string
  /** Entries that `<EntryList kind plugin />` lists. */
  entries: (kind: string | undefined, plugin: string | undefined) => readonly MarkdownEntry[]
  worksWith: () => WorksWithData
  plugins: () => readonly { name: string; href?: string; description: string }[]
  /** Versions that brought the page's entry and its arguments, as far as they are recent. */
  since?: EntrySince
  /** The pages that the head of a plugin's first page leads to. */
  pages?: readonly { label: string; href: string; text: string }[]
  /** What is new, for the page that lists it. */
  news?: () => readonly VersionNews[]
}

/**
 * @param pieces body of the page, as the compiler has made it
 * @param entry the page's entry, if it is about one
 * @param around what other files tell
 * @returns the page from its title on
 */
export function pageMarkdown(
  pieces: readonly MarkdownPiece[],
  entry: EntryFields | undefined,
  around: MarkdownSurroundings,
): string {
  const resolve = (href: string) => percentEncoded(around.resolveHref(href))
  const { since, pages = [] } = around
  const ways = pages.map((page) =>
    item(paragraph(link(resolve(page.href), text(page.label)), text(`: ${page.text}`))),
  )
  const body = fillHoles(pieces, (hole: Hole): string => {
    switch (hole.type) {
      case 'address':
        return resolve(hole.href)
      case 'argumentSince': {
        const version = since?.arguments[hole.argument]
        return version === undefined ? '' : ` Since ${version}.`
      }
      case 'entrySince':
        return since?.entry === undefined ? '' : `Since libreforge ${since.entry}.`
      case 'component': {
        const { name, props } = hole
        if (name === 'WhatsNew') return newsMarkdown(around.news?.() ?? [], resolve)
        return writeMarkdown(
          componentBlocks(name, props, entry, { ...around, resolveHref: resolve }),
        )
      }
    }
  })
  return ways.length > 0 ? `${body.trimEnd()}\n\n${writeMarkdown([list(...ways)])}` : body
}

/** What would end a link's address. */
function percentEncoded(address: string): string {
  return address.replace(
    /[\s()<>]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

function componentBlocks(
  name: string,
  props: TreeProps,
  entry: EntryFields | undefined,
  { resolveHref, entries, worksWith, plugins }: MarkdownSurroundings,
): Block[] {
  const word = (key: string) => (typeof props[key] === 'string' ? props[key] : undefined)
  const settled = (listed: readonly MarkdownEntry[]) =>
    listed.map((one) => ({ ...one, href: resolveHref(one.href) }))
  if (name === 'EntryList') return entriesMarkdown(settled(entries(word('kind'), word('plugin'))))
  if (name === 'WorksWith') {
    const { counts, related } = worksWith()
    return entry ? worksWithMarkdown(entry, { counts, related: settled(related) }) : []
  }
  const items = plugins().map(({ name: plugin, href, description }) => {
    const title = text(plugin)
    const linked = href === undefined ? title : link(resolveHref(href), title)
    return item(paragraph(linked, text(`: ${description}`)))
  })
  return items.length > 0 ? [list(...items)] : []
}
