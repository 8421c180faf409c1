/** Code to highlighted HTML, at build time: class names only, one element a line. */
import type { ElementContent, RootContent } from 'hast'
import { common, createLowlight } from 'lowlight'
import { escapeHtml } from '../../text/escapeHtml'
import { ownValue } from '../../text/ownValue'
import { blockLines, yamlTokens } from '../../text/yamlTokens'
import type { TokenType } from '../../text/yamlTokens'
import type { TreeProps } from '../tree'
import { languageIcon } from './languageIcon'
import { pageWords } from '../labels/page'
import type { PageWords } from '../labels/page'
import { parseCodeMeta, takeHighlightComments, takeMarks } from './codeMeta'

/** A highlighted code block, ready for the `CodeBlock` component. */
export interface HighlightedCode {
  props: TreeProps
  /** The code as it is copied and searched. */
  text: string
}

interface Piece {
  className: string
  text: string
}

const ALIASES: Record<string, string> = {
  yml: 'yaml',
  kt: 'kotlin',
  kts: 'kotlin',
  gradle: 'kotlin',
  properties: 'ini',
  toml: 'ini',
  jsonc: 'json',
  json5: 'json',
  html: 'xml',
  vue: 'xml',
  mdx: 'markdown',
  console: 'shell',
  jsx: 'javascript',
  tsx: 'typescript',
}

let highlighter: ReturnType<typeof createLowlight> | undefined

/** Knows its languages once there is code: what only writes Markdown has none to show. */
const lowlight = () => (highlighter ??= createLowlight(common))

/** A key that only configs of the effects system have, as the highlighter writes it. */
const HOLDS_EFFECTS = />(?:[\w-]*effects|conditions|triggers|filters|mutators):</

/**
 * @param code text of the block
 * @param language first word after the fence, may be empty
 * @param meta rest of that line
 * @param words words of the doc's locale; English when left out
 */
export function highlightCode(
  code: string,
  language: string,
  meta: string,
  words: PageWords = pageWords(),
): HighlightedCode {
  const settings = parseCodeMeta(meta)
  const { code: unmarked, highlighted } = takeHighlightComments(code)
  const { code: text, marks } = takeMarks(unmarked, settings.marks)
  const marked = new Set([...settings.highlighted, ...highlighted])
  const written = language.toLowerCase()
  const name = ownValue(ALIASES, written) ?? written
  const lines = name === 'yaml' ? yamlLines(text) : splitLines(piecesOf(text, name))
  const html = lines
    .map((line, index) =>
      lineHtml(
        line,
        lineClasses(line, marked.has(index + 1), name === 'diff'),
        marks.get(index + 1),
      ),
    )
    .join('')
  return {
    text,
    props: {
      language: written === '' ? 'text' : written,
      title: settings.title,
      part: settings.part ? words('codePart') : undefined,
      showLineNumbers: settings.showLineNumbers || undefined,
      start: settings.start === 1 ? undefined : settings.start,
      lines: lines.length,
      html,
      icon: settings.title === undefined ? undefined : languageIcon(language),
      checks: (name === 'yaml' && HOLDS_EFFECTS.test(html)) || undefined,
    },
  }
}

function piecesOf(text: string, name: string): Piece[] {
  return name !== '' && lowlight().registered(name)
    ? flatten(lowlight().highlight(name, text).children, '')
    : [{ className: '', text }]
}

/** Names that lowlight has for the pieces of YAML. */
const YAML_CLASSES: Record<NonNullable<TokenType>, string> = {
  key: 'hljs-attr',
  string: 'hljs-string',
  number: 'hljs-number',
  literal: 'hljs-literal',
  comment: 'hljs-comment',
  bullet: 'hljs-bullet',
  meta: 'hljs-meta',
}

/** YAML has the colours that it has in the tools, where lowlight would be too large. */
function yamlLines(text: string): Piece[][] {
  const lines = text.split('\n')
  const inBlock = blockLines(lines)
  return lines.map((line, index) =>
    yamlTokens(line, inBlock[index]).map(([type, piece]) => ({
      className: type === null ? '' : YAML_CLASSES[type],
      text: piece,
    })),
  )
}

function flatten(nodes: (ElementContent | RootContent)[], className: string): Piece[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ className, text: node.value }]
    if (node.type !== 'element') return []
    const own = node.properties.className
    return flatten(node.children, Array.isArray(own) ? own.join(' ') : className)
  })
}

function splitLines(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const { className, text } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ className, text: part })
    })
  }
  return lines
}

function lineClasses(line: Piece[], marked: boolean, isDiff: boolean): string {
  const first = line[0]?.text[0]
  const classes = ['line']
  if (marked) classes.push('line--highlighted')
  if (isDiff && first === '+') classes.push('line--inserted')
  if (isDiff && first === '-') classes.push('line--deleted')
  return classes.join(' ')
}

function lineHtml(line: Piece[], classes: string, mark?: string): string {
  const inner = line
    .map(({ className, text }) =>
      className === '' ? escapeHtml(text) : `<span class="${className}">${escapeHtml(text)}</span>`,
    )
    .join('')
  // Shown by the styles, so that it is not copied with the code.
  const marked = mark === undefined ? inner : `<span data-mark="${mark}">${inner}</span>`
  return `<span class="${classes}">${marked}\n</span>`
}
