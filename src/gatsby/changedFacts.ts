/**
 * Whether an edit in develop has changed anything that other pages take from a doc. Most edits change
 * a text: then all pages stay as they are, and to make them again would take longer the more there are.
 */
import type { Node } from 'gatsby'
import type { MdxDoc } from './schema'

/** What is asked of Gatsby. */
interface GatsbyEvents {
  on: (event: 'DELETE_NODE', listener: (action: { payload?: Node }) => void) => void
}

/** What Gatsby keeps of pages. */
export interface GatsbyStore {
  getState: () => {
    pages: ReadonlyMap<string, { updatedAt: number; isCreatedByStatefulCreatePages: boolean }>
  }
}

/** Notes changes of what pages are made of, apart from the texts of docs. */
export interface ChangedFacts {
  /**
   * @param node Mdx node of a doc
   * @param value what other pages take from it
   */
  doc: (node: Pick<Node, 'id'>, value: MdxDoc) => void
  /**
   * @param file a file that is no doc, or what is made of it
   */
  other: (file: Pick<Node, 'id'>) => void
  /** Whether something has changed since all pages were made. */
  hasChanged: () => boolean
  /** All pages are made. */
  settle: () => void
}

/**
 * @param emitter Gatsby's events: files that are gone are told by no hook
 * @returns what notes changes
 */
export function watchFacts(emitter: GatsbyEvents): ChangedFacts {
  const known = new Map<string, string>()
  /** Gatsby removes the node of an edited file, and makes it again. */
  const gone = new Set<string>()
  let isChanged = true
  emitter.on('DELETE_NODE', ({ payload }) => {
    if (payload) gone.add(payload.id)
  })
  return {
    doc: ({ id }, value) => {
      const text = JSON.stringify(value)
      if (known.get(id) !== text) isChanged = true
      known.set(id, text)
      gone.delete(id)
    },
    other: ({ id }) => {
      isChanged = true
      known.set(id, '')
      gone.delete(id)
    },
    hasChanged: () => isChanged || [...gone].some((id) => known.has(id)),
    settle: () => {
      isChanged = false
      for (const id of gone) known.delete(id)
      gone.clear()
    },
  }
}

/**
 * createPages: has Gatsby keep the pages that it has. It removes those that nobody has made again.
 *
 * @param store Gatsby's
 */
export function keepPages(store: GatsbyStore): void {
  const now = Date.now()
  for (const page of store.getState().pages.values()) {
    if (!page.isCreatedByStatefulCreatePages) page.updatedAt = now
  }
}
