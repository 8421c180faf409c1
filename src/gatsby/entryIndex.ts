import { ENTRY_KINDS } from '../docs/entry'
import { linkableIds } from '../docs/linkEntries'
import type { DocMeta } from '../docs/docMeta'
import type { DocSetSource } from '../docs/siteConfig'
import type { DocSetKey } from '../docs/types'
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
  /** Route of the page with the finder, if there is one. */
  finder?: string
  /** Site path of the file that holds `flow`, see {@link flowData}. */
  flowFile: string
  /** Site path of the file that holds `entries`. */
  finderFile: string
}

/**
 * Reads all entries past Gatsby's records of what a page depends on: an entry that comes or goes
 * must not make every page of the site new. What is made of them on other pages (links in text,
 * counts) is then settled again when those pages are.
 *
 * @param getNodes reads the Mdx nodes
 * @param sources the doc sets
 * @returns a function from a doc set to its entries
 */
export function entryIndexReader(
  getNodes: () => MdxNode[],
  sources: readonly DocSetSource[],
): (setKey: DocSetKey) => EntryIndex {
  const known = new Map<DocSetKey, EntryIndex>()
  return (setKey) => {
    const index =
      known.get(setKey) ??
      indexEntries(
        getNodes().flatMap(({ fields }) => (fields?.doc?.setKey === setKey ? fields.doc : [])),
        sources.find(({ key }) => key === setKey)?.basePath,
      )
    // A build asks when all nodes are there; in develop they change.
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
      return [{ packed: finderEntry({ ...doc, entry }), related: entry.related }]
    })
    .sort((a, b) => compareEntries(a.packed, b.packed))
  const entries = found.map(({ packed }) => packed)
  const related = new Map(found.map((entry) => [entry.packed, entry.related]))
  return {
    entries,
    flow: flowModel(entries, related),
    linkable: linkableIds(entries),
    finder: docs.find(({ template }) => template === 'finder')?.route,
    flowFile: `${basePath}/flow-data.json`,
    finderFile: `${basePath}/finder-data.json`,
  }
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
    [index.flowFile, flowData(index)],
    [index.finderFile, index.entries],
  ]
}
