/** What the build keeps about each doc beside its body: everything that other docs need. */
import path from 'node:path'
import type { AdoptedSite } from './adopt/adoptedSite'
import type { RareName } from './componentNames'
import type { DocSet, DocSetKey } from './docSet'
import type { EntryFields } from '../effects/entry/entry'
import { entryState } from '../effects/entry/entryState'
import type { PageFileTable } from '../effects/files/fileKeys'
import { pageFileTables } from './fileTables'
import type { FrontMatter, FrontMatterResult } from './frontMatter'
import { NOT_UTF8, decodeText } from './readText'
import { readFrontMatter } from './frontMatter'
import { countRows } from './overview'
import type { OverviewFields, RowCounts } from './overview'
import type { Problem } from './issues'
import type { PageLabels } from './labels/page'
import { cleanRoute, docId, docRoute, isIndexDoc, parseDocPath, routeKey } from './routes'
import { routeProblem, tameRoute } from './routeProblem'
import { slugify } from '../text/slugify'
import type { DocSetSource } from './siteConfig'

/** A tag as it is shown: label and the page that lists its docs. */
export interface TagLink {
  label: string
  href: string
}

export interface DocMeta {
  id: string
  set: DocSet
  setKey: DocSetKey
  route: string
  /** Further routes that serve the same doc. */
  aliases: string[]
  key: string
  title: string
  label: string
  description: string
  position?: number
  badge?: string
  sidebarGroup?: string
  /** What the head of a plugin's first page says. */
  overview?: OverviewFields
  /** Its tables with keys of files, if any. */
  fileTables?: PageFileTable[]
  /** How many commands and placeholders its tables list, if any. */
  rowCounts?: RowCounts
  /** Folders without number prefixes; they make the sidebar's branches. */
  folders: string[]
  isIndex: boolean
  isMain: boolean
  /** Path that messages name, relative to the repository. */
  source: string
  filePath: string
  format: 'md' | 'mdx'
  /**
   * Components of the body that only some templates render. Known once the body is compiled:
   * until then there are none.
   */
  components: RareName[]
  tags: TagLink[]
  keywords: string[]
  image?: string
  unlisted: boolean
  draft: boolean
  hideTitle: boolean
  hideToc: boolean
  hidePageFooter?: boolean
  tocLevels: [min: number, max: number]
  paginationPrev?: string | null
  paginationNext?: string | null
  editUrl?: string
  lastUpdated?: number
  entry?: EntryFields
  /** Words of its locale that stand in its tables. */
  pageLabels?: PageLabels
  /** Set for lenient docs: where the site stands that it was written for. */
  adopted?: AdoptedSite
}

export interface DocMetaInput {
  raw: string
  filePath: string
  source: DocSetSource
  mainDocId: string
  /** Repository folder: messages and edit links name files relative to it. */
  root: string
  editUrl?: string
  lastUpdated?: number
}

/** What lenient docs show of bytes that are no text. */
const ODD_SIGNS = 'a sign for each byte that is no text'

/**
 * @param bytes a file of content
 * @param file path to name in messages
 * @returns its text, and a problem where letters of it are lost
 */
export function readContentText(
  bytes: Uint8Array,
  file: string,
): { raw: string; problems: Problem[] } {
  const { text, isUtf8 } = decodeText(bytes)
  return {
    raw: text,
    problems: isUtf8 ? [] : [{ file, line: 1, message: NOT_UTF8, shown: ODD_SIGNS }],
  }
}

/**
 * Reads a doc's front matter and settles its id, route and names.
 *
 * @param input the file and where it stands
 * @returns the doc's facts, what is wrong in its front matter, and the reading itself
 */
export function readDocMeta(input: DocMetaInput): {
  meta: DocMeta
  problems: Problem[]
  read: FrontMatterResult
} {
  const { filePath, source } = input
  const named = messagePath(filePath, input.root)
  const read = readFrontMatter(input.raw, named)
  const { doc, entry } = read.value
  const relative = path.relative(source.folder, filePath).split(path.sep).join('/')
  const docPath = parseDocPath(relative)
  const id = docId(docPath, doc.id)
  const isMain = id === input.mainDocId
  const problems = [...read.problems]
  /** A route that content asks for, or one like it when that one cannot be had. */
  const allowed = (wanted: string, path: readonly PropertyKey[], name: string): string => {
    const reason = routeProblem(wanted)
    if (reason === undefined) return wanted
    const message = `${name} "${wanted}" ${reason}: choose another one.`
    const tame = tameRoute(wanted)
    problems.push({ file: named, line: read.lineOf(path), message, shown: `the route "${tame}"` })
    return tame
  }
  const written = docRoute(docPath, {
    basePath: source.basePath,
    slug: doc.slug,
    ownId: doc.id,
    isMainDoc: isMain,
  })
  const route = allowed(written, [doc.slug === undefined ? 'id' : 'slug'], 'The route')
  const title =
    doc.title ?? entry?.id ?? contentTitle(read.body) ?? doc.sidebar_label ?? docPath.name
  const rowCounts = countRows(doc.tables)
  const fileTables = pageFileTables(doc.tables)
  const meta: DocMeta = {
    id,
    set: { locale: source.locale, version: source.version },
    setKey: source.key,
    route,
    aliases: (entry?.routes ?? [])
      .map((alias) => cleanRoute(`${source.basePath}${alias}`))
      .map((alias, place) => allowed(alias, ['routes', place], 'The route'))
      .filter((alias) => alias !== route),
    key: routeKey(route),
    title,
    label: doc.sidebar_label ?? doc.pagination_label ?? title,
    description: doc.description ?? '',
    position: doc.sidebar_position ?? docPath.position,
    badge: doc.sidebar_badge ?? (entry && entryState(entry)),
    sidebarGroup: doc.sidebar_group,
    overview: doc.overview,
    ...(fileTables.length > 0 && { fileTables }),
    rowCounts: rowCounts.commands + rowCounts.placeholders > 0 ? rowCounts : undefined,
    folders: docPath.folders,
    isIndex: isIndexDoc(docPath),
    isMain,
    source: named,
    filePath,
    format: formatOf(filePath, source.adopted && doc.format),
    components: [],
    tags: doc.tags.map((tag, place) => {
      const { label, href } = tagLink(tag, source.basePath)
      return { label, href: allowed(href, ['tags', place, 'permalink'], 'The page of a tag') }
    }),
    keywords: doc.keywords,
    image: doc.image,
    unlisted: doc.unlisted,
    draft: doc.draft,
    hideTitle: doc.hide_title,
    hideToc: doc.hide_table_of_contents,
    hidePageFooter: doc.hide_page_footer,
    tocLevels: [doc.toc_min_heading_level, doc.toc_max_heading_level],
    paginationPrev: doc.pagination_prev,
    paginationNext: doc.pagination_next,
    editUrl: editUrl(doc.custom_edit_url, input.editUrl, editedFile(named, filePath, source)),
    lastUpdated: lastUpdateDate(doc.last_update?.date) ?? input.lastUpdated,
    entry,
    pageLabels: source.pageLabels,
    ...(source.adopted && { adopted: source.adopted }),
  }
  return { meta, problems, read }
}

/**
 * @param filePath absolute path
 * @param root repository folder
 * @returns the path relative to the repository, or the absolute one outside of it
 */
export function messagePath(filePath: string, root: string): string {
  const relative = path.relative(root, filePath)
  return (relative.startsWith('..') ? filePath : relative).split(path.sep).join('/')
}

/** Text of the level-1 heading that a body starts with. */
function contentTitle(body: string): string | undefined {
  const withoutImports = body.replace(/\r/g, '').replace(/^[ \t]*import .*$/gm, '')
  const [line = '', below = ''] = withoutImports.trimStart().split('\n', 2)
  const isUnderlined = /^=+[ \t]*$/.test(below)
  const title = /^#[ \t]/.test(line) ? withoutClosing(line.slice(1).trim()) : isUnderlined && line
  return (title || undefined)
    ?.replace(/\{#[\w.:-]+\}\s*$/, '')
    .replace(/[*`]|(?<!\w)_+|_+(?!\w)/g, '')
    .trim()
}

/** Signs at the end of a heading that close it; a pattern would try all blanks in front of them. */
function withoutClosing(title: string): string {
  let end = title.length
  while (title[end - 1] === '#') end -= 1
  return title.slice(0, end).trimEnd()
}

function tagLink(tag: FrontMatter['doc']['tags'][number], basePath: string): TagLink {
  const { label, permalink } =
    typeof tag === 'string' ? { label: tag, permalink: `/${slugify(tag)}` } : tag
  return { label, href: cleanRoute(`${basePath}/tags${permalink}`) }
}

/** Docusaurus reads every file as MDX, unless the front matter says otherwise. */
function formatOf(filePath: string, written: string | undefined): DocMeta['format'] {
  if (written === 'md' || written === 'mdx') return written
  return filePath.endsWith('.md') ? 'md' : 'mdx'
}

/** Where a file is edited: Docusaurus starts from the folder of its config. */
function editedFile(named: string, filePath: string, { adopted }: DocSetSource): string {
  if (!adopted) return named
  return path.relative(adopted.siteDir, filePath).split(path.sep).join('/')
}

function editUrl(
  own: string | null | undefined,
  base: string | undefined,
  file: string,
): string | undefined {
  if (own !== undefined) return own ?? undefined
  if (!base || path.isAbsolute(file)) return undefined
  const start = base.replace(/\/?$/, '/')
  return file.startsWith('../') ? new URL(file, start).href : `${start}${file}`
}

function lastUpdateDate(date: string | Date | undefined): number | undefined {
  if (date === undefined) return undefined
  const time = new Date(date).getTime()
  return Number.isNaN(time) ? undefined : time
}
