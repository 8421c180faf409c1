import type { Node } from 'gatsby'
import type { CategoryConfig } from '../docs/category'
import type { DocMeta } from '../docs/docMeta'
import type { Problem } from '../docs/issues'
import type { DocSetKey } from '../docs/types'

/**
 * Types of the nodes that this site adds. Nothing is inferred: front matter of hundreds of files
 * differs, and inference would cost time and warn about each difference.
 */
export const DOC_TYPES = `
  type MdxFrontmatter @dontInfer {
    title: String
  }
  type MdxFields @dontInfer {
    doc: JSON
    route: String
    docKey: String
    entryKind: String
    entryKey: String
    problems: JSON
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
    doc?: DocMeta
    route?: string
    /** `locale/version:id` */
    docKey?: string
    /** `locale/version:kind` */
    entryKind?: string
    /** `locale/version:kind/id` */
    entryKey?: string
    problems?: Problem[]
  }
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
