/** The Markdown parsers, put together once a process: that takes longer than a table cell takes. */
import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Processor } from 'unified'

const COLON = 58

/** Only `:::container` directives: `:text` would eat `minecraft:stone` and `10:30`. */
function containerDirectives(this: Processor): void {
  const data = this.data()
  const flow = directive().flow?.[COLON]
  const [container] = Array.isArray(flow) ? flow : []
  ;(data.micromarkExtensions ??= []).push(container ? { flow: { [COLON]: [container] } } : {})
  ;(data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown())
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(containerDirectives)

const PARSERS = {
  md: markdown().freeze(),
  mdx: markdown().use(remarkMdx).freeze(),
}

/**
 * @param text Markdown
 * @param format `mdx` reads JSX and braces, too
 * @returns its tree
 * @throws an error with a place when MDX cannot be read
 */
export function parseMarkdown(text: string, format: 'md' | 'mdx'): Root {
  return PARSERS[format].parse(text)
}
