/**
 * Colours of YAML, line by line: the same in the code of pages, which the build colours, and in what
 * is typed into the tools.
 */

/** What a piece of a line is; `null` is a sign between them. */
export type TokenType =
  'key' | 'string' | 'number' | 'literal' | 'comment' | 'bullet' | 'meta' | null

export type Token = readonly [type: TokenType, text: string]

/** Longer lines are no YAML that anybody reads; each of its signs would be an element. */
export const MAX_COLOURED = 1000

/** No line that opens a text of several lines is longer. */
const MAX_HEAD = 300

/** A line that opens a text of several lines, such as `lore: |`. */
const BLOCK_HEAD = /^( *)(?:- +)*(?:[^#'"]*: +|- +)?[|>][-+\d]*\s*(?:#.*)?$/

/**
 * @param lines all lines of a text
 * @returns for each line whether it is part of a text of several lines
 */
export function blockLines(lines: readonly string[]): boolean[] {
  /** Indentation of the line that opened the text; -1 outside of one. */
  let opened = -1
  return lines.map((line) => {
    const indent = line.search(/\S/)
    if (opened >= 0 && (indent === -1 || indent > opened)) return true
    opened = -1
    // Most lines have neither sign, and there may be tens of thousands of them.
    const isShort = line.length <= MAX_HEAD
    if (isShort && (line.includes('|') || line.includes('>')) && BLOCK_HEAD.test(line)) {
      opened = indent
    }
    return false
  })
}

/** A key with its colon: plain words, or quoted. */
const KEY =
  /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#'"[\]{},&*!|>%@`-][^#]*?|-\S[^#]*?)(?=\s*:(?:\s|$))/

/** Pieces of a list or map that stands in one line. */
const PIECES =
  /"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|(?<=^|\s)#.*|(?<=^|[\s[{,])[&*!][^\s,[\]{}]+|[[\]{},]|[\w.-]+:(?=\s)|[^\s"'#[\]{},][^,[\]{}]*?(?=\s*(?:[,[\]{}]|\s#|$))|\s+|./g

/** A value without quotes, up to the comment behind it. */
const PLAIN = /^[^\s"'[\]{}&*!|>#%@`,].*?(?=\s+#|\s*$)/

/**
 * @param line one line
 * @param inBlock whether it is part of a text of several lines
 * @returns its pieces; together they are the line
 */
export function yamlTokens(line: string, inBlock = false): Token[] {
  if (inBlock) return [['string', line]]
  if (line.length > MAX_COLOURED) return [[null, line]]
  const tokens: Token[] = []
  let rest = line
  const take = (type: TokenType, length: number) => {
    if (length > 0) tokens.push([type, rest.slice(0, length)])
    rest = rest.slice(length)
  }
  if (/^(?:---|\.\.\.)(?:\s|$)/.test(line) || line.startsWith('%')) return [['meta', line]]
  take(null, /^\s*/.exec(rest)?.[0].length ?? 0)
  for (let dash = /^-(?:\s+|$)/.exec(rest); dash; dash = /^-(?:\s+|$)/.exec(rest)) {
    take('bullet', 1)
    take(null, dash[0].length - 1)
  }
  const key = KEY.exec(rest)
  if (key) {
    take('key', key[0].length + (/^\s*:/.exec(rest.slice(key[0].length))?.[0].length ?? 0))
    take(null, /^\s*/.exec(rest)?.[0].length ?? 0)
  }
  // A value without quotes is one text, whatever is in it: `16 Bread` is no number.
  const plain = PLAIN.exec(rest)
  if (plain) take(typeOf(plain[0]), plain[0].length)
  for (const [piece] of rest.matchAll(PIECES)) tokens.push([typeOf(piece), piece])
  return tokens
}

function typeOf(piece: string): TokenType {
  if (/^["']/.test(piece)) return 'string'
  if (piece.startsWith('#')) return 'comment'
  if (/^[&*!]./.test(piece)) return 'meta'
  if (/^[\w.-]+:$/.test(piece)) return 'key'
  if (/^[-+]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(piece)) return 'number'
  if (/^(?:true|false|yes|no|on|off|null|~)$/i.test(piece)) return 'literal'
  return /^[\s[\]{},|>]/.test(piece) ? null : 'string'
}
