import type { EntryMeta } from '../../effects/entry/entry'
import type { DocPageData } from './pageData'

/** What stands around a doc's text: its data without head, text and an entry's facts. */
export type DocFrame = Omit<DocPageData, 'head' | 'tree' | 'entry'> & {
  /** Present on reference entries. */
  entry?: Pick<EntryMeta, 'kind'>
}

/**
 * @param doc a doc's data
 * @returns what a page needs of it whose text is there as HTML
 */
export function frameOf({ head: _head, tree: _tree, entry, ...frame }: DocPageData): DocFrame {
  return { ...frame, ...(entry && { entry: { kind: entry.kind } }) }
}
