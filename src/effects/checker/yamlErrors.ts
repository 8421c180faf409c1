/** The parser's errors in plain words. */
import { visit } from 'yaml'
import type { Document, YAMLParseError } from 'yaml'
import { oneLine, quoted } from '../../text/quote'
import type { SourceProblem } from './source'
import { NO_BREAK_INDENT } from './yamlTraps'

/** What is read of the parser's errors. */
type YamlError = Pick<YAMLParseError, 'code' | 'message' | 'pos'>

type Words = Pick<SourceProblem, 'message' | 'why'>

const NOT_LOADED = 'The file does not load as long as this stands there.'

/** By the parser's code. The text is the line from the place of the error on. */
const WORDS: Record<string, (rest: string) => Words> = {
  TAB_AS_INDENT: () => ({
    message: 'There is a tab at the start of the line.',
    why: `YAML allows only spaces there. ${NOT_LOADED}`,
  }),
  BAD_INDENT: () => BAD_INDENT,
  BLOCK_AS_IMPLICIT_KEY: () => ({
    message: 'There is a second `:` in this line, or the next line is indented too far.',
    why: `Text with a colon and a blank in it needs quotes; a section starts in a line of its own. ${NOT_LOADED}`,
  }),
  MULTILINE_IMPLICIT_KEY: () => ({
    message: 'A `:` is missing behind the key, or the blank behind the `:`.',
    why: `A key is followed by a colon, a blank and its value. ${NOT_LOADED}`,
  }),
  BAD_SCALAR_START: (rest) => ({
    message: `Text that starts with ${quoted(rest.charAt(0))} needs quotes.`,
    why: `YAML keeps this character at the start of a value for itself. ${NOT_LOADED}`,
  }),
  BAD_DQ_ESCAPE: () => ({
    message: 'A backslash in double quotes starts a code that YAML does not know.',
    why: `Write it twice, or put the text in single quotes. ${NOT_LOADED}`,
  }),
  BAD_ALIAS: () => ({
    message: 'Text that starts with `*` or `&` needs quotes.',
    why: `YAML takes it for a reference. ${NOT_LOADED}`,
  }),
}

const BAD_INDENT: Words = {
  message: 'This line does not line up with the ones around it.',
  why: `All keys of a section and all dashes of a list start in the same column. ${NOT_LOADED}`,
}

/** Of errors that share a code, by what the parser says of them. */
const PARSER_WORDS: readonly (readonly [RegExp, Words])[] = [
  [/^Sequence item without - indicator/, BAD_INDENT],
  [
    /^Implicit map keys need to be followed by map values/,
    {
      message:
        'A `:` is missing behind the key, or the line does not line up with the ones around it.',
      why: NOT_LOADED,
    },
  ],
]

/**
 * @param error what the parser found
 * @param document the document it is in
 * @param text the whole text
 * @returns the problem with its place in the text
 */
export function describeYamlError(
  error: YamlError,
  document: Document,
  text: string,
): SourceProblem {
  const odd = text.includes('\u00a0') ? /^[ \t]*(\u00a0+)/m.exec(text) : null
  if (odd?.[1] !== undefined) {
    const end = odd.index + odd[0].length
    return { code: 'yaml-syntax', start: end - odd[1].length, end, ...NO_BREAK_INDENT }
  }
  const [from, to] = openQuote(error, document) ?? error.pos
  const start = Math.min(from, text.length)
  const rest = text.slice(start, start + 80).split(/\r?\n/, 1)[0] ?? ''
  const words = WORDS[error.code]?.(rest) ?? otherWords(error, rest)
  return { code: 'yaml-syntax', start, end: Math.min(Math.max(to, start), text.length), ...words }
}

/** Place of the quote that is never closed; the parser names the end of the text. */
function openQuote(error: YamlError, document: Document): [number, number] | undefined {
  if (!/^Missing closing/.test(error.message)) return undefined
  let start: number | undefined
  visit(document, {
    Scalar(_key, { range, type }) {
      if (range && type?.startsWith('QUOTE') && range[0] < error.pos[0]) start = range[0]
    },
  })
  return start === undefined ? undefined : [start, start + 1]
}

function otherWords(error: YamlError, rest: string): Words {
  if (/Missing closing (?:"|')/.test(error.message)) {
    return { message: 'A quote is opened and never closed.', why: NOT_LOADED }
  }
  if (/at node end/.test(error.message)) {
    return {
      message: `There is something behind the end of the value: ${quoted(rest.slice(0, 20))}.`,
      why: `Text with quotes or brackets in it needs quotes around all of it; a quote inside single quotes is written twice. ${NOT_LOADED}`,
    }
  }
  const usual = PARSER_WORDS.find(([pattern]) => pattern.test(error.message))
  if (usual) return usual[1]
  const said = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''
  return {
    message: `This is not valid YAML: ${oneLine(said.slice(0, 200))}.`.replace('..', '.'),
    why: NOT_LOADED,
  }
}
