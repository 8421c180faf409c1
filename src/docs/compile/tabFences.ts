/** Tabs as lenient docs write them beside `<TabItem label>`: lists of values, and fences in a row. */
import { propText } from '../propText'
import type { TreeProps } from '../tree'
import type { AnyNode } from './nodes'
import { managerCommands } from './npmCommands'

/** Behind a fence: `tab`, `tab="Name"` or `tab={"span":2}` (as many fences belong to the tab). */
const TAB = /(?:^|\s)tab(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}))?(?=\s|$)/

/** Labels of languages whose name is no word. */
const LANGUAGES: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  javascript: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
}

interface Fence extends AnyNode {
  lang?: string | null
  meta?: string | null
}

interface FenceTab {
  label: string
  /** How many fences the tab has. */
  span: number
}

/**
 * Fences with `tab` in their line make tabs, each until the next that has none; one with `npm2yarn`
 * makes tabs of its own.
 *
 * @param nodes siblings
 * @returns the same with tabs in the place of such fences
 */
export function withTabs(nodes: readonly AnyNode[]): AnyNode[] {
  const result: AnyNode[] = []
  for (let at = 0; at < nodes.length;) {
    const items: AnyNode[] = []
    const first = nodes[at]
    for (let tab = fenceTab(nodes[at]); tab; tab = fenceTab(nodes[at])) {
      const isTaken = items.some(({ props }) => props?.label === tab.label)
      const value = isTaken ? `${tab.label} ${items.length + 1}` : tab.label
      items.push(tabItem(value, tab.label, nodes.slice(at, at + tab.span)))
      at += tab.span
    }
    if (items.length > 0) {
      const props = { groupId: 'code-examples' }
      result.push(component('Tabs', props, items, first))
    } else if (first) {
      result.push(managerTabs(first) ?? first)
      at += 1
    }
  }
  return result
}

/** Behind a fence with commands of npm, which are wanted for other package managers as well. */
const FOR_NPM = /(?:^|\s)npm2yarn(?:\s|$)/

function managerTabs(fence: Fence): AnyNode | undefined {
  if (fence.type !== 'code' || !FOR_NPM.test(fence.meta ?? '')) return undefined
  const meta = fence.meta?.replace(FOR_NPM, ' ').trim()
  const items = managerCommands(String(fence.value))?.map(({ value, label, code }) =>
    component('TabItem', { value, label }, [{ ...fence, meta, value: code } as AnyNode], fence),
  )
  return items && component('Tabs', { groupId: 'npm2yarn' }, items, fence)
}

function fenceTab(node: Fence | undefined): FenceTab | undefined {
  const match = node?.type === 'code' ? TAB.exec(node.meta ?? '') : null
  if (!match) return undefined
  const [, quoted, single, options = ''] = match
  const span = Number(/"?span"?\s*:\s*(\d+)/.exec(options)?.[1] ?? 1)
  const own = quoted ?? single ?? /"?label"?\s*:\s*["']([^"']+)["']/.exec(options)?.[1]
  const language = node?.lang ?? 'text'
  return { label: own ?? LANGUAGES[language] ?? language, span: Math.max(1, span) }
}

function tabItem(value: string, label: string, fences: readonly Fence[]): AnyNode {
  const children = fences.map((fence) => ({
    ...fence,
    meta: (fence.meta ?? '').replace(TAB, ' ').trim(),
  }))
  return component('TabItem', { value, label }, children, fences[0])
}

const component = (
  name: string,
  props: TreeProps,
  children: AnyNode[],
  place: AnyNode | undefined,
): AnyNode => ({ type: 'docComponent', name, props, children, position: place?.position })

/**
 * `<Tabs values={[{ label, value }]}>`: the labels of tabs that have none of their own.
 *
 * @param tabs a `Tabs` whose children are not transformed yet
 * @returns the same with the labels at its items
 */
export function labelledTabs(tabs: AnyNode): AnyNode {
  const { values, ...props } = tabs.props ?? {}
  if (!Array.isArray(values)) return tabs
  const labels = new Map(
    values.map((one) => {
      const { value, label } = typeof one === 'object' && !Array.isArray(one) ? (one ?? {}) : {}
      return [propText(value), propText(label)]
    }),
  )
  const children = tabs.children?.map((child) => withLabel(child, labels))
  return { ...tabs, props, children }
}

interface JsxNode extends AnyNode {
  attributes?: { type: string; name?: string; value?: unknown }[]
}

function withLabel(
  node: JsxNode,
  labels: ReadonlyMap<string | undefined, string | undefined>,
): AnyNode {
  if (node.type === 'paragraph') {
    return { ...node, children: node.children?.map((child) => withLabel(child, labels)) }
  }
  const value = node.attributes?.find(({ name }) => name === 'value')?.value
  const label = typeof value === 'string' ? labels.get(value) : undefined
  const hasOwn = node.attributes?.some(({ name }) => name === 'label') ?? false
  if (node.name !== 'TabItem' || label === undefined || hasOwn) return node
  const attribute = { type: 'mdxJsxAttribute', name: 'label', value: label }
  return { ...node, attributes: [...(node.attributes ?? []), attribute] } as AnyNode
}
