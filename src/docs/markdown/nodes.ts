/** Markdown as a tree: the nodes that the Markdown of pages is put together from. */
import type {
  BlockContent,
  DefinitionContent,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableCell,
  Text,
} from 'mdast'

/** Nodes that stand one below the other. */
export type Block = BlockContent | DefinitionContent

/** Words; signs of Markdown in them are escaped when they are written. */
export const text = (value: string): Text => ({ type: 'text', value })

/** Code in a line. */
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value })

/** Code, or nothing where there is none. */
export const codes = (value: string): InlineCode[] => (value === '' ? [] : [code(value)])

/** A sentence in which back ticks stand around names. */
export const withCode = (sentence: string): PhrasingContent[] =>
  sentence.split('`').map((part, index) => (index % 2 === 1 ? code(part) : text(part)))

/** Bold words. */
export const strong = (...children: PhrasingContent[]): Strong => ({ type: 'strong', children })

/** A link; the address is written as it is. */
export const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
})

/** Lines of text. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
})

/** A heading of a level from 1 to 6. */
export const heading = (depth: Heading['depth'], ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
})

/** A bullet of a list with its blocks. */
export const item = (...children: Block[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children,
})

/** A list without numbers, its bullets close together. */
export const list = (...children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
})

const cell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })

/**
 * @param labels headings of the columns
 * @param rows cells of each row
 */
export const table = (
  labels: readonly string[],
  rows: readonly (readonly PhrasingContent[][])[],
): Table => ({
  type: 'table',
  children: [labels.map((label) => [text(label)]), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map(cell),
  })),
})
