/** Gatsby's nodes for a thread, which cannot ask Gatsby for them. */
import type { Node } from 'gatsby'
import type { NodeSource } from './builtDocs'
import { ENTRIES_TYPE } from './entryNodes'
import { RECORDS_TYPE } from './records'

/** Types of the nodes that files are made of. */
const TYPES = ['Mdx', 'SitePage', 'DocCategory', 'DocData', ENTRIES_TYPE, RECORDS_TYPE]

/** What of them is not read: the text of docs is in their files, and pages have their whole context. */
const UNREAD = new Set(['body', 'frontmatter', 'children', 'context', 'pluginCreator'])

/** Nodes by their types. */
export type SiteNodes = Readonly<Record<string, readonly Node[]>>

/**
 * @param source Gatsby's nodes
 * @returns those that files are made of, as small as they can be
 */
export function siteNodes({ getNodesByType }: NodeSource): SiteNodes {
  const read = (node: Node) =>
    Object.fromEntries(Object.entries(node).filter(([name]) => !UNREAD.has(name))) as Node
  return Object.fromEntries(TYPES.map((type) => [type, getNodesByType(type).map(read)]))
}

/**
 * @param nodes what {@link siteNodes} has read
 * @returns them, as Gatsby hands them out
 */
export function nodeSource(nodes: SiteNodes): NodeSource {
  return {
    getNodesByType: (type) => {
      const found = nodes[type]
      if (!found) throw new Error(`Nodes of type ${type} are not handed to the thread.`)
      return [...found]
    },
  }
}
