/** Last step of resolving: all that a template needs of a doc. */
import type { LabelOverrides } from '../labels/registry'
import { tocHeadings } from './tocHeadings'
import type { EntryFields, EntryMeta, RelatedEntry } from '../../effects/entry/entry'
import { inGameFacts } from '../../effects/runTime/facts'
import type { EntrySince } from '../../effects/since/entrySince'
import type { VersionNews } from '../../effects/since/news'
import { versionAnchor } from '../../effects/since/versionAnchor'
import type { TocHeading } from '../compile/collect'
import type { CompiledDoc } from '../compile/compile'
import type { DocMeta, TagLink } from '../docMeta'
import type { DocSet } from '../docSet'
import { formatProblem } from '../issues'
import { PROBLEMS_PATH } from '../problemsPath'
import type { Problem } from '../issues'
import { overviewTree } from '../overview'
import type { Overview } from '../overview'
import type { TreeNode } from '../tree'
import { closedPlugin, pageSources } from '../ledger/docSources'
import type { DocSources, PageSources } from '../ledger/docSources'
import { presentTables } from '../presentTables'
import { markSince } from './markSince'

/** Everything the doc template needs to render one page; the result of the page query. */
export interface DocPageData {
  /** Path-like id (`ecocrates/rewards`), unique in its doc set. */
  id: string
  set: DocSet
  /** Exact route, no trailing slash, without the path prefix. */
  route: string
  /** 6 characters derived from the route, see `routeKey`. */
  key: string
  title: string
  description: string
  /** Social preview image: site path or absolute URL. */
  image?: string
  /** Site path of a feed with what is new on the page. */
  feed?: string
  unlisted: boolean
  hideTitle: boolean
  hideToc: boolean
  /** Set where the page ends with its text. */
  hidePageFooter?: true
  /** True when the body already starts with its own level-1 heading. */
  hasOwnTitle: boolean
  /** Stands in place of the title on the first page of a plugin, and has the title in it. */
  head?: TreeNode[]
  /** Headings of the levels that the table of contents shows. */
  toc: TocHeading[]
  tree: TreeNode[]
  tags: TagLink[]
  /** Present on reference entries. */
  entry?: EntryMeta
  /** Present on reference entries: route of the finder, if the docs have one. */
  finder?: string
  /** Present on reference entries that are in use: route of the builder, if the docs have one. */
  builder?: string
  /** Present on reference entries that are new: route of the page of what is new, if there is one. */
  news?: string
  /** Route of the config checker, if the docs have one. */
  checker?: string
  /** Site path of the file with all entries, if the docs have any. */
  entryData?: string
  editUrl?: string
  /** Milliseconds since the epoch, of the last commit that touched the file. */
  lastUpdated?: number
  /** What the doc was read against. */
  sources?: PageSources
  /** Plugin that brings the entry, when its source is not public. */
  closed?: string
  /** `null`: no link; a route: that doc; undefined: the neighbour in the sidebar. */
  paginationPrev?: string | null
  paginationNext?: string | null
}

/** Other docs that a page shows. */
export interface DocNeighbours {
  related: RelatedEntry[]
  pagination: Pick<DocPageData, 'paginationPrev' | 'paginationNext'>
  /** Routes of the finder and the like of the same docs; missing when they have none. */
  tools?: ToolRoutes
  /** Site path of the file with all entries; missing when there are none. */
  entryData?: string
  /** What the doc was read against. */
  sources?: DocSources
  /** Versions that brought the doc's entry and its arguments, as far as they are recent. */
  since?: EntrySince
  /** What the head of a plugin's first page says. */
  overview?: Overview
  /** What is new, where the doc lists it. */
  news?: VersionNews[]
  /** Site path of the feed of that. */
  feed?: string
  /** Words of the doc's locale over the English ones. */
  labels?: LabelOverrides
}

/** Routes of the pages that work with all entries. */
export interface ToolRoutes {
  finder?: string
  checker?: string
  builder?: string
  news?: string
}

/**
 * Puts together what the template renders.
 *
 * @param meta the doc's facts
 * @param compiled its compiled body
 * @param tree its body with settled addresses
 * @param neighbours its related entries, and the routes of the docs that its front matter names
 */
export function docPageData(
  meta: DocMeta,
  compiled: CompiledDoc,
  tree: TreeNode[],
  {
    related,
    pagination,
    tools = {},
    entryData,
    sources,
    since,
    overview,
    news = [],
    feed,
    labels,
  }: DocNeighbours,
): DocPageData {
  const [min, max] = meta.tocLevels
  const { entry } = meta
  const closed = entry && closedPlugin(entry)
  return {
    id: meta.id,
    set: meta.set,
    route: meta.route,
    key: meta.key,
    title: meta.title,
    description: meta.description || compiled.firstParagraph,
    image: meta.image,
    feed,
    unlisted: meta.unlisted,
    hideTitle: meta.hideTitle,
    hideToc: meta.hideToc,
    ...(meta.hidePageFooter && { hidePageFooter: true }),
    hasOwnTitle: compiled.hasOwnTitle,
    ...(overview && { head: overviewTree(overview, meta) }),
    toc: [...tocHeadings(tree, compiled.headings, entry, labels), ...newsHeadings(news)].filter(
      ({ level }) => level >= min && level <= max,
    ),
    tree:
      compiled.problems.length > 0
        ? problemTree(compiled.problems)
        : presentTables(markSince(tree, since?.arguments ?? {})),
    tags: meta.tags,
    entry: entry && { ...entryMeta(entry, related), since: since?.entry },
    finder: entry ? tools.finder : undefined,
    builder: isBuildable(entry) ? tools.builder : undefined,
    news: since?.entry === undefined ? undefined : tools.news,
    checker: tools.checker,
    entryData,
    editUrl: meta.editUrl,
    lastUpdated: meta.lastUpdated,
    ...(closed === undefined ? { sources: sources && pageSources(sources) } : { closed }),
    ...pagination,
  }
}

const newsHeadings = (news: readonly VersionNews[]): TocHeading[] =>
  news.map(({ version }) => ({ id: versionAnchor(version), text: version, level: 2 }))

function entryMeta(entry: EntryFields, related: RelatedEntry[]): EntryMeta {
  const {
    routes: _routes,
    hands_over: _handsOver,
    runtime: _runtime,
    provides: _provides,
    ...fields
  } = entry
  return { ...fields, related, inGame: inGameFacts(entry) }
}

/** Whether the builder knows an entry: goals of mobs are none of its business. */
function isBuildable(entry: DocMeta['entry']): boolean {
  if (!entry || entry.removed || entry.deprecated) return false
  return !entry.kind.endsWith('-goal')
}

/** In develop a page that cannot be compiled says why in its own place; a build fails. */
function problemTree(problems: readonly Problem[]): TreeNode[] {
  return [
    [
      'Admonition',
      { kind: 'danger' },
      ['AdmonitionTitle', { kind: 'danger' }, 'This page cannot be shown'],
      [
        'ul',
        null,
        ...problems.map((problem): TreeNode => [
          'li',
          null,
          ['code', null, formatProblem(problem)],
        ]),
      ],
      // With a target the router leaves it to the browser: the list is no page of the site.
      ['p', null, ['a', { href: PROBLEMS_PATH, target: '_self' }, 'All problems of the content']],
    ],
  ]
}
