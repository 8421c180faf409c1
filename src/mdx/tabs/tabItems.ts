import { propText } from '../../docs/propText'
import type { TreeNode } from '../../docs/tree'

/** One tab: what it is called and the body of its panel. */
export interface TabData {
  value: string
  label: string
  isDefault: boolean
  nodes: TreeNode[]
}

/**
 * Reads the tabs out of the children of a `Tabs` element.
 *
 * @param tree children of `Tabs`
 * @returns its `TabItem`s in order
 * @throws when something else stands between them, when there is none, or when two have the same
 *   value
 */
export function tabItems(tree: TreeNode[]): TabData[] {
  const tabs: TabData[] = []
  for (const node of tree) {
    if (typeof node === 'string' && node.trim() === '') continue
    if (typeof node === 'string' || node[0] !== 'TabItem') {
      const found = typeof node === 'string' ? `the text "${node.trim()}"` : `<${node[0]}>`
      throw new Error(`<Tabs> may hold nothing but <TabItem>, but it holds ${found}.`)
    }
    const [, props, ...nodes] = node
    const value = propText(props?.value) ?? propText(props?.label) ?? ''
    if (tabs.some((tab) => tab.value === value)) {
      throw new Error(`Two tabs of one <Tabs> have the value "${value}"; give each its own.`)
    }
    const label = propText(props?.label) ?? value
    tabs.push({ value, label, isDefault: props?.default === true, nodes })
  }
  if (tabs.length === 0) throw new Error('<Tabs> needs at least one <TabItem>.')
  return tabs
}

/**
 * @param tabs the tabs in order
 * @param wanted values that may be open, the most wanted first
 * @returns index of the first wanted value that exists, else of the tab marked as default, else 0
 */
export function openTab(tabs: TabData[], ...wanted: (string | null | undefined)[]): number {
  for (const value of wanted) {
    const index = tabs.findIndex((tab) => tab.value === value)
    if (index >= 0) return index
  }
  return Math.max(
    0,
    tabs.findIndex((tab) => tab.isDefault),
  )
}

/**
 * Where a key leads in a row of tabs (ARIA authoring practices, pattern "tabs").
 *
 * @param key `KeyboardEvent.key`
 * @param index the focused tab
 * @param count how many there are
 * @param rtl true when the row runs from right to left
 * @returns index of the tab to go to, or undefined when the key means nothing here
 */
export function tabForKey(
  key: string,
  index: number,
  count: number,
  rtl: boolean,
): number | undefined {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'ArrowRight':
    case 'ArrowLeft':
      return (index + ((key === 'ArrowRight') !== rtl ? 1 : count - 1)) % count
    default:
      return undefined
  }
}

/**
 * @param queryString the `queryString` prop: a parameter's name, or true for the group's name
 * @param groupId the group
 * @returns name of the URL parameter that holds the choice, if any
 */
export function queryParameter(
  queryString: boolean | string | undefined,
  groupId: string | undefined,
): string | undefined {
  return queryString === true ? groupId : queryString || undefined
}
