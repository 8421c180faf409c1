/** Third step: gives the components of a body what the front matter holds for them. */
import { ownValue } from '../../text/ownValue'
import { propText } from '../propText'
import { argumentsPageTable, dataPageTable } from '../pageTable'
import type { PageWords } from '../labels/page'
import type { PageTable } from '../pageTable'
import type { FrontMatter } from '../frontMatter'
import type { Problem } from '../issues'
import { holdsLinks, readCells } from './cells'
import type { AnyNode } from './nodes'
import { drawingOf } from './drawings/drawing'
import { PartError } from './partAttributes'
import { guidePart } from './parts'

/** The file that a body stands in. */
export interface ExpandContext {
  file: string
  frontMatter: FrontMatter
  /** Line of a front matter field. */
  lineOf: (path: readonly PropertyKey[]) => number
  problems: Problem[]
  /** Words of the doc's locale. */
  words: PageWords
}

/**
 * Hands `<Arguments />` and `<DataTable />` their tables and the parts of guides their data.
 *
 * @param parent Markdown tree with components, changed in place
 * @param context front matter; what is wrong is added to its problems
 */
export function expandComponents(parent: AnyNode, context: ExpandContext): void {
  for (const node of parent.children ?? []) {
    if (node.type === 'docComponent') expandComponent(node, context)
    expandComponents(node, context)
  }
}

function expandComponent(node: AnyNode, context: ExpandContext): void {
  const { file, frontMatter, lineOf, problems, words } = context
  const place = {
    file,
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column,
  }
  if (node.name === 'Arguments') {
    const { entry } = frontMatter
    if (entry && (entry.arguments.length > 0 || entry.value)) {
      fillTable(node, argumentsPageTable(entry, words), ['arguments'], context)
      return
    }
    leaveOut(node)
    const message =
      '<Arguments /> has nothing to show: the front matter has no "arguments" and no "value".'
    problems.push({ ...place, message })
  } else if (node.name === 'DataTable') {
    const name = typeof node.props?.name === 'string' ? node.props.name : ''
    const { tables } = frontMatter.doc
    const table = ownValue(tables, name)
    if (table) {
      fillTable(node, dataPageTable(name, table, words), ['tables', name], context)
      return
    }
    leaveOut(node)
    const names = Object.keys(tables)
    const known = names.length > 0 ? `It has: ${names.join(', ')}.` : 'It has no tables.'
    problems.push({
      ...place,
      message: `<DataTable name="${name}" /> names no table of the front matter's "tables". ${known}`,
    })
  } else {
    try {
      const part = guidePart(node.name ?? '', node.props ?? {}, frontMatter.doc)
      if (part) Object.assign(node, { props: part.props, plainText: part.text, children: [] })
      const drawing = drawingOf(node.name ?? '', node.props ?? {}, frontMatter.doc, words)
      if (drawing) Object.assign(node, { drawing, children: [] })
      if (node.name === 'Anatomy') checkAnatomy(node)
    } catch (error) {
      if (!(error instanceof PartError)) throw error
      leaveOut(node)
      const at = error.path ? { file, line: lineOf(error.path) } : place
      problems.push({ ...at, message: error.message })
    }
  }
}

/** @throws PartError when the marks of the code and the list below it do not go together */
function checkAnatomy({ children = [] }: AnyNode): void {
  const code = children.find(({ name }) => name === 'CodeBlock')
  const items = children.find(({ type }) => type === 'list')?.children ?? []
  const marks = [...(propText(code?.props?.html) ?? '').matchAll(/ data-mark="(\d+)"/g)].map(
    ([, mark]) => Number(mark),
  )
  const isInOrder = marks.every((mark, index) => mark === index + 1)
  if (marks.length > 0 && isInOrder && marks.length === items.length) return
  throw new PartError(
    `<Anatomy> needs a code block with "marks" behind its language and comments # (1), # (2) and so on, and a numbered list with a line for each; there are ${marks.length} marks and ${items.length} lines.`,
  )
}

/** A component without its data cannot be shown: what stands in it can. */
function leaveOut(node: AnyNode): void {
  Object.assign(node, { name: 'Fragment', props: {} })
}

/** Links in table cells are reported at the front matter field that holds the table. */
function fillTable(
  node: AnyNode,
  table: PageTable,
  path: readonly PropertyKey[],
  { lineOf }: ExpandContext,
): void {
  node.table = readCells(table)
  // To find the line takes longer than to read the cells.
  if (!holdsLinks(node.table)) return
  const place = { line: lineOf(path), column: 1 }
  node.position = { start: place, end: place }
}
