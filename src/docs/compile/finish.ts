/** Last touch to the HTML tree: headings, tables, images, and elements that React refuses. */
import GithubSlugger from 'github-slugger'
import { ownValue } from '../../text/ownValue'
import { WRITTEN_ID } from '../writtenId'
import type { Problem } from '../issues'
import { propText } from '../propText'
import type { TreeProps } from '../tree'
import type { AnyNode } from './nodes'
import { plainText } from './plainText'
import { refusal, sandboxed } from './refused'
import { tableNode } from './tableNode'

/** Components that plain Markdown files may write as HTML; the HTML parser lower-cases names. */
const HTML_COMPONENTS: Readonly<Record<string, { name: string; props: Record<string, string> }>> = {
  tabs: {
    name: 'Tabs',
    props: { groupid: 'groupId', defaultvalue: 'defaultValue', querystring: 'queryString' },
  },
  tabitem: { name: 'TabItem', props: {} },
}

/** What finishing a page needs. */
interface Finishing {
  /** Path that messages name. */
  file: string
  /** What is wrong is added to them. */
  problems: Problem[]
}

/**
 * Puts the components of a page in the place of the elements that they stand for, and the tables of
 * the front matter in the place of `<Arguments />` and `<DataTable />`.
 *
 * @param root HTML tree, changed in place
 * @param finishing file and problems
 * @returns the final tree
 */
export function finishHtml(root: AnyNode, finishing: Finishing): AnyNode {
  finishChildren(root, { ...finishing, slugger: new GithubSlugger(), isInSvg: false })
  return root
}

interface FinishContext extends Finishing {
  slugger: GithubSlugger
  /** Whether the nodes stand in a drawing. */
  isInSvg: boolean
}

function finishChildren(parent: AnyNode, around: FinishContext): void {
  const context = htmlTag(parent) === 'svg' ? { ...around, isInSvg: true } : around
  parent.children = parent.children?.flatMap((child) => {
    const node = finishNode(child, context)
    if (node === null) return []
    finishChildren(node, context)
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

function finishNode(node: AnyNode, context: FinishContext): AnyNode | null {
  if (node.type === 'comment' || node.type === 'doctype') return null
  if (node.table) return { ...tableNode(node.table), position: node.position }
  if (node.drawing) {
    const { figure, words } = node.drawing
    return { ...figure, plainText: words, position: node.position }
  }
  if (node.type === 'docComponent' && node.name === 'Anatomy') {
    return { ...node, name: 'div', props: { className: 'anatomy' } }
  }
  const tag = htmlTag(node)
  if (tag === undefined) return node
  const properties = node.properties ?? node.props ?? {}
  const htmlComponent = ownValue(HTML_COMPONENTS, tag)
  if (htmlComponent) {
    const props = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [
        ownValue(htmlComponent.props, key.toLowerCase()) ?? key,
        value === '' ? true : value,
      ]),
    ) as TreeProps
    return component(node, htmlComponent.name, props)
  }
  // Scripts inserted by React never run, and content is data.
  if (tag === 'script') return null
  const { isInSvg } = context
  const isFilled = (node.children?.length ?? 0) > 0
  const refused = refusal(tag, properties, { isInSvg, isFilled })
  if (refused !== undefined) {
    const { line = 1, column } = node.position?.start ?? {}
    context.problems.push({ file: context.file, line, column, message: refused })
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
      context.slugger,
    )
  }
  if (tag === 'a' && properties.href == null) return linkTarget(node, properties)
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

/** `<a id>` and `<a name>` only mark a place; as links they would lead to their own page. */
function linkTarget(node: AnyNode, { name, ...rest }: Record<string, unknown>): AnyNode {
  const properties = { ...rest, id: rest.id ?? name }
  return { ...node, type: 'element', tagName: 'span', properties, name: undefined }
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
