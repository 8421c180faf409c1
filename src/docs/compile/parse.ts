/** First step: from the text of a body to a Markdown tree. */
import type { Root } from 'mdast'
import type { Problem } from '../issues'
import type { AnyNode } from './nodes'
import { parseMarkdown } from './parser'
import { preprocess, withMathFences } from './preprocess'
import { keepUnknownTagsAsText } from './unknownTags'

/** A body and where it stands. */
export interface ParseInput {
  /** Path that messages name. */
  file: string
  format: 'md' | 'mdx'
  /** Text with the front matter blanked, so that lines are those of the file. */
  body: string
  /** Whether it is read as Docusaurus does. */
  lenient?: boolean
}

/**
 * @param input the body
 * @param problems what is wrong is added to them
 * @returns its tree; an empty one when it cannot be read
 */
export function parseBody(input: ParseInput, problems: Problem[]): Root {
  return input.lenient ? parseLenient(input, problems) : parseStrict(input, problems)
}

function parseStrict({ file, format, body }: ParseInput, problems: Problem[]): Root {
  try {
    return format === 'md' ? parsePlain(body) : parseMarkdown(preprocess(body, 'mdx'), 'mdx')
  } catch (error) {
    if (error instanceof RangeError) throw error
    problems.push(syntaxProblem(error, file))
    return { type: 'root', children: [] }
  }
}

function parsePlain(body: string, lenient = false): Root {
  const root = parseMarkdown(preprocess(body, 'md', lenient), 'md')
  keepUnknownTagsAsText(root)
  dropImports(root)
  return root
}

/**
 * Docusaurus reads plain Markdown as MDX, too. Here that is done where it makes a difference that is
 * meant: indented code would be lost, and what cannot be read so is plain Markdown after all.
 */
function parseLenient({ file, format, body }: ParseInput, problems: Problem[]): Root {
  const text = withMathFences(body)
  if (format === 'md' && !HOLDS_MDX.test(body)) return parsePlain(text, true)
  try {
    return parseMarkdown(preprocess(text, 'mdx', true), 'mdx')
  } catch (error) {
    if (error instanceof RangeError) throw error
    problems.push({ ...syntaxProblem(error, file), shown: 'the file as plain Markdown' })
    return parsePlain(text, true)
  }
}

/** Statements, components, attributes in braces, comments and data of MDX. */
const HOLDS_MDX = /^(?:import|export)\s|<[A-Z]\w*[\s/>]|=\{|\{\/\*|\{(?:frontMatter|props)\./m

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
function dropImports(root: AnyNode): void {
  root.children = root.children?.filter(
    (node) =>
      node.type !== 'paragraph' ||
      !/^(import \w+ from ['"]@theme\/\w+['"];?\s*)+$/.test(writtenText(node)),
  )
}

function writtenText(node: AnyNode): string {
  return typeof node.value === 'string'
    ? node.value
    : (node.children ?? []).map(writtenText).join('')
}
