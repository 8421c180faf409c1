/** First step: from the text of a body to a Markdown tree. */
import type { Root } from 'mdast'
import type { Problem } from '../issues'
import type { AnyNode } from './nodes'
import { parseMarkdown } from './parser'
import { preprocess } from './preprocess'
import { keepUnknownTagsAsText } from './unknownTags'

/** A body and where it stands. */
export interface ParseInput {
  /** Path that messages name. */
  file: string
  format: 'md' | 'mdx'
  /** Text with the front matter blanked, so that lines are those of the file. */
  body: string
}

/**
 * @param input the body
 * @param problems what is wrong is added to them
 * @returns its tree; an empty one when it cannot be read
 */
export function parseBody(input: ParseInput, problems: Problem[]): Root {
  const root = readBody(input, problems)
  if (input.format === 'md') {
    keepUnknownTagsAsText(root)
    dropThemeImports(root)
  }
  return root
}

function readBody({ file, format, body }: ParseInput, problems: Problem[]): Root {
  try {
    return parseMarkdown(preprocess(body, format), format)
  } catch (error) {
    problems.push(syntaxProblem(error, file))
    return { type: 'root', children: [] }
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
function dropThemeImports(root: AnyNode): void {
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
