/**
 * From a Markdown or MDX file to a JSON tree, one step after the other. Content is data: a page of
 * its own webpack module per file makes builds quadratic (Gatsby writes a map of all chunks into
 * every page). What depends on other files is settled by each page (`docs/resolve`).
 */
import type { DocMeta } from '../docMeta'
import type { FrontMatter, FrontMatterResult } from '../frontMatter'
import type { ImportedFiles } from '../adopt/imports'
import { asWarning } from '../issues'
import type { Problem } from '../issues'
import type { JsonValue, TreeNode } from '../tree'
import type { Root } from 'mdast'
import { pageWords } from '../labels/page'
import { OVERVIEW_PARTS } from '../overview'
import type { PageLabels } from '../labels/page'
import { bodyMarkdown } from '../markdown/bodyMarkdown'
import type { MarkdownPiece } from '../markdown/holes'
import { collect } from './collect'
import type { Collected } from './collect'
import { expandComponents } from './expand'
import { finishHtml } from './finish'
import { groupIntroduction } from './groupIntroduction'
import { lenientRules } from './lenient'
import { mendHtml } from './mend'
import { parseBody } from './parse'
import type { ParseInput } from './parse'
import { tabProblems } from './tabs'
import { toHtml } from './toHtml'
import { toTree } from './toTree'
import { transformMarkdown } from './transform'
import type { LenientRules } from './transform'

/** One file, ready to compile. */
export interface CompileInput extends ParseInput {
  frontMatter: FrontMatter
  title: string
  /** Line of a front matter field, for links in descriptions. */
  lineOf: (path: readonly PropertyKey[]) => number
  /** Words of the doc's locale that stand in tables, over the English ones. */
  pageLabels?: PageLabels
  /** The front matter as readers of the Markdown get it; none when left out. */
  block?: () => string
  /** Set for lenient docs: the files that they bring in. */
  imports?: ImportedFiles
}

/** A page as Markdown, with places that other files fill. */
export interface PageMarkdown {
  /** With its dashes; empty if there is none. */
  frontMatter: string
  /** The page from its title on. */
  body: MarkdownPiece[]
}

/** Everything that follows from the file alone; addresses are still as they were written. */
export interface CompiledDoc extends Collected {
  tree: TreeNode[]
  markdown: PageMarkdown
  /** What stops the build. */
  problems: Problem[]
  /** What lenient docs show in another way, with what is shown. */
  warnings: Problem[]
}

/**
 * Compiles one file.
 *
 * @param input text, front matter and names
 * @returns the tree and what is known about it; what is wrong is in `problems`
 */
export function compileDoc(input: CompileInput): CompiledDoc {
  try {
    return compileParts(input)
  } catch (error) {
    // Lists in lists and the like are walked by functions that call themselves.
    if (!(error instanceof RangeError)) throw error
    const message = 'What stands in each other here is nested too deeply to read.'
    const problems = [{ file: input.file, line: 1, message, shown: 'an empty page' }]
    return { ...compileParts({ ...input, body: '' }), ...settled(problems, input) }
  }
}

/**
 * Compiles a doc whose front matter is read.
 *
 * @param meta the doc
 * @param read what `readDocMeta` has read of its file
 * @returns see {@link compileDoc}
 */
export function compileRead(
  { source, format, title, pageLabels }: DocMeta,
  { value, body, lineOf, block }: FrontMatterResult,
  imports?: ImportedFiles,
): CompiledDoc {
  return compileDoc({
    file: source,
    format,
    body,
    frontMatter: value,
    title,
    lineOf,
    pageLabels,
    block,
    imports,
  })
}

/** What is wrong stops the build of strict docs, and is a warning of lenient ones. */
function settled(
  found: Problem[],
  { imports }: CompileInput,
): Pick<CompiledDoc, 'problems' | 'warnings'> {
  return imports
    ? { problems: [], warnings: found.map(asWarning) }
    : { problems: found.map(({ shown: _shown, ...problem }) => problem), warnings: [] }
}

function compileParts(input: CompileInput): CompiledDoc {
  const { file, frontMatter, lineOf, title, block, imports } = input
  const words = pageWords(input.pageLabels)
  const problems: Problem[] = []
  const markdown = parseBody({ ...input, lenient: imports !== undefined }, problems)
  const lenient = imports && rulesOf(markdown, input, imports, problems)
  transformMarkdown(markdown, { file, problems, words, lenient })
  expandComponents(markdown, { file, frontMatter, lineOf, problems, words })
  const html = finishHtml(toHtml(markdown), { file, problems })
  const isSaid = (one: Problem) =>
    problems.some(({ line, column }) => line === one.line && column === one.column)
  problems.push(...tabProblems(html, file).filter((one) => !isSaid(one)))
  if (lenient) mendHtml(html, { file, problems })
  const collected = collect(html, title)
  for (const part of OVERVIEW_PARTS) {
    const id = frontMatter.doc.overview?.[part]
    if (id !== undefined) {
      collected.links.push({ href: `#${id}`, line: lineOf(['overview', part]) })
    }
  }
  // Components without their data have nothing to say; the page says what is wrong.
  const isRight = lenient !== undefined || problems.length === 0
  return {
    tree: frontMatter.entry ? groupIntroduction(toTree(html)) : toTree(html),
    ...collected,
    markdown: {
      frontMatter: block?.() ?? '',
      body: isRight
        ? bodyMarkdown(markdown, collected.hasOwnTitle ? undefined : title)
        : bodyMarkdown({ type: 'root', children: [] }, title),
    },
    ...settled(problems, input),
  }
}

function rulesOf(
  markdown: Root,
  { file, frontMatter, pageLabels }: CompileInput,
  imports: ImportedFiles,
  problems: Problem[],
): LenientRules {
  const fields = JSON.parse(JSON.stringify(frontMatter.doc)) as JsonValue
  return lenientRules(markdown, {
    file,
    filePath: imports.doc,
    imports,
    problems,
    words: pageWords(pageLabels),
    known: new Map([['frontMatter', fields]]),
    around: [imports.doc],
  })
}
