import { ENTRY_KINDS } from '../effects/entry/entry'
import { linkableIds } from '../docs/linkEntries'
import type { DocMeta, Template } from '../docs/docMeta'
import type { DocSetSource } from '../docs/siteConfig'
import type { DocSetKey } from '../docs/types'
import type { ToolRoutes } from '../docs/resolveDoc'
import { buildBuilderReference } from '../effects/builder/reference'
import type { BuilderSource } from '../effects/builder/reference'
import { buildCheckerReference } from '../effects/checker/reference'
import { finderEntry } from '../effects/finder/finderEntry'
import type { FinderEntry } from '../effects/finder/finderEntry'
import { flowModel } from '../effects/finder/pairing'
import type { FlowModel } from '../effects/finder/pairing'
import type { MdxNode } from './schema'

/** All entries of a doc set. */
export interface EntryIndex {
  /** By kind, then by id. */
  entries: FinderEntry[]
  /** Those that take part in the flow of data. */
  flow: FlowModel
  /** Ids that stand for one entry without doubt, with its route. */
  linkable: ReadonlyMap<string, string>
  /** What the checker and the builder are told of. */
  sources: BuilderSource[]
  /** Routes of the pages with the finder and the like. */
  tools: ToolRoutes
  /** Site paths of the files that pages read on use. */
  files: Record<EntryFile, string>
}

/** Files by what they are for. */
export type EntryFile = 'flow' | 'finder' | 'checker' | 'builder'

/** Entries of the sites that this process builds, by their doc sets. */
const built = new WeakMap<readonly DocSetSource[], Map<DocSetKey, EntryIndex>>()

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
  const known = built.get(sources) ?? new Map<DocSetKey, EntryIndex>()
  // Every hook of a build asks when all nodes are there; in develop they change.
  if (process.env.NODE_ENV === 'production') built.set(sources, known)
  return (setKey) => {
    const index =
      known.get(setKey) ??
      indexEntries(
        getNodes().flatMap(({ fields }) =>
          fields?.doc?.meta.setKey === setKey ? fields.doc.meta : [],
        ),
        sources.find(({ key }) => key === setKey)?.basePath,
      )
    if (process.env.NODE_ENV === 'production') known.set(setKey, index)
    return index
  }
}

/**
 * @param docs the docs of one set
 * @param basePath route prefix of the set
 * @returns the entries among them
 */
export function indexEntries(docs: readonly DocMeta[], basePath = ''): EntryIndex {
  const found = docs
    .flatMap((doc) => {
      const { entry } = doc
      if (!entry || (doc.draft && process.env.NODE_ENV === 'production')) return []
      const { route, description } = doc
      const packed = finderEntry({ ...doc, entry })
      return [{ packed, source: { entry, route, description } }]
    })
    .sort((a, b) => compareEntries(a.packed, b.packed))
  const entries = found.map(({ packed }) => packed)
  return {
    entries,
    flow: flowModel(entries),
    linkable: linkableIds(entries),
    sources: found.map(({ source }) => source),
    tools: {
      finder: routeOf('finder', docs),
      checker: routeOf('checker', docs),
      builder: routeOf('builder', docs),
      news: routeOf('news', docs),
    },
    files: {
      flow: `${basePath}/flow-data.json`,
      finder: `${basePath}/finder-data.json`,
      checker: `${basePath}/checker-data.json`,
      builder: `${basePath}/builder-data.json`,
    },
  }
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

function routeOf(template: Template, docs: readonly DocMeta[]): string | undefined {
  return docs.find((doc) => doc.template === template)?.route
}

function compareEntries(a: FinderEntry, b: FinderEntry): number {
  const byKind = ENTRY_KINDS.indexOf(a.kind) - ENTRY_KINDS.indexOf(b.kind)
  return byKind || (a.id < b.id ? -1 : a.id > b.id ? 1 : a.href < b.href ? -1 : 1)
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
    [index.files.checker, buildCheckerReference(index.sources)],
    [index.files.builder, buildBuilderReference(index.sources)],
  ]
}
