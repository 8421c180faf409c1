/**
 * The second half of compiling: a compiled doc depends on its file alone; here its addresses get
 * settled, which depends on other files.
 */
import type { CompiledDoc } from './compile/compile'
import type { DocMeta } from './docMeta'
import { inGameFacts } from '../effects/runTime/facts'
import type { EntryFields, EntryMeta, RelatedEntry } from '../effects/entry/entry'
import { classifyHref } from './hrefs'
import type { HrefOrigin } from './hrefs'
import { formatProblem } from './issues'
import type { Problem } from './issues'
import { closedPlugin, pageSources } from './ledger/docSources'
import type { DocSources } from './ledger/docSources'
import type { EntrySince } from '../effects/since/entrySince'
import type { VersionNews } from '../effects/since/news'
import { versionAnchor } from '../effects/since/versionAnchor'
import type { DocPageData, JsonValue, TocHeading, TreeElement, TreeNode, TreeProps } from './types'
import { markSince } from './markSince'
import { presentTables } from './presentTables'

/** What is known of the files around a doc. */
export interface Surroundings {
  origin: HrefOrigin
  /** Route of a Markdown file, by absolute path. */
  docRoutes: ReadonlyMap<string, string>
  /** Published address of a local file (without path prefix), by absolute path. */
  fileUrls: ReadonlyMap<string, string>
  /** Sizes and sources of a local image, by absolute path. */
  images: ReadonlyMap<string, JsonValue>
  /** Pixel size of images that are shown as they are, by absolute path or site path. */
  sizes: ReadonlyMap<string, ImageSize>
  /** Further props of components whose data comes from elsewhere, by the compiled element. */
  componentData: ReadonlyMap<TreeElement, TreeProps>
}

export interface ImageSize {
  width: number
  height: number
}

/** Local files that a compiled doc refers to. */
export interface Dependencies {
  docs: string[]
  files: string[]
  /** Site paths of images in the static folder. */
  staticImages: string[]
  components: TreeElement[]
}

/** Components that are filled with data of other files. */
const DATA_COMPONENTS = new Set([
  'EntryList',
  'PluginGrid',
  'EntryFinder',
  'ConfigChecker',
  'EffectBuilder',
  'WorksWith',
  'WhatsNew',
])

/**
 * @param compiled the doc
 * @param origin where it stands
 * @returns absolute paths of the files, and the components that want data
 */
export function findDependencies(compiled: CompiledDoc, origin: HrefOrigin): Dependencies {
  const found: Dependencies = { docs: [], files: [], staticImages: [], components: [] }
  const look = (address: unknown) => {
    if (typeof address !== 'string') return undefined
    const target = classifyHref(address, origin)
    if (target.type === 'doc') found.docs.push(target.filePath)
    if (target.type === 'file') found.files.push(target.filePath)
    return target
  }
  walkTree(compiled.tree, (element) => {
    look(element[1]?.href)
    const source = look(element[1]?.src)
    if (element[0] === 'Image' && source?.type === 'static')
      found.staticImages.push(source.sitePath)
    if (DATA_COMPONENTS.has(element[0])) found.components.push(element)
  })
  return found
}

function walkTree(nodes: readonly TreeNode[], visit: (element: TreeElement) => void): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    visit(node)
    walkTree(node.slice(2) as TreeNode[], visit)
  }
}

/**
 * @param nodes compiled tree
 * @param around what is known of the files around
 * @returns a tree whose links are routes of the site and whose images are published files
 */
export function resolveTree(nodes: readonly TreeNode[], around: Surroundings): TreeNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    const [name, , ...children] = node
    return [name, resolveProps(node, around), ...resolveTree(children, around)]
  })
}

function resolveProps(element: TreeElement, around: Surroundings): TreeProps | null {
  const [name, props] = element
  const extra = around.componentData.get(element)
  if (extra) return { ...props, ...extra }
  if (props === null) return null
  const resolved = { ...props }
  if (typeof props.href === 'string') resolved.href = resolveHref(props.href, around)
  if (typeof props.src === 'string') {
    const target = classifyHref(props.src, around.origin)
    const data = target.type === 'file' ? around.images.get(target.filePath) : undefined
    if (name === 'Image' && data !== undefined) {
      delete resolved.src
      resolved.data = data
    } else if (target.type === 'file') {
      resolved.src = around.fileUrls.get(target.filePath) ?? props.src
      if (name === 'Image')
        Object.assign(resolved, missingSize(props, around.sizes.get(target.filePath)))
    } else if (target.type === 'static') {
      resolved.src = `${target.sitePath}${target.suffix}`
      if (name === 'Image')
        Object.assign(resolved, missingSize(props, around.sizes.get(target.sitePath)))
    }
  }
  return resolved
}

/** A written width or height wins; half a size would distort. */
function missingSize(props: TreeProps, size: ImageSize | undefined): TreeProps {
  const isWritten = props.width !== undefined || props.height !== undefined
  return size === undefined || isWritten ? {} : { width: size.width, height: size.height }
}

/** Where the files are published that links lead to. */
export interface PublishedFiles {
  origin: HrefOrigin
  docRoutes: Pick<Surroundings['docRoutes'], 'get'>
  fileUrls: Pick<Surroundings['fileUrls'], 'get'>
}

/**
 * @param href as written
 * @param files the doc that holds it, and what is known of the files around
 * @returns the address on the site, without path prefix; what is not known stays as written
 */
export function resolveHref(href: string, { origin, docRoutes, fileUrls }: PublishedFiles): string {
  const target = classifyHref(href, origin)
  switch (target.type) {
    case 'external':
      return href
    case 'static':
      return `${target.sitePath}${target.suffix}`
    case 'file':
      return `${fileUrls.get(target.filePath) ?? href}${target.suffix}`
    case 'doc': {
      const route = docRoutes.get(target.filePath)
      return route === undefined ? href : `${route}${target.suffix}`
    }
    case 'route':
      // A bare `#anchor` stays one, so that it works wherever the doc is served.
      return href.startsWith('#') ? href : `${target.route}${target.suffix}`
  }
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
  { related, pagination, tools = {}, entryData, sources, since, news = [], feed }: DocNeighbours,
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
