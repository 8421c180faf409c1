/** YAML examples of a page, as the tests read them. */
import { parseCodeMeta, takeHighlightComments } from '../../src/docs/compile/codeMeta'

export interface Example {
  code: string
  /** Line of the page on which the code starts. */
  line: number
  title?: string
  /** See `CodeMeta.part`. */
  part: boolean
  /** The page shows a mistake on purpose. */
  invalid: boolean
}

const FENCE = /^(?<indent>[ \t]*(?:>[ \t]?)*)(?<marks>`{3,}|~{3,})[ \t]*ya?ml\b(?<meta>.*)$/

/**
 * @param page text of a page
 * @returns its fenced YAML blocks
 */
export function yamlExamples(page: string): Example[] {
  const lines = page.split(/\r?\n/)
  const examples: Example[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const { indent = '', marks = '', meta = '' } = FENCE.exec(lines[index] ?? '')?.groups ?? {}
    if (marks === '') continue
    const end = lines.findIndex((line, at) => at > index && line.trim() === marks)
    if (end === -1) break
    const code = lines.slice(index + 1, end).map((line) => line.slice(indent.length))
    const { title, part } = parseCodeMeta(meta)
    examples.push({
      code: `${takeHighlightComments(code.join('\n')).code}\n`,
      line: index + 2,
      title,
      part,
      invalid: /(?:^|\s)invalid(?:\s|$)/.test(meta),
    })
    index = end
  }
  return examples
}
