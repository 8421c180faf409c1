/**
 * The body of a page as Markdown: the tree that the compiler has made of the file, with nodes of
 * plain Markdown in the place of components.
 */
import type { Code, ListItem, PhrasingContent, RootContent, Table } from 'mdast'
import type { ReadPart, ReadTable } from '../compile/cells'
import type { AnyNode } from '../compile/nodes'
import { leadsOut } from '../hrefs'
import { WRITTEN_ID } from '../writtenId'
import { createHoles } from './holes'
import type { Holes, MarkdownPiece } from './holes'
import { codes, item, link, list, paragraph, strong, table, text } from './nodes'
import type { Block } from './nodes'
import { partMarkdown } from './partsMarkdown'
import { writeMarkdown } from './writer'

/** What is written of a body: the marks that its Markdown is cut at. */
interface Context {
  holes: Holes
}

/**
 * @param root Markdown tree with components, as the compiler makes HTML of it; stays as it is
 * @param title stands above the body; missing when the body has its own
 * @returns the body from the title on
 */
export function bodyMarkdown(root: AnyNode, title: string | undefined): MarkdownPiece[] {
  const holes = createHoles()
  const body = blocksOf(root, { holes })
  const since = html(holes.mark({ type: 'entrySince' }))
  const nodes =
    title === undefined
      ? [...body.slice(0, 1), since, ...body.slice(1)]
      : [{ type: 'heading', depth: 1, children: [text(title)] }, since, ...body]
  return holes.split(writeMarkdown(nodes as unknown as RootContent[]))
}

/** Raw Markdown among blocks. */
const html = (value: string): AnyNode => ({ type: 'html', value })

/** Raw Markdown in a line of text. */
const inlineHtml = (value: string): AnyNode => ({ ...html(value), data: INLINE })

const INLINE = { inline: true }

/** Nodes whose children are blocks. */
const HOLDS_BLOCKS = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'docComponent',
])

const IN_LINES = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
])

const isInline = ({ type, data }: AnyNode) => IN_LINES.has(type) || data?.inline === true

const childrenOf = ({ children = [], type }: AnyNode, context: Context): AnyNode[] => {
  const isInBlocks = HOLDS_BLOCKS.has(type)
  return children.flatMap((child) => convert(child, isInBlocks, context))
}

/** The children of a node as blocks: what stands loose among them becomes paragraphs. */
function blocksOf(node: AnyNode, context: Context): AnyNode[] {
  const blocks: AnyNode[] = []
  let line: AnyNode[] = []
  const flush = () => {
    const children = trimmed(line)
    if (children.length > 0) blocks.push(paragraph(...(children as PhrasingContent[])))
    line = []
  }
  for (const child of childrenOf(node, context)) {
    if (isInline(child)) line.push(child)
    else {
      flush()
      blocks.push(child)
    }
  }
  flush()
  return blocks
}

/** Without the space at both ends that a component has left, which would be written as a code. */
function trimmed(line: readonly AnyNode[]): AnyNode[] {
  const nodes = [...line]
  for (const [at, space] of [[0, /^\s+/] as const, [-1, /\s+$/] as const]) {
    for (let end = nodes.at(at); end?.type === 'text'; end = nodes.at(at)) {
      const value = String(end.value).replace(space, '')
      nodes.splice(at, 1, ...(value === '' ? [] : [{ ...end, value }]))
      if (value !== '') break
    }
  }
  return nodes
}

function convert(node: AnyNode, isInBlocks: boolean, context: Context): AnyNode[] {
  switch (node.type) {
    case 'docComponent':
      return componentNodes(node, context)
    case 'paragraph':
      return blocksOf(node, context)
    case 'heading':
      return [{ ...node, children: trimmed(withoutWrittenId(childrenOf(node, context))) }]
    case 'html': {
      const value = withAddresses(String(node.value), context)
      return [isInBlocks ? html(value) : inlineHtml(value)]
    }
    case 'link':
    case 'image':
    case 'definition': {
      const url = address((node as { url?: string }).url ?? '', context)
      return [
        { ...node, url, ...(node.children && { children: childrenOf(node, context) }) } as AnyNode,
      ]
    }
    default: {
      if (!node.children) return [node]
      const children = HOLDS_BLOCKS.has(node.type)
        ? blocksOf(node, context)
        : childrenOf(node, context)
      return [{ ...node, children }]
    }
  }
}

/** Addresses of other sites and places of the same page are those that readers need. */
function address(href: string, { holes }: Context): string {
  return leadsOut(href) || href.startsWith('#') ? href : holes.mark({ type: 'address', href })
}

/** Settles the addresses in raw HTML. */
function withAddresses(value: string, context: Context): string {
  return value.replace(
    /(\s(?:href|src)=")([^"]*)(")/g,
    (_all, before: string, href: string, after: string) =>
      `${before}${address(href, context)}${after}`,
  )
}

function withoutWrittenId(nodes: readonly AnyNode[]): AnyNode[] {
  const last = nodes.at(-1)
  if (last?.type !== 'text') return [...nodes]
  return [...nodes.slice(0, -1), { ...last, value: String(last.value).replace(WRITTEN_ID, '') }]
}

/** Components that are filled with what other files tell. */
const FILLED_LATER = new Set(['WorksWith', 'EntryList', 'PluginGrid', 'WhatsNew'])

/** Components that only work on the page itself. */
const TOOLS = new Set([
  'EntryFinder',
  'ConfigChecker',
  'EffectBuilder',
  'FileBuilder',
  'ItemLookupBuilder',
])

function componentNodes(node: AnyNode, context: Context): AnyNode[] {
  const { name, props = {}, source, table: data } = node
  const component = name ?? ''
  const word = (key: string) => (typeof props[key] === 'string' ? props[key] : '')
  if (data) return tableBlocks(data, context)
  if (node.drawing) return node.drawing.markdown
  if (source) return [withoutPlace(source)]
  if (/^[a-z]/.test(component)) return elementNodes(component, node, context)
  if (FILLED_LATER.has(component)) {
    return [html(context.holes.mark({ type: 'component', name: component, props }))]
  }
  if (TOOLS.has(component)) {
    const page = context.holes.mark({ type: 'address', href: '' })
    return [paragraph(text(`This tool works on the page: ${page}`))]
  }
  switch (component) {
    case 'Admonition':
      return [admonition(node, context)]
    case 'TabItem':
      return [paragraph(strong(text(word('label') || word('value')))), ...blocksOf(node, context)]
    case 'TaskList':
      return [list(...(blocksOf(node, context) as unknown as ListItem[]))]
    case 'Task':
      return [task(link(address(word('href'), context), text(word('title'))), node, context)]
    case 'EffectFlow':
      return [paragraph(text('The order: trigger, mutators, filters, conditions, effect.'))]
    case 'Icon':
      return []
    default:
      return partMarkdown(component, props) ?? childrenOf(node, context)
  }
}

const withoutPlace = ({ position: _position, ...node }: Code): Code => node

function admonition(node: AnyNode, context: Context): AnyNode {
  const { children = [], props = {} } = node
  const [first, ...rest] = children
  const hasTitle = first?.name === 'AdmonitionTitle'
  const label = hasTitle ? childrenOf({ ...first, type: 'paragraph' }, context) : []
  return {
    type: 'containerDirective',
    name: typeof props.kind === 'string' ? props.kind : 'note',
    children: [
      ...(label.length > 0
        ? [{ type: 'paragraph', children: label, data: { directiveLabel: true } }]
        : []),
      ...blocksOf({ ...node, children: hasTitle ? rest : children }, context),
    ],
  }
}

function task(name: PhrasingContent, node: AnyNode, context: Context): ListItem {
  const [first, ...rest] = blocksOf(node, context)
  const words = first?.type === 'paragraph' ? (first.children as PhrasingContent[]) : undefined
  const more = words || !first ? rest : [first, ...rest]
  return item(
    paragraph(name, ...(words ? [text(': '), ...words] : [])),
    ...(more as unknown as Block[]),
  )
}

const VOID = /^(area|br|col|embed|hr|img|input|link|source|track|wbr)$/

/** An HTML element that was written as JSX. */
function elementNodes(name: string, node: AnyNode, context: Context): AnyNode[] {
  const isInLine = isInline(node)
  const tag = isInLine ? inlineHtml : html
  const open = withAddresses(`<${name}${attributes(node)}`, context)
  if (VOID.test(name)) return [tag(`${open} />`)]
  const children = isInLine ? childrenOf(node, context) : blocksOf(node, context)
  return [tag(`${open}>`), ...children, tag(`</${name}>`)]
}

function attributes({ props = {} }: AnyNode): string {
  return Object.entries(props)
    .map(([key, value]) => {
      const attribute = key === 'className' ? 'class' : key
      if (value === true) return ` ${attribute}`
      if (typeof value !== 'string' && typeof value !== 'number') return ''
      return ` ${attribute}="${String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`
    })
    .join('')
}

function tableBlocks({ labels, rows, caption }: ReadTable, context: Context): Block[] {
  const cells = rows.map((row) =>
    row.cells.map((parts, index) => {
      const nodes = parts.flatMap((part) => cellNodes(part, context))
      if (row.argument === undefined || index < row.cells.length - 1) return nodes
      const { argument } = row
      return [...nodes, text(context.holes.mark({ type: 'argumentSince', argument }))]
    }),
  )
  const block: Table = table(labels, cells)
  return caption ? [paragraph(text(caption)), block] : [block]
}

function cellNodes(part: ReadPart, context: Context): PhrasingContent[] {
  switch (part.type) {
    case 'text':
      return [text(part.value)]
    case 'code':
      return codes(part.value)
    case 'break':
      return [{ type: 'break' }]
    case 'markdown':
      return cellMarkdown(part.value, part.root, context)
  }
}

/** A cell holds one line: lists and the like stay as they are written. */
function cellMarkdown(markdown: string, root: AnyNode, context: Context): PhrasingContent[] {
  const { children: nodes = [] } = root
  const [only] = nodes
  if (!only) return []
  if (nodes.length > 1 || only.type !== 'paragraph') {
    const line = markdown.trim().replace(/\s*\n\s*/g, ' ')
    return [inlineHtml(line.replace(/(?<!\\)\|/g, '\\|'))] as unknown as PhrasingContent[]
  }
  return inOneLine(childrenOf(only, context)) as unknown as PhrasingContent[]
}

function inOneLine(nodes: readonly AnyNode[]): AnyNode[] {
  return nodes.map((node) => ({
    ...node,
    ...(typeof node.value === 'string' && { value: node.value.replace(/\s*\n\s*/g, ' ') }),
    ...(node.children && { children: inOneLine(node.children) }),
  }))
}
