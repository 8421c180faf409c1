/** Node types that this compiler adds to the Markdown and HTML trees. */
import type { Program } from 'estree'
import type { Data, Node } from 'unist'
import type { ElementContent, RootContent } from 'hast'
import type { Code, PhrasingContent, RootContent as MdastContent } from 'mdast'
import type { TreeProps } from '../tree'
import type { Block } from '../markdown/nodes'
import type { ReadTable } from './cells'
import type { DocRow } from './sections'

/** A component in a Markdown tree. */
export interface ComponentMdast extends Node {
  type: 'docComponent'
  name: string
  props: TreeProps
  children: (MdastContent | PhrasingContent | ComponentMdast)[]
}

/** A component in an HTML tree; passes through rehype-raw untouched. */
export interface ComponentHast extends Node {
  type: 'docComponent'
  name: string
  props: TreeProps
  children: HastChild[]
  /** Text for the search where the component's props hold it (code blocks). */
  plainText?: string
}

export type HastChild = ElementContent | RootContent | ComponentHast

/** What parsers and this compiler note on nodes beside what they are. */
interface NodeData {
  /** Of JSX: it stands in a line of text. */
  inline?: boolean
  /** Of a component's replacement: it is transformed already. */
  isDone?: boolean
  /** Of JavaScript: its syntax tree. */
  estree?: Program | null
  /** Of a paragraph: it is the title of a box. */
  directiveLabel?: boolean | null
}

/** A picture that is HTML alone: no page loads code for it. */
export interface Drawing {
  figure: AnyNode
  /** Its words for the search. */
  words: string
  /** The same for readers of the Markdown. */
  markdown: Block[]
}

/** Any node of either tree, as far as the walks here look at it. */
export interface AnyNode extends Node {
  name?: string | null
  tagName?: string
  data?: Data & NodeData
  value?: unknown
  properties?: Record<string, unknown>
  children?: AnyNode[]
  props?: TreeProps
  /** Text for the search in the place of that of the children. */
  plainText?: string
  /** Of a code block: the code as it is written. */
  source?: Code
  /** Of a component that shows a table of the front matter. */
  table?: ReadTable
  /** Of a component that the compiler draws. */
  drawing?: Drawing
  /** On a table row that is a search result of its own. */
  row?: Pick<DocRow, 'kind' | 'aliases'>
}
