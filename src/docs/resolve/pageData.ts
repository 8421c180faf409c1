/** Last step of resolving: all that a template needs of a doc. */
import type { EntryFields, EntryMeta, RelatedEntry } from '../../effects/entry/entry'
import { inGameFacts } from '../../effects/runTime/facts'
import type { EntrySince } from '../../effects/since/entrySince'
import type { VersionNews } from '../../effects/since/news'
import { versionAnchor } from '../../effects/since/versionAnchor'
import type { CompiledDoc } from '../compile/compile'
import type { DocMeta } from '../docMeta'
import { formatProblem } from '../issues'
import type { Problem } from '../issues'
import { closedPlugin, pageSources } from '../ledger/docSources'
import type { DocSources } from '../ledger/docSources'
import type { DocPageData, TocHeading, TreeNode } from '../types'
import { markSince } from './markSince'

/** Other docs that a page shows. */
export interface DocNeighbours {
  related: RelatedEntry[]
  pagination: Pick<DocPageData, 'paginationPrev' | 'paginationNext'>
  /** Routes of the finder and the like of the same docs; missing when they have none. */
  tools?: ToolRoutes
  /** What the doc was read against. */
  sources?: DocSources
  /** Versions that brought the doc's entry and its arguments, as far as they are recent. */
  since?: EntrySince
  /** What is new, where the doc lists it. */
  news?: VersionNews[]
  /** Site path of the feed of that. */
  feed?: string
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
  { related, pagination, tools = {}, sources, since, news = [], feed }: DocNeighbours,
): DocPageData {
  const [min, max] = meta.tocLevels
  const { entry } = meta
  const closed = entry && closedPlugin(entry)
  return {
    id: meta.id,
    set: meta.set,
    route: meta.route,
    canonical: meta.route,
    key: meta.key,
    title: meta.title,
    description: meta.description || compiled.firstParagraph,
    image: meta.image,
    feed,
    unlisted: meta.unlisted,
    hideTitle: meta.hideTitle,
    hideToc: meta.hideToc,
    hasOwnTitle: compiled.hasOwnTitle,
    toc: [...compiled.headings, ...newsHeadings(news)].filter(
      ({ level }) => level >= min && level <= max,
    ),
    tree:
      compiled.problems.length > 0
        ? problemTree(compiled.problems)
        : markSince(tree, since?.arguments ?? {}),
    tags: meta.tags,
    entry: entry && { ...entryMeta(entry, related), since: since?.entry },
    finder: entry ? tools.finder : undefined,
    builder: isBuildable(entry) ? tools.builder : undefined,
    news: since?.entry === undefined ? undefined : tools.news,
    checker: tools.checker,
    editUrl: meta.editUrl,
    lastUpdated: meta.lastUpdated,
    ...(closed === undefined ? { sources: sources && pageSources(sources) } : { closed }),
    ...pagination,
  }
}

const newsHeadings = (news: readonly VersionNews[]): TocHeading[] =>
  news.map(({ version }) => ({ id: versionAnchor(version), text: version, level: 2 }))

function entryMeta(entry: EntryFields, related: RelatedEntry[]): EntryMeta {
  const { routes: _routes, hands_over: _handsOver, runtime: _runtime, ...fields } = entry
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
    ],
  ]
}
