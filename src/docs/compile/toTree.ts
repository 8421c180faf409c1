/** Sixth step: from the final HTML tree to the compact JSON that pages carry. */
import { find, hastToReact, html } from 'property-information'
import styleToJs from 'style-to-js'
import { propText } from '../propText'
import type { JsonValue, TreeNode, TreeProps } from '../tree'
import type { AnyNode } from './nodes'
import { isRefusedAttribute } from './refused'

/** Parents in which a line break between children means nothing. */
const BLOCK_PARENTS = new Set([
  'root',
  'ul',
  'ol',
  'dl',
  'blockquote',
  'section',
  'details',
  'figure',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'Table',
  'Tabs',
  'TabItem',
  'Admonition',
])

/** @param parent node whose children are wanted */
export function toTree(parent: AnyNode): TreeNode[] {
  const parentName = parent.type === 'root' ? 'root' : (parent.name ?? parent.tagName ?? '')
  const nodes: TreeNode[] = []
  for (const child of parent.children ?? []) {
    if (child.type === 'text') {
      const text = String(child.value)
      const isBreak = BLOCK_PARENTS.has(parentName) && text.trim() === ''
      if (!isBreak) nodes.push(text)
    } else if (child.type === 'docComponent' && child.name === 'Fragment') {
      nodes.push(...toTree({ ...child, type: 'root' }))
    } else if (child.type === 'docComponent') {
      const name = child.name ?? ''
      const props = /^[a-z]/.test(name) ? jsxProps(child.props ?? {}) : (child.props ?? {})
      nodes.push(element(name, props, toTree(unwrapParagraph(child))))
    } else if (child.type === 'element') {
      nodes.push(element(child.tagName ?? 'div', htmlProps(child.properties ?? {}), toTree(child)))
    }
  }
  return nodes
}

function element(name: string, props: TreeProps, children: TreeNode[]): TreeNode {
  const kept = Object.entries(props).filter(([, value]) => value !== undefined)
  return [name, kept.length === 0 ? null : Object.fromEntries(kept), ...children]
}

/**
 * `<TabItem>text</TabItem>` on one line: MDX makes the text a paragraph of its own already.
 *
 * @param node a component
 * @returns the same; its text alone where it stands in a line
 */
export function unwrapParagraph(node: AnyNode): AnyNode {
  const inline = node.data?.inline === true
  const [only] = node.children ?? []
  return inline && node.children?.length === 1 && only?.tagName === 'p'
    ? { ...node, children: only.children }
    : node
}

/** HTML attributes as hast names them to the names and types that React takes. */
function htmlProps(properties: Record<string, unknown>): TreeProps {
  const props: TreeProps = {}
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue
    const info = find(html, key)
    // React refuses text for event handlers; content does not run code.
    if (isRefusedAttribute(info.property)) continue
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute
    if (name === 'style') props.style = styleObject(propText(value) ?? '')
    else if (Array.isArray(value)) props[name] = value.join(info.commaSeparated ? ', ' : ' ')
    else props[name] = value as JsonValue
  }
  return props
}

/** Attributes of lower-case JSX elements: either spelling, `class` or `className`. */
function jsxProps(written: TreeProps): TreeProps {
  const style = typeof written.style === 'object' ? written.style : undefined
  const props = htmlProps({ ...written, style: style ? undefined : written.style })
  return style ? { ...props, style } : props
}

function styleObject(css: string): JsonValue {
  try {
    return { ...styleToJs(css, { reactCompat: true }) }
  } catch {
    return {}
  }
}
