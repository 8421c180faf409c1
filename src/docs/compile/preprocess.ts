/**
 * Changes to the source before it is parsed: spellings that Docusaurus knows and the Markdown
 * parser does not. Lines are never added or removed, so that positions stay true.
 */

/** A fence may open behind quote and list markers; back ticks later in the line make it a span. */
const FENCE = /^\s*(?:(?:>|[-*+]\s|\d+[.)]\s)\s*)*(`{3,}(?!.*`)|~{3,})/
const ADMONITION = /^(\s*(?:>\s*)*:{3,})([a-zA-Z][\w-]*)[ \t]+(?!\{)([^\s[{][^\n]*?)[ \t]*$/
const HEADING_ID = /^(\s{0,3}#{1,6}\s.*?)\{#([\w.:-]+)\}[ \t]*$/

/**
 * @param body Markdown, front matter blanked
 * @param format `mdx` also gets `{#id}` escaped and HTML comments turned into MDX comments
 * @returns the same number of lines
 */
export function preprocess(body: string, format: 'md' | 'mdx'): string {
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
    const titled = line.replace(ADMONITION, (_all, colons: string, kind: string, title: string) => {
      return `${colons}${kind}[${title.replace(/[[\]]/g, '\\$&')}]`
    })
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
