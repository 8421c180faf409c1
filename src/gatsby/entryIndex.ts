import type { RareName } from '../docs/componentNames'
import type { DocMeta } from '../docs/docMeta'
import { allFileTables } from '../docs/fileTables'
import type { DocSetKey } from '../docs/docSet'
import { linkableIds } from '../docs/resolve/linkEntries'
import type { ToolRoutes } from '../docs/resolve/pageData'
import type { DocSetSource } from '../docs/siteConfig'
import { buildBuilderWords } from '../effects/builder/reference'
import { REFERENCE_FORMAT, buildCheckerReference } from '../effects/checker/reference'
import type { FileKeyData } from '../effects/checker/reference'
import { compareEntries } from '../effects/entry/entryOrder'
import type { EntryPage } from '../effects/entry/entryPage'
import { finderEntry } from '../effects/finder/finderEntry'
import type { FinderEntry } from '../effects/finder/finderEntry'
import { flowModel } from '../effects/finder/pairing'
import type { FlowModel } from '../effects/finder/pairing'
import { fileKinds, kindName, withoutWords } from '../effects/files/fileKeys'
import type { FileTable } from '../effects/files/fileKeys'
import { guideRoutes } from '../effects/guides'
import type { GuideRoutes } from '../effects/guides'
import { hasVersionData, readVersionData } from '../effects/versions/readVersionData'
import type { MdxNode } from './schema'
import { byRoute } from './siteIndex'

/** All entries of a doc set. */
export interface EntryIndex {
  /** By kind, then by id. */
  entries: FinderEntry[]
  /** Those that take part in the flow of data. */
  flow: FlowModel
  /** Ids that stand for one entry without doubt, with its route. */
  linkable: ReadonlyMap<string, string>
  /** What the checker and the builder are told of. */
  sources: Pick<EntryPage, 'entry' | 'route' | 'description'>[]
  /** Tables of the guides with keys of files. */
  fileTables: FileTable[]
  /** Routes of the pages that tools lead to. */
  guides: GuideRoutes
  /** Routes of the pages with the finder and the like. */
  tools: ToolRoutes
  /** Site paths of the files that pages read on use. */
  files: Record<EntryFile, string> & Partial<Record<'versions', string>>
  /** Content folder, if it has data about versions. */
  versionFolder?: string
}

/** Files by what they are for; `fileKinds` is a folder. */
export type EntryFile = 'flow' | 'finder' | 'checker' | 'fileKeys' | 'builder' | 'fileKinds'

/** Entries of a doc set, and what they were made of. */
interface KnownIndex {
  digests: string
  index: EntryIndex
}

/** Entries of the sites that this process builds, by their doc sets. */
const built = new WeakMap<readonly DocSetSource[], Map<DocSetKey, KnownIndex>>()

/**
 * Reads all entries past Gatsby's records of what a page depends on: otherwise every page would
 * depend on every file. What a page takes from them it notes by `dependOnEntries`.
 *
 * @param getNodes reads the Mdx nodes
 * @param sources the doc sets
 * @returns a function from a doc set to its entries
 */
export function entryIndexReader(
  getNodes: () => MdxNode[],
  sources: readonly DocSetSource[],
): (setKey: DocSetKey) => EntryIndex {
  const known = built.get(sources) ?? new Map<DocSetKey, KnownIndex>()
  built.set(sources, known)
  return (setKey) => {
    const last = known.get(setKey)
    // Every hook of a build asks when all nodes are there; in develop they change.
    if (last && process.env.NODE_ENV === 'production') return last.index
    const nodes = getNodes().filter(({ fields }) => fields?.doc?.meta.setKey === setKey)
    const digests = nodes.map(({ internal }) => internal.contentDigest).join()
    if (last?.digests === digests) return last.index
    const docs = nodes.flatMap(({ fields }) => fields?.doc?.meta ?? []).sort(byRoute)
    const { basePath = '', folder } = sources.find(({ key }) => key === setKey) ?? {}
    const versionFolder = folder !== undefined && hasVersionData(folder) ? folder : undefined
    const index = indexEntries(docs, { basePath, versionFolder })
    known.set(setKey, { digests, index })
    return index
  }
}

/**
 * @param docs the docs of one set
 * @param set route prefix of the set, and its content folder if that has data about versions
 * @returns the entries among them
 */
export function indexEntries(
  docs: readonly DocMeta[],
  { basePath, versionFolder }: { basePath: string; versionFolder?: string },
): EntryIndex {
  const found = docs
    .flatMap((doc) => {
      const { entry } = doc
      if (!entry || !isPublished(doc)) return []
      const { route, description } = doc
      const packed = finderEntry({ ...doc, entry })
      return [{ packed, source: { entry, route, description } }]
    })
    .sort((a, b) => compareEntries(a.source, b.source))
  const entries = found.map(({ packed }) => packed)
  return {
    entries,
    flow: flowModel(entries),
    linkable: linkableIds(entries),
    sources: found.map(({ source }) => source),
    fileTables: allFileTables(docs.filter(isPublished)),
    guides: guideRoutes(docs),
    tools: {
      finder: routeOf('EntryFinder', docs),
      checker: routeOf('ConfigChecker', docs),
      builder: routeOf('EffectBuilder', docs),
      news: routeOf('WhatsNew', docs),
    },
    files: {
      flow: `${basePath}/flow-data.json`,
      finder: `${basePath}/finder-data.json`,
      checker: `${basePath}/checker-data.json`,
      fileKeys: `${basePath}/file-keys.json`,
      builder: `${basePath}/builder-data.json`,
      fileKinds: `${basePath}/file-kinds`,
      ...(versionFolder !== undefined && { versions: `${basePath}/versions-data.json` }),
    },
    versionFolder,
  }
}

const isPublished = ({ draft }: DocMeta) => !draft || process.env.NODE_ENV !== 'production'

function routeOf(component: RareName, docs: readonly DocMeta[]): string | undefined {
  return docs.find(({ components }) => components.includes(component))?.route
}

/**
 * @param index entries of a doc set
 * @param kind of the entries wanted; any when left out
 * @param plugin that they must require; any when left out
 * @returns the entries that a list of them shows
 */
export function listedEntries(
  { entries }: Pick<EntryIndex, 'entries'>,
  kind?: string,
  plugin?: string,
): FinderEntry[] {
  return entries.filter(
    (entry) =>
      (kind ?? entry.kind) === entry.kind &&
      (plugin === undefined || entry.requires?.includes(plugin)),
  )
}

/**
 * The file that pages read when the reader asks which triggers go with which effects: kept apart,
 * so that no page carries the names.
 *
 * @param index entries of a doc set
 * @returns its content: what the load-time check asks of each entry, with the entries' pages
 */
export function flowData({ flow }: EntryIndex): FlowModel {
  return { ...flow, effects: flow.effects.filter(({ permanent }) => !permanent) }
}

/**
 * @param index entries of a doc set
 * @returns the files that pages read on use, by site path
 */
export function entryFiles(index: EntryIndex): [sitePath: string, data: unknown][] {
  return [
    [index.files.flow, flowData(index)],
    [index.files.finder, index.entries],
    [index.files.checker, buildCheckerReference(index.sources, index.guides)],
    [index.files.fileKeys, fileKeyData(index)],
    [index.files.builder, buildBuilderWords(index.sources)],
    ...kindFiles(index),
    ...versionFile(index),
  ]
}

/** A file for each kind of config: with words, and only what the file builder asks for. */
function kindFiles({ files, fileTables }: EntryIndex): [sitePath: string, data: FileKeyData][] {
  return fileKinds(fileTables).map((kind) => [
    `${files.fileKinds}/${kindName(kind)}.json`,
    { format: REFERENCE_FORMAT, files: fileTables.filter(({ file }) => file === kind) },
  ])
}

function fileKeyData({ fileTables }: EntryIndex): FileKeyData {
  return { format: REFERENCE_FORMAT, files: withoutWords(fileTables) }
}

/** Wrong data is reported elsewhere, and stops the build. */
function versionFile({ files, versionFolder }: EntryIndex): [sitePath: string, data: unknown][] {
  const data = versionFolder === undefined ? undefined : readVersionData(versionFolder)
  return files.versions !== undefined && data ? [[files.versions, data]] : []
}
