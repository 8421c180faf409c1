/** Last touch to the HTML tree: headings, tables, images, and elements that React refuses. */
import GithubSlugger from 'github-slugger'
import { WRITTEN_ID } from '../writtenId'
import { propText } from '../propText'
import type { TreeProps } from '../tree'
import type { AnyNode } from './nodes'
import { plainText } from './plainText'
import { tableNode } from './tableNode'

/** Components that plain Markdown files may write as HTML; the HTML parser lower-cases names. */
const HTML_COMPONENTS: Readonly<Record<string, { name: string; props: Record<string, string> }>> = {
  tabs: {
    name: 'Tabs',
    props: { groupid: 'groupId', defaultvalue: 'defaultValue', querystring: 'queryString' },
  },
  tabitem: { name: 'TabItem', props: {} },
}

/**
 * Puts the components of a page in the place of the elements that they stand for, and the tables of
 * the front matter in the place of `<Arguments />` and `<DataTable />`.
 *
 * @param root HTML tree, changed in place
 * @returns the final tree
 */
export function finishHtml(root: AnyNode): AnyNode {
  finishChildren(root, new GithubSlugger())
  return root
}

function finishChildren(parent: AnyNode, slugger: GithubSlugger): void {
  parent.children = parent.children?.flatMap((child) => {
    const node = finishNode(child, slugger)
    if (node === null) return []
    finishChildren(node, slugger)
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

function finishNode(node: AnyNode, slugger: GithubSlugger): AnyNode | null {
  if (node.type === 'comment' || node.type === 'doctype') return null
  if (node.table) return { ...tableNode(node.table), position: node.position }
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
  // The heading of the footnotes is for screen readers, not for the table of contents.
  if (properties.id === 'footnote-label') {
    return { ...node, properties: { id: properties.id, className: ['visually-hidden'] } }
  }
  if (/^h[1-6]$/.test(tag)) {
    return heading(
      node,
      Number(tag[1]),
      typeof properties.id === 'string' ? properties.id : undefined,
      slugger,
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
  slugger: GithubSlugger,
): AnyNode {
  const own = takeWrittenId(node) ?? id
  return component(node, 'Heading', { level, id: headingId(plainText(node).trim(), own, slugger) })
}

/** A heading's anchor: its own one, else a slug of its text, unique in the doc. */
function headingId(text: string, own: string | undefined, slugger: GithubSlugger): string {
  const slug = slugger.slug(own ?? text)
  return own ?? slug
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
