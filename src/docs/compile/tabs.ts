/** Tabs are made of tab items alone; anything else would have no tab to stand in. */
import { propText } from '../propText'
import type { Problem } from '../issues'
import type { AnyNode } from './nodes'
import { unwrapParagraph } from './toTree'

const STRAY = '<Tabs> may hold nothing but <TabItem> elements.'
const EMPTY = '<Tabs> needs at least one <TabItem>.'
const OUTSIDE = '<TabItem> stands outside of <Tabs>. Put it directly into a <Tabs> element.'

type Place = Pick<Problem, 'line' | 'column'>

/**
 * @param root final tree of a body, in which it does not matter any more whether tabs were written
 *   as HTML or as JSX
 * @param file path that messages name
 * @returns what is wrong with its tabs
 */
export function tabProblems(root: AnyNode, file: string): Problem[] {
  const problems: Problem[] = []
  const say = (place: Place, message: string) => problems.push({ file, ...place, message })
  const look = (node: AnyNode, parent: AnyNode, above: Place) => {
    const place = placeOf(node) ?? above
    if (isComponent(node, 'TabItem') && !isComponent(parent, 'Tabs')) say(place, OUTSIDE)
    if (isComponent(node, 'Tabs')) {
      for (const [at, message] of faults(node, place)) say(at, message)
    }
    for (const child of childrenOf(node)) look(child, node, place)
  }
  look(root, root, { line: 1 })
  return problems
}

/** Raw HTML may have no place of its own: that of what is around it is near enough. */
function placeOf({ position }: AnyNode): Place | undefined {
  const { line, column } = position?.start ?? {}
  return line ? { line, column } : undefined
}

const isComponent = ({ type, name }: AnyNode, wanted: string) =>
  type === 'docComponent' && name === wanted

/** Children as the page has them: see `toTree`. */
function childrenOf(node: AnyNode): AnyNode[] {
  const { children = [] } = unwrapParagraph(node)
  return children.flatMap((child) => (isComponent(child, 'Fragment') ? childrenOf(child) : [child]))
}

function faults(tabs: AnyNode, place: Place): [Place, string][] {
  const items = childrenOf(tabs).filter(
    ({ type, value }) => type !== 'text' || String(value).trim() !== '',
  )
  const stray = items.filter((item) => !isComponent(item, 'TabItem'))
  if (stray.length > 0) {
    return stray.map((item) => [placeOf(item) ?? place, STRAY])
  }
  if (items.length === 0) return [[place, EMPTY]]
  const values = items.map(({ props }) => propText(props?.value) ?? propText(props?.label) ?? '')
  return values
    .filter((value, index) => values.indexOf(value) < index)
    .map((value) => [place, `Two tabs of one <Tabs> have the value "${value}": give each its own.`])
}
