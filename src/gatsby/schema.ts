import type { Node } from 'gatsby'
import type { CategoryConfig } from '../docs/category'
import type { DocMeta } from '../docs/docMeta'
import type { DocSetKey } from '../docs/docSet'
import type { Problem } from '../docs/issues'

/**
 * Types of the nodes that this site adds. Nothing is inferred: front matter of hundreds of files
 * differs, and inference would cost time and warn about each difference.
 */
export const DOC_TYPES = `
  type MdxFrontmatter @dontInfer {
    title: String
  }
  type MdxDoc @dontInfer {
    meta: JSON!
    problems: JSON!
    key: String!
    entryKind: String
    entryKey: String
  }
  type MdxFields @dontInfer {
    doc: MdxDoc
  }
  type Mdx implements Node @dontInfer {
    frontmatter: MdxFrontmatter
    fields: MdxFields
  }
  type DocCategory implements Node @dontInfer {
    setKey: String!
    folder: String!
    config: JSON!
    problems: JSON!
  }
  type DocEntries implements Node @dontInfer {
    setKey: String!
    aspect: String!
  }
  type DocRecord implements Node @dontInfer {
    record: JSON!
  }
  type DocData implements Node @dontInfer {
    setKey: String!
    name: String!
    data: JSON!
  }
`

/** An Mdx node with the fields of `createNodes.ts`. */
export interface MdxNode extends Node {
  body: string
  fields?: {
    doc?: MdxDoc
  }
}

/** One field, because Gatsby writes the whole node to the disk for each. */
export interface MdxDoc {
  meta: DocMeta
  /**
   * Kept with the node: an unchanged file is not read again by the next build, and its problems
   * must not be forgotten.
   */
  problems: Problem[]
  /** `locale/version:id` */
  key: string
  /** `locale/version:kind` */
  entryKind?: string
  /** `locale/version:kind/id` */
  entryKey?: string
}

export interface DocCategoryNode extends Node {
  setKey: DocSetKey
  folder: string
  config: CategoryConfig
  problems: Problem[]
}

export interface DocDataNode extends Node {
  setKey: DocSetKey
  name: string
  data: unknown
}
