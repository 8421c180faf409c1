/** Stretches of text, for the search. */
import { propText } from '../propText'
import { joinBlocks } from './blockEnds'
import type { AnyNode } from './nodes'
import { plainText } from './plainText'
import { walk } from './walk'
import type { Visitor } from './walk'

/**
 * A stretch of text under one heading, for the search. The first section of a doc is the text
 * before any heading: its `id` is null and its level 1.
 */
export interface DocSection {
  id: string | null
  level: number
  title: string
  /** Plain text, white space folded. */
  text: string
  /** The code blocks in it with their lines (`blockEnds.ts`); missing where there are none. */
  code?: string
  /** Rows of the section's tables that can be searched on their own; their text is not in `text`. */
  rows?: DocRow[]
}

/** What a row of a table is about; `row` is any other thing that is written as code. */
export type RowKind = 'argument' | 'key' | 'command' | 'permission' | 'placeholder' | 'row'

/** A row of a table, for the search. */
export interface DocRow {
  /** The row's anchor, without `#`. */
  id: string
  kind: RowKind
  /** Its first cell. */
  title: string
  /** Other names in it: the permission of a command, aliases of an argument. */
  aliases: string[]
  /** Plain text of the other cells. */
  text: string
}

/** Elements after which words must not run together. */
const BLOCKS = /^(p|li|ul|ol|tr|td|th|dt|dd|div|blockquote|summary|details|pre|br|section|figure)$/

/**
 * @param title the doc's title, which heads the first stretch
 * @returns a visitor that cuts a doc into stretches of text under its headings
 */
export function sectionVisitor(title: string): Visitor<DocSection[]> {
  let section: DocSection = { id: null, level: 1, title, text: '' }
  const sections = [section]
  return {
    visit: (node) => {
      if (node.type === 'docComponent' && node.name === 'Heading') {
        const level = Number(node.props?.level)
        // A level-1 heading repeats the title: its text belongs to the page itself.
        if (level > 1) {
          const id = propText(node.props?.id) ?? ''
          section = { id, level, title: plainText(node).trim(), text: '' }
          sections.push(section)
        }
        return false
      }
      if (node.row) {
        section.rows ??= []
        section.rows.push(docRow(node, node.row))
        return false
      }
      if (isCode(node)) {
        section.text += ' '
        section.code = joinBlocks([section.code ?? '', foldLines(node.plainText ?? '')])
        return false
      }
      section.text += ownText(node)
      return node.plainText === undefined
    },
    found: () => sections.map((one) => ({ ...one, text: foldSpace(one.text) })),
  }
}

function isCode({ type, name }: AnyNode): boolean {
  return type === 'docComponent' && name === 'CodeBlock'
}

function docRow(node: AnyNode, { kind, aliases }: NonNullable<AnyNode['row']>): DocRow {
  const [first, ...rest] = node.children ?? []
  return {
    id: String(node.properties?.id),
    kind,
    title: first ? blockText(first) : '',
    aliases,
    // Cells are no sentences: without a sign between them they read as one.
    text: rest
      .map((cell) => foldSpace(blockText(cell)))
      .filter(Boolean)
      .join(' · '),
  }
}

/** Text that a node adds to that of its children: words of neighbouring blocks stay apart. */
function ownText(node: AnyNode): string {
  if (node.type === 'text') return String(node.value)
  if (node.plainText !== undefined) return ` ${node.plainText} `
  return node.type === 'docComponent' || BLOCKS.test(node.tagName ?? '') ? ' ' : ''
}

function blockText(node: AnyNode): string {
  let text = ''
  walk(node, (child) => {
    text += ownText(child)
    return child.plainText === undefined
  })
  return foldSpace(text)
}

/** Without empty lines and blanks at the ends of lines. */
function foldLines(code: string): string {
  return code
    .replace(/\s*\n(?:[^\S\n]*\n)*/g, '\n')
    .replace(/^\n/, '')
    .trimEnd()
}

function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
