import type { EntryMeta } from '../../effects/entry/entry'
import type { DocPageData } from './pageData'

/** What stands around a doc's text: its data without the text and without an entry's facts. */
export type DocFrame = Omit<DocPageData, 'tree' | 'entry'> & {
  /** Present on reference entries. */
  entry?: Pick<EntryMeta, 'kind'>
}

/**
 * @param doc a doc's data
 * @returns what a page needs of it whose text is there as HTML
 */
export function frameOf({ tree: _tree, entry, ...frame }: DocPageData): DocFrame {
  return { ...frame, ...(entry && { entry: { kind: entry.kind } }) }
}
