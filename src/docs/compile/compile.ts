/**
 * From a Markdown or MDX file to a JSON tree. Content is data: a page of its own webpack module
 * per file makes builds quadratic (Gatsby writes a map of all chunks into every page).
 */
import type { Root } from 'mdast'
import { rareNames } from '../componentNames'
import type { RareName } from '../componentNames'
import type { FrontMatter } from '../frontMatter'
import type { Problem } from '../issues'
import { pageWords } from '../labels/page'
import type { PageLabels } from '../labels/page'
import { bodyMarkdown } from '../markdown/bodyMarkdown'
import type { MarkdownPiece } from '../markdown/holes'
import { createWriter } from '../markdown/writer'
import type { WriteMarkdown } from '../markdown/writer'
import type { DocSection, TocHeading, TreeNode } from '../types'
import { fillComponents } from './componentData'
import { loadCompilerModules } from './esm'
import type { CompilerModules } from './esm'
import { plainText, transformHtml } from './html'
import type { HtmlContext } from './html'
import { transformMarkdown } from './markdown'
import type { AnyNode } from './nodes'
import { preprocess } from './preprocess'
import { collectHeadings, collectSections, firstParagraph, walk } from './sections'
import { tableNode } from './tables'
import { toTree } from './toTree'
import { keepUnknownTagsAsText } from './unknownTags'

/** One file, ready to compile. */
export interface CompileInput {
  /** Path that messages name. */
  file: string
  format: 'md' | 'mdx'
  /** Text with the front matter blanked, so that lines are those of the file. */
  body: string
  frontMatter: FrontMatter
  title: string
  /** Line of a front matter field, for links in descriptions. */
  lineOf: (path: readonly PropertyKey[]) => number
  /** Words of the doc's locale that stand in tables, over the English ones. */
  pageLabels?: PageLabels
  /** The front matter as readers of the Markdown get it; none when left out. */
  block?: () => string
}

/** A link or image as it is written, with its place. */
export interface WrittenLink {
  href: string
  line: number
  column?: number
}

/** A page as Markdown, with places that other files fill. */
export interface PageMarkdown {
  /** With its dashes; empty if there is none. */
  frontMatter: string
  /** The page from its title on. */
  body: MarkdownPiece[]
}

/** Everything that follows from the file alone; addresses are still as they were written. */
export interface CompiledDoc {
  tree: TreeNode[]
  headings: TocHeading[]
  /** Every id that a link can lead to. */
  anchors: string[]
  sections: DocSection[]
  links: WrittenLink[]
  /** The body starts with a level-1 heading. */
  hasOwnTitle: boolean
  firstParagraph: string
  /** Components in the body that only some templates render. */
  components: RareName[]
  markdown: PageMarkdown
  problems: Problem[]
}

/**
 * Compiles one file.
 *
 * @param input text, front matter and names
 * @returns the tree and what is known about it; what is wrong is in `problems`
 */
export async function compileDoc(input: CompileInput): Promise<CompiledDoc> {
  try {
    return await compileParts(input)
  } catch (error) {
    // Lists in lists and the like are walked by functions that call themselves.
    if (!(error instanceof RangeError)) throw error
    const message = 'What stands in each other here is nested too deeply to read.'
    return { ...NOTHING, problems: [{ file: input.file, line: 1, message }] }
  }
}

const NOTHING: CompiledDoc = {
  tree: [],
  headings: [],
  anchors: [],
  sections: [],
  links: [],
  hasOwnTitle: false,
  firstParagraph: '',
  components: [],
  markdown: { frontMatter: '', body: [] },
  problems: [],
}

async function compileParts(input: CompileInput): Promise<CompiledDoc> {
  const modules = await loadCompilerModules()
  const problems: Problem[] = []
  const markdown = readBody(input, modules, problems)
  const cells = cellReader(modules)
  const html = toHtml(markdown, cells, modules, (node, message) => {
    const { line = 1, column } = node.position?.start ?? {}
    problems.push({ file: input.file, line, column, message })
  })
  const headings = collectHeadings(html)
  const hasOwnTitle = startsWithTitle(html)
  return {
    tree: toTree(html, modules),
    headings,
    anchors: collectAnchors(html),
    sections: collectSections(html, input.title),
    links: collectLinks(html),
    hasOwnTitle,
    firstParagraph: firstParagraph(html),
    components: rareNames(collectNames(html)),
    markdown: {
      frontMatter: input.block?.() ?? '',
      // Components without their data have nothing to say; the page says what is wrong.
      body: bodyMarkdown(problems.length === 0 ? markdown : EMPTY, {
        title: hasOwnTitle && problems.length === 0 ? undefined : input.title,
        cell: (text) => (cells(text) as AnyNode).children ?? [],
        write: sharedWriter(modules),
      }),
    },
    problems,
  }
}

const EMPTY: AnyNode = { type: 'root', children: [] }

/** The body as a Markdown tree in which components are nodes with their data. */
function readBody(input: CompileInput, modules: CompilerModules, problems: Problem[]): Root {
  const { file, format, frontMatter, lineOf } = input
  const root = parse(preprocess(input.body, format), format, modules, file, problems)
  if (root === undefined) return { type: 'root', children: [] }
  if (format === 'md') keepUnknownTagsAsText(root)
  dropThemeImports(root, format)
  transformMarkdown(root, { file, lowlight: lowlight(modules), problems })
  const words = pageWords(input.pageLabels)
  fillComponents(root, { file, frontMatter, lineOf, problems, words })
  return root
}

function toHtml(
  markdown: Root,
  cells: CellReader,
  modules: CompilerModules,
  refuse: HtmlContext['refuse'],
): AnyNode {
  const html = markdownToHtml(markdown, modules)
  showTables(html, (text) => inlineNodes(text, cells, modules))
  const slugger = new modules.slugger.default()
  transformHtml(html, {
    headingId: (text, ownId) => {
      if (ownId === undefined) return slugger.slug(text)
      slugger.slug(ownId)
      return ownId
    },
    refuse,
  })
  return html
}

let writer: WriteMarkdown | undefined

function sharedWriter(modules: CompilerModules): WriteMarkdown {
  return (writer ??= createWriter(modules))
}

let highlighter: ReturnType<CompilerModules['lowlight']['createLowlight']> | undefined

function lowlight(modules: CompilerModules) {
  highlighter ??= modules.lowlight.createLowlight(modules.lowlight.common)
  return highlighter
}

/** Only `:::container` directives: `:text` would eat `minecraft:stone` and `10:30`. */
function containerDirectives({ directiveSyntax, directiveTree }: CompilerModules) {
  const syntax = directiveSyntax.directive()
  const flow = syntax.flow?.[58]
  const [container] = Array.isArray(flow) ? flow : []
  return function (this: { data: () => Record<string, unknown[] | undefined> }) {
    const data = this.data()
    ;(data.micromarkExtensions ??= []).push(container ? { flow: { 58: [container] } } : {})
    ;(data.fromMarkdownExtensions ??= []).push(directiveTree.directiveFromMarkdown())
  }
}

function parser(format: 'md' | 'mdx', modules: CompilerModules) {
  const processor = modules.unified
    .unified()
    .use(modules.remarkParse.default)
    .use(modules.remarkGfm.default)
    .use(containerDirectives(modules) as never)
  return format === 'mdx' ? processor.use(modules.remarkMdx.default) : processor
}

const parsers = new Map<string, ReturnType<typeof parser>>()

/** Putting a processor together takes longer than a table cell takes to parse. */
function sharedParser(format: 'md' | 'mdx', modules: CompilerModules) {
  const known = parsers.get(format) ?? parser(format, modules).freeze()
  parsers.set(format, known)
  return known
}

function parse(
  text: string,
  format: 'md' | 'mdx',
  modules: CompilerModules,
  file: string,
  problems: Problem[],
): Root | undefined {
  try {
    return sharedParser(format, modules).parse(text)
  } catch (error) {
    if (error instanceof RangeError) throw error
    problems.push(syntaxProblem(error, file))
    return undefined
  }
}

function syntaxProblem(error: unknown, file: string): Problem {
  const { reason, message, line, column, place } = error as {
    reason?: string
    message?: string
    line?: number
    column?: number
    place?: { start?: { line: number; column: number }; line?: number; column?: number }
  }
  const advice =
    ' In .mdx files write \\{ and &lt; for these characters in text, or put them in backticks; or rename the file to .md.'
  return {
    file,
    line: line ?? place?.start?.line ?? place?.line ?? 1,
    column: column ?? place?.start?.column ?? place?.column,
    message: `${reason ?? message ?? 'Cannot be parsed'}.${advice}`,
  }
}

/** In plain Markdown the import lines of Docusaurus files would show as text. */
function dropThemeImports(root: AnyNode, format: 'md' | 'mdx'): void {
  if (format === 'mdx' || !root.children) return
  root.children = root.children.filter(
    (node) =>
      node.type !== 'paragraph' ||
      !/^(import \w+ from ['"]@theme\/\w+['"];?\s*)+$/.test(plainMarkdown(node)),
  )
}

function plainMarkdown(node: AnyNode): string {
  return typeof node.value === 'string'
    ? node.value
    : (node.children ?? []).map(plainMarkdown).join('')
}

function htmlProcessor(modules: CompilerModules) {
  const handlers = {
    // How code is written is for the Markdown of the page alone.
    docComponent: (
      state: { all: (node: unknown) => AnyNode[] },
      { source: _source, ...node }: AnyNode,
    ) => ({ ...node, children: state.all(node) }),
  }
  return modules.unified
    .unified()
    .use(modules.remarkRehype.default, {
      allowDangerousHtml: true,
      clobberPrefix: 'note-',
      handlers: handlers as never,
    })
    .use(modules.rehypeRaw.default, { passThrough: ['docComponent'] })
    .freeze()
}

let toHast: ReturnType<typeof htmlProcessor> | undefined

function markdownToHtml(root: Root, modules: CompilerModules): AnyNode {
  toHast ??= htmlProcessor(modules)
  return toHast.runSync(root)
}

/** Words and numbers without anything that Markdown could read; most table cells are such. */
const PLAIN_CELL = /^(?:[A-Za-z][A-Za-z0-9 ,;()'%-]*\.?|-?\d+(?:\.\d+)?)$/

type CellReader = (text: string) => Root

/** Reads lines of Markdown in front matter; page and Markdown ask for the same ones. */
function cellReader(modules: CompilerModules): CellReader {
  const known = new Map<string, Root>()
  return (text) => {
    const read = known.get(text) ?? readCell(text, modules)
    known.set(text, read)
    return read
  }
}

function readCell(text: string, modules: CompilerModules): Root {
  if (PLAIN_CELL.test(text)) {
    const only = { type: 'text' as const, value: text.trimEnd() }
    return { type: 'root', children: [{ type: 'paragraph', children: [only] }] }
  }
  const root = sharedParser('md', modules).parse(text)
  keepUnknownTagsAsText(root)
  return root
}

function inlineNodes(text: string, cells: CellReader, modules: CompilerModules): AnyNode[] {
  if (PLAIN_CELL.test(text)) return [{ type: 'text', value: text.trimEnd() }]
  const html = markdownToHtml(cells(text), modules)
  const [only] = html.children ?? []
  return html.children?.length === 1 && only?.tagName === 'p'
    ? (only.children ?? [])
    : (html.children ?? [])
}

/** Puts the tables of the front matter in the place of `<Arguments />` and `<DataTable />`. */
function showTables(parent: AnyNode, inline: (text: string) => AnyNode[]): void {
  parent.children = parent.children?.map((node) => {
    if (node.table) return withPlace(tableNode(node.table, inline), node.position)
    showTables(node, inline)
    return node
  })
}

/** Links in a table are reported where the table is. */
function withPlace(node: AnyNode, position: AnyNode['position']): AnyNode {
  walk(node, (child) => {
    child.position = position
    return true
  })
  return node
}

function collectAnchors(root: AnyNode): string[] {
  const anchors = new Set<string>()
  walk(root, (node) => {
    const id = node.properties?.id ?? (node.type === 'docComponent' ? node.props?.id : undefined)
    const name = node.tagName === 'a' ? node.properties?.name : undefined
    for (const one of [id, name]) if (typeof one === 'string' && one !== '') anchors.add(one)
    return true
  })
  return [...anchors]
}

function collectNames(root: AnyNode): string[] {
  const names: string[] = []
  walk(root, ({ type, name }) => {
    if (type === 'docComponent' && name) names.push(name)
    return true
  })
  return names
}

function collectLinks(root: AnyNode): WrittenLink[] {
  const links: WrittenLink[] = []
  let place = { line: 1, column: undefined as number | undefined }
  walk(root, (node) => {
    // Raw HTML may have no position of its own: the last known one is near enough.
    const start = (node.position as { start?: typeof place } | undefined)?.start
    if (start?.line) place = start
    const href =
      node.tagName === 'a'
        ? node.properties?.href
        : node.type === 'docComponent'
          ? (node.props?.href ?? (node.name === 'Image' ? node.props?.src : undefined))
          : undefined
    if (typeof href === 'string') links.push({ href, line: place.line, column: place.column })
    return true
  })
  return links
}

function startsWithTitle(root: AnyNode): boolean {
  const first = root.children?.find((node) => node.type !== 'text' || plainText(node).trim() !== '')
  return first?.type === 'docComponent' && first.name === 'Heading' && first.props?.level === 1
}
