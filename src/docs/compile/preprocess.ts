/**
 * Changes to the source before it is parsed: spellings that Docusaurus knows and the Markdown
 * parser does not. Lines are never added or removed, so that positions stay true.
 */

/** A fence may open behind quote and list markers; back ticks later in the line make it a span. */
const FENCE = /^\s*(?:(?:>|[-*+]\s|\d+[.)]\s)\s*)*(`{3,}(?!.*`)|~{3,})/
const ADMONITION = /^(\s*(?:>\s*)*:{3,}[a-zA-Z][\w-]*)[ \t]+(?!\{)([^\s[{][^\n]*?)[ \t]*$/
/** As Docusaurus read it for long: whatever follows the kind is the title. */
const CLOSE_TITLE = /^(\s*(?:>\s*)*:{3,}[a-zA-Z][\w-]*)([^\w\s[{-][^\n]*?)[ \t]*$/
const HEADING_ID = /^(\s{0,3}#{1,6}\s.*?)\{#([\w.:-]+)\}[ \t]*$/

/**
 * @param body Markdown, front matter blanked
 * @param format `mdx` also gets `{#id}` escaped and HTML comments turned into MDX comments
 * @param lenient also gets titles of admonitions that follow their kind without a blank
 * @returns the same number of lines
 */
export function preprocess(body: string, format: 'md' | 'mdx', lenient = false): string {
  let fence: string | null = null
  const lines = body.replace(/\r\n?/g, '\n').split('\n')
  const changed = lines.map((line) => {
    const marker = FENCE.exec(line)?.[1]
    if (fence !== null) {
      if (marker?.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) fence = null
      return line
    }
    if (marker !== undefined) {
      fence = marker
      return line
    }
    // `:::note Title` is the older spelling of `:::note[Title]`.
    const bracketed = (_all: string, begin: string, title: string) =>
      `${begin}[${title.replace(/[[\]]/g, '\\$&')}]`
    const spaced = line.replace(ADMONITION, bracketed)
    const titled = lenient ? spaced.replace(CLOSE_TITLE, bracketed) : spaced
    return format === 'mdx' ? titled.replace(HEADING_ID, '$1\\{#$2}') : titled
  })
  const text = changed.join('\n')
  return format === 'mdx' ? replaceComments(text) : text
}

/** Outside of code, `<!-- x -->` becomes an MDX comment; MDX refuses the HTML spelling. */
function replaceComments(text: string): string {
  const token =
    /(^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[`~]*[ \t]*$)|(`+)(?:(?!\3)[^\n])*\3|<!--([\s\S]*?)-->/gm
  return text.replace(token, (all: string, _fence, _marks, _ticks, comment: string | undefined) =>
    comment === undefined ? all : `{/*${comment.replace(/\*\//g, '* /')}*/}`,
  )
}

/**
 * Formulas between lines of `$$`, as remark-math reads them, to fences: MDX would take their braces
 * for expressions.
 *
 * @param body text of a lenient doc
 * @returns the same number of lines
 */
export function withMathFences(body: string): string {
  return body.replace(
    /^([ \t]*)\$\$[ \t]*(\r?\n)((?:(?!^[ \t]*(?:\$\$|`{3}|~{3}))[^\n]*\n)+)[ \t]*\$\$[ \t]*$/gm,
    (_all, indent: string, end: string, formula: string) =>
      `${indent}\`\`\`math${end}${formula}${indent}\`\`\``,
  )
}
