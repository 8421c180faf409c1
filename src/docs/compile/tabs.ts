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
  const say = (place: Place, message: string) =>
    problems.push({ file, ...place, message, shown: 'the tabs one below the other' })
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

/**
 * Tabs that have something wrong with them, and tabs outside of `<Tabs>`, one below the other: the
 * page cannot show them as tabs.
 *
 * @param root final tree of a body, changed in place
 */
export function flattenWrongTabs(root: AnyNode): void {
  const flatten = (node: AnyNode, isInTabs: boolean) => {
    const isRight = isComponent(node, 'Tabs') && faults(node, { line: 1 }).length === 0
    if (isComponent(node, 'Tabs') && !isRight) toFragment(node)
    if (isComponent(node, 'TabItem') && !isInTabs) labelAbove(node)
    // What stands between the two makes no difference, as long as it is no element.
    const isThrough = isInTabs && (isComponent(node, 'Fragment') || node.tagName === 'p')
    for (const child of node.children ?? []) flatten(child, isRight || isThrough)
  }
  flatten(root, false)
}

function labelAbove(node: AnyNode): void {
  const value = propText(node.props?.label) ?? propText(node.props?.value)
  const label: AnyNode = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'strong',
        properties: {},
        children: [{ type: 'text', value: value ?? '' }],
      },
    ],
  }
  toFragment(node)
  if (value !== undefined) node.children = [label, ...(node.children ?? [])]
}

function toFragment(node: AnyNode): void {
  Object.assign(node, { name: 'Fragment', props: {} })
}
