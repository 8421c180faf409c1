/** What the table of contents and the search need to know of a compiled doc. */
import type { DocRow, DocSection, TocHeading } from '../types'
import { propText } from '../propText'
import { plainText } from './html'
import type { AnyNode } from './nodes'

/** Elements after which words must not run together. */
const BLOCKS = /^(p|li|ul|ol|tr|td|th|dt|dd|div|blockquote|summary|details|pre|br|section|figure)$/

/**
 * @param root final HTML tree
 * @returns every heading in reading order
 */
export function collectHeadings(root: AnyNode): TocHeading[] {
  const headings: TocHeading[] = []
  walk(root, (node) => {
    if (node.type !== 'docComponent' || node.name !== 'Heading') return true
    headings.push({
      id: propText(node.props?.id) ?? '',
      text: plainText(node).trim(),
      level: Number(node.props?.level),
    })
    return false
  })
  return headings
}

/**
 * Cuts a doc into stretches of text under its headings.
 *
 * @param root final HTML tree
 * @param title the doc's title, which heads the first stretch
 */
export function collectSections(root: AnyNode, title: string): DocSection[] {
  let section: DocSection = { id: null, level: 1, title, text: '' }
  const sections = [section]
  walk(root, (node) => {
    if (node.type === 'docComponent' && node.name === 'Heading') {
      const level = Number(node.props?.level)
      const text = plainText(node).trim()
      // A level-1 heading repeats the title: its text belongs to the page itself.
      if (level > 1) {
        section = { id: propText(node.props?.id) ?? '', level, title: text, text: '' }
        sections.push(section)
      }
      return false
    }
    if (node.row) {
      section.rows ??= []
      section.rows.push(docRow(node, node.row))
      return false
    }
    section.text += ownText(node)
    return node.plainText === undefined
  })
  return sections.map((one) => ({ ...one, text: foldSpace(one.text) }))
}

function docRow(node: AnyNode, { kind, aliases }: NonNullable<AnyNode['row']>): DocRow {
  const [first, ...rest] = node.children ?? []
  return {
    id: String(node.properties?.id),
    kind,
    title: first ? blockText(first) : '',
    aliases,
    text: foldSpace(rest.map(blockText).join(' ')),
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

function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * @param root final HTML tree
 * @returns text of the first paragraph, cut at a word after 160 characters at most
 */
export function firstParagraph(root: AnyNode): string {
  let found = ''
  walk(root, (node) => {
    if (found === '' && node.type === 'element' && node.tagName === 'p')
      found = plainText(node).replace(/\s+/g, ' ').trim()
    return found === ''
  })
  return found.length <= 160 ? found : `${found.slice(0, 157).replace(/\s+\S*$/, '')}...`
}

/** Visits nodes in reading order; a visitor that returns false keeps out of the children. */
export function walk(node: AnyNode, visit: (node: AnyNode) => boolean): void {
  if (!visit(node)) return
  for (const child of node.children ?? []) walk(child, visit)
}
