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
import type { DocSection, TocHeading, TreeNode } from '../types'
import { loadCompilerModules } from './esm'
import type { CompilerModules } from './esm'
import { plainText, transformHtml } from './html'
import { transformMarkdown } from './markdown'
import type { AnyNode } from './nodes'
import { PartError, guidePart } from './parts'
import { preprocess } from './preprocess'
import { collectHeadings, collectSections, firstParagraph, walk } from './sections'
import { argumentsTable, dataTable } from './tables'
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
}

/** A link or image as it is written, with its place. */
export interface WrittenLink {
  href: string
  line: number
  column?: number
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
  problems: Problem[]
}

/**
 * Compiles one file.
 *
 * @param input text, front matter and names
 * @returns the tree and what is known about it; what is wrong is in `problems`
 */
export async function compileDoc(input: CompileInput): Promise<CompiledDoc> {
  const modules = await loadCompilerModules()
  const problems: Problem[] = []
  const html = toHtml(input, modules, problems)
  const headings = collectHeadings(html)
  return {
    tree: toTree(html, modules),
    headings,
    anchors: collectAnchors(html),
    sections: collectSections(html, input.title),
    links: collectLinks(html),
    hasOwnTitle: startsWithTitle(html),
    firstParagraph: firstParagraph(html),
    components: rareNames(collectNames(html)),
    problems,
  }
}

function toHtml(input: CompileInput, modules: CompilerModules, problems: Problem[]): AnyNode {
  const { file, format } = input
  const markdown = parse(preprocess(input.body, format), format, modules, file, problems)
  if (markdown === undefined) return { type: 'root', children: [] }
  if (format === 'md') keepUnknownTagsAsText(markdown as AnyNode)
  dropThemeImports(markdown as AnyNode, format)
  transformMarkdown(markdown, { file, lowlight: lowlight(modules), problems })
  const html = markdownToHtml(markdown, modules)
  const inline = (text: string) => inlineNodes(text, modules)
  expandData(html, input, inline, problems)
  const slugger = new modules.slugger.default()
  transformHtml(html, {
    headingId: (text, ownId) => {
      if (ownId === undefined) return slugger.slug(text)
      slugger.slug(ownId)
      return ownId
    },
  })
  return html
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
    return sharedParser(format, modules).parse(text) as Root
  } catch (error) {
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
    docComponent: (state: { all: (node: unknown) => AnyNode[] }, node: AnyNode) => ({
      ...node,
      children: state.all(node),
    }),
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
  return toHast.runSync(root) as AnyNode
}

/** Words and numbers without anything that Markdown could read; most table cells are such. */
const PLAIN_CELL = /^(?:[A-Za-z][A-Za-z0-9 ,;()'%-]*\.?|-?\d+(?:\.\d+)?)$/

function inlineNodes(text: string, modules: CompilerModules): AnyNode[] {
  if (PLAIN_CELL.test(text)) return [{ type: 'text', value: text.trimEnd() }]
  const root = sharedParser('md', modules).parse(text) as Root
  keepUnknownTagsAsText(root as AnyNode)
  const html = markdownToHtml(root, modules)
  const [only] = html.children ?? []
  return html.children?.length === 1 && only?.tagName === 'p'
    ? (only.children ?? [])
    : (html.children ?? [])
}

/**
 * Puts the tables of the front matter in the place of `<Arguments />` and `<DataTable />`, and
 * hands the parts of guides their data.
 */
function expandData(
  parent: AnyNode,
  input: CompileInput,
  inline: (text: string) => AnyNode[],
  problems: Problem[],
): void {
  const { file, frontMatter } = input
  const words = pageWords(input.pageLabels)
  parent.children = parent.children?.map((node) => {
    if (node.type !== 'docComponent') {
      expandData(node, input, inline, problems)
      return node
    }
    const place = {
      file,
      line: node.position?.start?.line ?? 1,
      column: node.position?.start?.column,
    }
    if (node.name === 'Arguments') {
      const { entry } = frontMatter
      if (entry && (entry.arguments.length > 0 || entry.value)) {
        return withLine(argumentsTable(entry, inline, words), input.lineOf(['arguments']))
      }
      const message =
        '<Arguments /> has nothing to show: the front matter has no "arguments" and no "value".'
      problems.push({ ...place, message })
    } else if (node.name === 'DataTable') {
      const name = typeof node.props?.name === 'string' ? node.props.name : ''
      const table = frontMatter.doc.tables[name]
      if (table)
        return withLine(dataTable(name, table, inline, words), input.lineOf(['tables', name]))
      const names = Object.keys(frontMatter.doc.tables)
      const known = names.length > 0 ? `It has: ${names.join(', ')}.` : 'It has no tables.'
      problems.push({
        ...place,
        message: `<DataTable name="${name}" /> names no table of the front matter's "tables". ${known}`,
      })
    } else {
      try {
        const part = guidePart(node.name ?? '', node.props ?? {}, frontMatter.doc)
        if (part) return { ...node, props: part.props, plainText: part.text, children: [] }
      } catch (error) {
        if (!(error instanceof PartError)) throw error
        const at = error.path ? { file, line: input.lineOf(error.path) } : place
        problems.push({ ...at, message: error.message })
      }
    }
    expandData(node, input, inline, problems)
    return node
  })
}

/** Links in table cells are reported at the front matter field that holds the table. */
function withLine(node: AnyNode, line: number): AnyNode {
  walk(node, (child) => {
    child.position = { start: { line, column: 1 }, end: { line, column: 1 } }
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
