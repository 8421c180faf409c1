/** From a Markdown tree to text. */
import type { RootContent, TableRow } from 'mdast'
import { directiveToMarkdown } from 'mdast-util-directive'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import type { Options } from 'remark-stringify'
import { unified } from 'unified'

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>

/** Between letters and digits `_` is a letter of ids, and no parser takes it for emphasis. */
const ESCAPED_IN_WORD = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu

/** Words in which no sign means anything to Markdown: to look for each of its signs takes long. */
const PLAIN = /^[\p{L}\p{N} ,;)'"](?:[\p{L}\p{N} ,;()'"%/?–—…-]|[.:](?= |$))*$/u

const text: Handle = ({ value }: { value: string }, _parent, state, info) => {
  const around = `${info.before}${value}${info.after}`
  // Space at the ends of a line would be lost.
  if (PLAIN.test(value) && !/\n | \n/.test(around)) return value
  return state.safe(value, info).replace(ESCAPED_IN_WORD, '_')
}

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

const processor = unified()
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    // Their rules for escaping are left out: only lines that begin with `:::` are admonitions.
    handlers: { ...directiveToMarkdown().handlers, text, table },
    unsafe: [{ atBreak: true, character: ':', after: ':' }],
  } as Options)
  .freeze()

/**
 * @param nodes what the compiler reads: tables and the like of GFM, and admonitions
 * @returns their Markdown, without a line break at the end
 */
export function writeMarkdown(nodes: readonly RootContent[]): string {
  return processor.stringify({ type: 'root', children: [...nodes] }).trimEnd()
}
