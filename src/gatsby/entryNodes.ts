/**
 * What pages take from the entries of other pages, as nodes: Gatsby then knows that a page has to
 * be made anew when it changes. The entries themselves are read past Gatsby's records
 * (`entryIndex.ts`), since a page that asked for all of them would depend on every file.
 */
import type { CreatePagesArgs } from 'gatsby'
import type { DocSetKey } from '../docs/docSet'
import { flowData } from './entryIndex'
import type { EntryIndex } from './entryIndex'
import type { NodeReader } from './keepNodes'

/**
 * `links`: ids that text links to, the tools and guides, and whether there are any entries; `flow`:
 * what goes together with what; `all`: everything that lists show, and which files there are for
 * tools.
 */
export type EntryAspect = 'links' | 'flow' | 'all'

/** Type of the nodes. */
export const ENTRIES_TYPE = 'DocEntries'

function nodeId(setKey: DocSetKey, aspect: EntryAspect): string {
  return `${ENTRIES_TYPE} ${setKey} ${aspect}`
}

/**
 * createPages: makes the nodes, or leaves them alone where nothing has changed.
 *
 * @param args of the hook
 * @param entryIndex entries of a doc set
 * @param setKeys all doc sets
 */
export async function createEntryNodes(
  { actions, createContentDigest }: CreatePagesArgs,
  entryIndex: (setKey: DocSetKey) => EntryIndex,
  setKeys: readonly DocSetKey[],
): Promise<void> {
  for (const setKey of setKeys) {
    const index = entryIndex(setKey)
    const contents: Record<EntryAspect, unknown> = {
      links: [[...index.linkable], index.tools, index.guides, index.entries.length > 0],
      flow: flowData(index),
      all: [index.entries, index.files],
    }
    for (const [aspect, content] of Object.entries(contents) as [EntryAspect, unknown][]) {
      await actions.createNode({
        id: nodeId(setKey, aspect),
        setKey,
        aspect,
        parent: null,
        children: [],
        internal: { type: ENTRIES_TYPE, contentDigest: createContentDigest(content as object) },
      })
    }
  }
}

/**
 * Notes that the page whose query runs depends on an aspect of the entries.
 *
 * @param nodeModel of the query
 * @param setKey doc set of the page
 * @param aspect what the page takes from them
 */
export function dependOnEntries(
  nodeModel: NodeReader,
  setKey: DocSetKey,
  aspect: EntryAspect,
): void {
  nodeModel.getNodeById({ id: nodeId(setKey, aspect), type: ENTRIES_TYPE })
}
