/** HTML tree to the final tree: headings, tables, images, and elements that React refuses. */
import type { TreeProps } from '../types'
import { WRITTEN_ID } from '../writtenId'
import { propText } from '../propText'
import type { AnyNode } from './nodes'
import { refusal, sandboxed } from './refused'

/** Components that plain Markdown files may write as HTML; the HTML parser lower-cases names. */
const HTML_COMPONENTS: Readonly<Record<string, { name: string; props: Record<string, string> }>> = {
  tabs: {
    name: 'Tabs',
    props: { groupid: 'groupId', defaultvalue: 'defaultValue', querystring: 'queryString' },
  },
  tabitem: { name: 'TabItem', props: {} },
}

export interface HtmlContext {
  /** Gives a heading its anchor: the written one, else a slug of its text, unique in the doc. */
  headingId: (text: string, ownId: string | undefined) => string
  /** Told what may not stand in content. */
  refuse: (node: AnyNode, message: string) => void
}

/**
 * @param root HTML tree, changed in place
 * @param context see {@link HtmlContext}
 */
export function transformHtml(root: AnyNode, context: HtmlContext): void {
  if (!root.children) return
  root.children = root.children.flatMap((child) => {
    const node = transformNode(child, context)
    if (node === null) return []
    transformHtml(node, context)
    return [node]
  })
}

function component(node: AnyNode, name: string, props: TreeProps): AnyNode {
  return {
    type: 'docComponent',
    name,
    props,
    children: node.children ?? [],
    position: node.position,
  }
}

function transformNode(node: AnyNode, context: HtmlContext): AnyNode | null {
  if (node.type === 'comment' || node.type === 'doctype') return null
  const tag = htmlTag(node)
  if (tag === undefined) return node
  const properties = node.properties ?? node.props ?? {}
  const htmlComponent = HTML_COMPONENTS[tag]
  if (htmlComponent) {
    const props = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [
        htmlComponent.props[key.toLowerCase()] ?? key,
        value === '' ? true : value,
      ]),
    ) as TreeProps
    return component(node, htmlComponent.name, props)
  }
  // Scripts inserted by React never run, and content is data.
  if (tag === 'script') return null
  const refused = refusal(tag, properties)
  if (refused !== undefined) {
    context.refuse(node, refused)
    return null
  }
  if (tag === 'iframe') return sandboxed(node)
  // The heading of the footnotes is for screen readers, not for the table of contents.
  if (properties.id === 'footnote-label') {
    return { ...node, properties: { id: properties.id, className: ['visually-hidden'] } }
  }
  if (/^h[1-6]$/.test(tag)) {
    return heading(
      node,
      Number(tag[1]),
      typeof properties.id === 'string' ? properties.id : undefined,
      context,
    )
  }
  if (tag === 'table') return component(node, 'Table', {})
  if (tag === 'img') {
    return component({ ...node, children: [] }, 'Image', {
      src: propText(properties.src) ?? '',
      alt: propText(properties.alt) ?? '',
      title: propText(properties.title),
      width: pixels(properties.width),
      height: pixels(properties.height),
    })
  }
  return node
}

/** Name of an HTML element, whether it came from Markdown, HTML or lower-case JSX. */
function htmlTag({ type, tagName, name }: AnyNode): string | undefined {
  if (type === 'element') return tagName
  return type === 'docComponent' && name && /^[a-z]/.test(name) ? name : undefined
}

/** A width or height as the image's room; `50%` is none. */
function pixels(size: unknown): number | undefined {
  const number = Number(size)
  return Number.isFinite(number) ? number : undefined
}

function heading(
  node: AnyNode,
  level: number,
  id: string | undefined,
  context: HtmlContext,
): AnyNode {
  const written = takeWrittenId(node)
  return component(node, 'Heading', {
    level,
    id: context.headingId(plainText(node).trim(), written ?? id),
  })
}

/** Takes `{#id}` off the end of a heading's text. */
function takeWrittenId(node: AnyNode): string | undefined {
  const last = node.children?.at(-1)
  if (last?.type !== 'text') return undefined
  const match = WRITTEN_ID.exec(String(last.value))
  if (!match) return undefined
  last.value = String(last.value).slice(0, match.index)
  return match[1]
}

/**
 * @param node any node of the final tree
 * @returns its text; code blocks give their code
 */
export function plainText(node: AnyNode): string {
  if (node.type === 'text') return String(node.value)
  if (node.plainText !== undefined) return node.plainText
  return (node.children ?? []).map(plainText).join('')
}
