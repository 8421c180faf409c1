/**
 * Values that say something else than they seem to. The plugins read YAML 1.1 (`ConfigUtils.kt` of
 * Auxilor/eco: SnakeYAML with its usual resolver), in which some words and numbers are special:
 * yaml.org/type/int.html, yaml.org/type/bool.html.
 */
import { quoted } from '../../text/quote'

/** What is wrong, and what comes of it. */
export interface Trap {
  message: string
  why: string
}

const OCTAL = /^[-+]?0[0-7_]+$/

const SEXAGESIMAL = /^[-+]?[1-9][\d_]*(?::[0-5]?\d)+$/

/**
 * @param text a value without quotes
 * @returns why it is another number than the one that is written; undefined when it is none
 */
export function numberTrap(text: string): Trap | undefined {
  const [read, how] = OCTAL.test(text)
    ? [octal(text), 'starts with 0 is octal']
    : SEXAGESIMAL.test(text)
      ? [sexagesimal(text), 'has colons counts in sixties, like minutes and seconds']
      : []
  if (read === undefined || read === Number(text.replaceAll('_', ''))) return undefined
  return {
    message: `${quoted(text)} is read as ${read}.`,
    why: `To YAML a number that ${how}. In quotes it stays as it is.`,
  }
}

function octal(text: string): number {
  const value = Number.parseInt(text.replace(/[-+_]/g, ''), 8)
  return text.startsWith('-') ? -value : value
}

function sexagesimal(text: string): number {
  const parts = text.replace(/[-+_]/g, '').split(':').map(Number)
  const value = parts.reduce((sum, part) => sum * 60 + part, 0)
  return text.startsWith('-') ? -value : value
}

/** SnakeYAML's own pattern, without what reads as it is written. */
const SWITCH = /^(?:(yes|Yes|YES|on|On|ON)|(?:no|No|NO|off|Off|OFF))$/

/**
 * @param text a key or a value without quotes
 * @returns what YAML makes of a word such as `yes` or `off`; undefined for other words
 */
export function switchWord(text: string): 'true' | 'false' | undefined {
  const found = SWITCH.exec(text)
  if (!found) return undefined
  return found[1] === undefined ? 'false' : 'true'
}

/** They look like spaces, and come with what is copied from pages and chats. */
export const NO_BREAK_INDENT: Trap = {
  message: 'The line starts with non-breaking blanks, which look like spaces and are none.',
  why: 'YAML takes them for a part of the text. Replace them by spaces.',
}

/**
 * @param text a key without quotes
 * @returns why it is another key than the one that is written; undefined when it is none
 */
export function keyTrap(text: string): Trap | undefined {
  if (/^\u00a0/.test(text)) return NO_BREAK_INDENT
  const word = switchWord(text)
  return word === undefined
    ? undefined
    : {
        message: `The key ${quoted(text)} is read as \`${word}\`.`,
        why: 'To YAML the words yes, no, on and off stand for true and false. A key in quotes stays as it is.',
      }
}

const DATE = /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt\s].*)?$/

/**
 * @param text a value without quotes where a text belongs
 * @returns why it is another text than the one that is written; undefined when it is none
 */
export function textTrap(text: string): Trap | undefined {
  const word = switchWord(text)
  if (word !== undefined) {
    return {
      message: `${quoted(text)} is read as \`${word}\`.`,
      why: 'To YAML the words yes, no, on and off stand for true and false. In quotes the text stays as it is.',
    }
  }
  return DATE.test(text)
    ? {
        message: `${quoted(text)} is read as a date.`,
        why: 'It comes back as a text such as `Thu Jan 01 00:00:00 UTC 2026`. In quotes it stays as it is.',
      }
    : undefined
}

/** A colour, or the tag of blocks and items, that YAML takes for a comment. */
const LOST = /^[ \t]+(#(?:[0-9a-f]{6}|(?:[a-z\d_.-]+:)?[a-z\d_./-]+[ \t]*$))/im

/**
 * @param rest what stands behind the colon of a key without a value, up to the end of the line
 * @param isTag whether the tag of blocks or items may stand there: `#planks`
 * @returns why the value is lost; undefined when nothing looks like one
 */
export function commentTrap(rest: string, isTag: boolean): Trap | undefined {
  const lost = LOST.exec(rest)?.[1]?.trim()
  if (lost === undefined || (!isTag && !/^#[0-9a-f]{6}/i.test(lost))) return undefined
  return {
    message: `Text that starts with \`#\` needs quotes: ${quoted(lost)} is lost.`,
    why: 'To YAML everything behind a blank and `#` is a comment, so the key has no value.',
  }
}

/**
 * @param text the checked text
 * @param keyEnd where a key ends
 * @returns what stands in its line behind the colon
 */
export function lineBehind(text: string, keyEnd: number): string {
  const lineBreak = text.indexOf('\n', keyEnd)
  const rest = text.slice(keyEnd, lineBreak === -1 ? undefined : lineBreak).trimStart()
  return rest.startsWith(':') ? rest.slice(1) : ''
}
