/** From a Markdown tree to text. */
import type { RootContent, TableRow } from 'mdast'
import type { Options } from 'remark-stringify'
import { loadWriterModules } from '../compile/esm'
import type { WriterModules } from '../compile/esm'

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>

/** Turns nodes into Markdown, without a line break at the end. */
export type WriteMarkdown = (nodes: readonly RootContent[]) => string

/** Between letters and digits `_` is a letter of ids, and no parser takes it for emphasis. */
const ESCAPED_IN_WORD = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu

const text: Handle = (node: { value: string }, _parent, state, info) =>
  state.safe(node.value, info).replace(ESCAPED_IN_WORD, '_')

const DASHES = { left: ':---', center: ':---:', right: '---:' }

/** Cells are not padded: pages have long ones, and nobody reads the columns of the source. */
const table: Handle = (node: TableNode, _parent, state, info) => {
  const exit = state.enter('table')
  const line = (cells: readonly string[]) => `|${cells.map((one) => ` ${one} |`).join('')}`
  const [head = '', ...rows] = node.children.map((row) =>
    line(
      row.children.map((cell) =>
        state.handle(cell, row, state, { ...info, before: ' ', after: ' ' }),
      ),
    ),
  )
  const align = node.children[0]?.children.map((_cell, index) => {
    const side = node.align?.[index]
    return side ? DASHES[side] : '---'
  })
  exit()
  return [head, line(align ?? []), ...rows].join('\n')
}

interface TableNode {
  align?: ('left' | 'right' | 'center' | null)[] | null
  children: TableRow[]
}

/**
 * @param modules packages that the compiler shares
 * @returns the writer for what the compiler reads: tables and the like of GFM, and admonitions
 */
export function createWriter(modules: WriterModules): WriteMarkdown {
  const { handlers } = modules.directiveTree.directiveToMarkdown()
  const processor = modules.unified
    .unified()
    .use(modules.remarkGfm.default)
    .use(modules.remarkStringify.default, {
      bullet: '-',
      rule: '-',
      // Their rules for escaping are left out: only lines that begin with `:::` are admonitions.
      handlers: { ...handlers, text, table },
      unsafe: [{ atBreak: true, character: ':', after: ':' }],
    } as Options)
    .freeze()
  return (nodes) => processor.stringify({ type: 'root', children: [...nodes] }).trimEnd()
}

let loaded: Promise<WriteMarkdown> | undefined

/**
 * Loads the packages that write Markdown, which are fewer than those of the compiler, once a
 * process.
 */
export function loadWriter(): Promise<WriteMarkdown> {
  loaded ??= loadWriterModules().then(createWriter)
  return loaded
}
