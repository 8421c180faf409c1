/** Gives the components of a body what the front matter holds for them. */
import { argumentsPageTable, dataPageTable } from '../pageTable'
import type { PageTable, PageWords } from '../pageTable'
import type { FrontMatter } from '../frontMatter'
import type { Problem } from '../issues'
import type { AnyNode } from './nodes'
import { PartError, guidePart } from './parts'

/** The file that a body stands in. */
export interface ComponentContext {
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
export function fillComponents(parent: AnyNode, context: ComponentContext): void {
  for (const node of parent.children ?? []) {
    if (node.type === 'docComponent') fillComponent(node, context)
    fillComponents(node, context)
  }
}

function fillComponent(node: AnyNode, context: ComponentContext): void {
  const { file, frontMatter, lineOf, problems, words } = context
  const place = {
    file,
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column,
  }
  if (node.name === 'Arguments') {
    const { entry } = frontMatter
    if (entry && (entry.arguments.length > 0 || entry.value)) {
      fillTable(node, argumentsPageTable(entry, words), lineOf(['arguments']))
      return
    }
    const message =
      '<Arguments /> has nothing to show: the front matter has no "arguments" and no "value".'
    problems.push({ ...place, message })
  } else if (node.name === 'DataTable') {
    const name = typeof node.props?.name === 'string' ? node.props.name : ''
    const { tables } = frontMatter.doc
    const table = tables[name]
    if (table) {
      fillTable(node, dataPageTable(name, table, words), lineOf(['tables', name]))
      return
    }
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
    } catch (error) {
      if (!(error instanceof PartError)) throw error
      const at = error.path ? { file, line: lineOf(error.path) } : place
      problems.push({ ...at, message: error.message })
    }
  }
}

/** Links in table cells are reported at the front matter field that holds the table. */
function fillTable(node: AnyNode, table: PageTable, line: number): void {
  node.table = table
  node.position = { start: { line, column: 1 }, end: { line, column: 1 } }
}
