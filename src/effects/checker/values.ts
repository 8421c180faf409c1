/** Whether a value can be what an argument or a filter asks for. */
import { quoted } from '../../text/quote'
import type { ValueType } from '../entry/entry'
import { rangeWords } from '../files/keyLimits'
import type { Draft, Run } from './run'
import { headOf, placeIn, rewrite } from './run'
import { checkLookup } from './lookups'
import { misspeltPlaceholders } from './placeholders'
import { expressionFault, isBoolean, isFilledIn, isPitchRange, isPlainNumber } from './scalars'
import type { ConfigList, ConfigNode, Scalar } from './source'
import { hasNothing, isEmpty } from './source'
import type { Severity } from './types'

/** What the value is for. */
export interface Wanted {
  /** Name of the argument or filter. */
  name: string
  type: ValueType
  choices?: readonly string[]
  /** Smallest and largest number. */
  least?: number
  most?: number
  /** What comes of others, when that is known. */
  beyond?: string
  /** A single text is taken as well as a list. */
  eitherForm?: boolean
  /** How bad a value of another kind is. */
  severity: Severity
  href?: string
}

/**
 * Checks one value. Lists of effects and conditions are checked where sections are; here it is
 * only said when they are no lists.
 *
 * @param node the value, not empty
 * @param wanted what is asked for
 * @param run the check
 * @returns whether its shape is right
 */
export function checkValue(node: ConfigNode, wanted: Wanted, run: Run): boolean {
  const shape = shapeOf(wanted.type)
  if (shape === 'any') return true
  if (shape === 'list' && node.type === 'list') {
    checkItems(node, wanted, run)
    return true
  }
  if (shape === 'list' && node.type === 'scalar' && wanted.eitherForm) return true
  if (shape === 'scalar' && node.type === 'list' && wanted.eitherForm) return true
  if (shape !== 'scalar' && hasNothing(node)) return true
  if (shape !== node.type) {
    run.report(wrongShape(node, wanted, shape))
    return false
  }
  if (node.type === 'scalar') checkScalar(node, wanted, run)
  return true
}

type Shape = 'scalar' | 'list' | 'map' | 'any'

function shapeOf(type: ValueType): Shape {
  if (type === 'any') return 'any'
  if (type === 'section') return 'map'
  return type.endsWith('-list') ? 'list' : 'scalar'
}

const SHAPE_WORDS: Record<Exclude<Shape, 'any'>, string> = {
  scalar: 'a single value',
  list: 'a list',
  map: 'a section with keys of its own',
}

function wrongShape(node: ConfigNode, wanted: Wanted, shape: Exclude<Shape, 'any'>): Draft {
  const at = placeIn(node)
  const draft: Draft = {
    at: headOf(node),
    severity: wanted.severity,
    code: 'wrong-type',
    message: `${quoted(wanted.name)} takes ${SHAPE_WORDS[shape]}, not ${SHAPE_WORDS[node.type]}.`,
    why:
      shape === 'list' && node.type === 'scalar'
        ? 'A text without a dash or brackets reads as an empty list.'
        : 'The value cannot be read in this form.',
    href: wanted.href,
  }
  if (shape !== 'list' || node.type !== 'scalar') return draft
  const text = node.plain ? node.text : JSON.stringify(node.text)
  if (/[,[\]{}\n]/.test(text)) return draft
  return { ...draft, fix: { title: 'Make it a list', edits: [{ ...at, text: `[${text}]` }] } }
}

/** Items of lists of texts. Sections in lists have rules of their own. */
function checkItems(list: ConfigList, wanted: Wanted, run: Run): void {
  if (/^(?:effect|condition|section)-list$/.test(wanted.type)) return
  for (const item of list.items) {
    if (isEmpty(item)) {
      run.report(emptyItem(item, wanted, run.text))
    } else if (item.type === 'map') {
      run.report({
        at: headOf(item),
        severity: 'warning',
        code: 'wrong-type',
        message: `This entry of ${quoted(wanted.name)} is a section, not a text.`,
        why: 'Text with a colon and a blank in it needs quotes.',
        href: wanted.href,
      })
    } else if (item.type === 'scalar') checkLookup(item, wanted, run)
  }
}

/** A comment may be a text that is lost; nothing at all is an empty text, as on purpose. */
function emptyItem(item: ConfigNode, { name, href }: Wanted, text: string): Draft {
  const isLost = text.slice(item.start).search(/^[ \t]*#/) === 0
  return {
    at: placeIn(item),
    severity: isLost ? 'warning' : 'info',
    code: 'empty-item',
    message: `This entry of ${quoted(name)} is empty.`,
    why: isLost
      ? 'To YAML everything behind a blank and `#` is a comment. Put a text that starts with `#` in quotes.'
      : 'It reads as an empty text: a line without anything where text is shown, nothing where ids are listed.',
    href,
  }
}

function checkScalar(node: Scalar, wanted: Wanted, run: Run): void {
  const text = node.text.trim()
  if (wanted.type === 'expression') {
    checkExpression(node, wanted, run)
    checkRange(node, wanted, run)
  } else if (wanted.type === 'boolean') {
    if (!isBoolean(text) && !isFilledIn(text)) {
      reportScalar(node, wanted, '`true` or `false`', 'Everything else counts as `false`.', run)
    }
  } else if (wanted.type === 'int' || wanted.type === 'double') {
    if (!isPlainNumber(text) && !isFilledIn(text) && !isPitchRange(text, wanted.name)) {
      const why = 'A text or a formula is not worked out here and counts as 0.'
      reportScalar(node, wanted, 'a plain number', why, run)
    } else checkRange(node, wanted, run)
  } else if (wanted.choices && !isFilledIn(text)) checkChoice(node, wanted, wanted.choices, run)
  else checkLookup(node, wanted, run)
}

function reportScalar(node: Scalar, wanted: Wanted, kind: string, why: string, run: Run): void {
  run.report({
    at: placeIn(node),
    severity: 'warning',
    code: 'wrong-type',
    message: `${quoted(wanted.name)} takes ${kind}.`,
    why,
    href: wanted.href,
  })
}

function checkRange(node: Scalar, wanted: Wanted, run: Run): void {
  const {
    name,
    least = -Infinity,
    most = Infinity,
    beyond = 'Another number is brought into that range, or refused with what it belongs to.',
    href,
  } = wanted
  const text = node.text.trim()
  const range = rangeWords(wanted)
  if (range === undefined || !isPlainNumber(text)) return
  const number = Number(text.replaceAll('_', ''))
  if (number >= least && number <= most) return
  run.report({
    at: placeIn(node),
    severity: 'warning',
    code: 'out-of-range',
    message: `${quoted(name)} is a number ${range}.`,
    why: beyond,
    href,
  })
}

function checkChoice(node: Scalar, wanted: Wanted, choices: readonly string[], run: Run): void {
  const text = node.text.trim()
  // An empty text stands for what a missing key gives.
  if (text === '' || choices.some((choice) => choice.toLowerCase() === text.toLowerCase())) return
  const at = placeIn(node)
  const [meant] = run.suggestions.ofName(text, choices)
  run.report({
    at,
    severity: 'warning',
    code: 'unknown-choice',
    message: `${quoted(text)} is not known to this version of the reference as ${quoted(wanted.name)}.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`,
    why: `Known are ${choices.map((choice) => `\`${choice}\``).join(', ')}.`,
    ...(meant === undefined
      ? {}
      : { fix: { title: `Write \`${meant}\``, edits: [{ ...at, text: meant }] } }),
    href: wanted.href,
  })
}

function checkExpression(node: Scalar, wanted: Wanted, run: Run): void {
  const { text } = node
  const from = node.start + (node.plain ? 0 : 1)
  const isOneLine = node.end - node.start === text.length + (node.plain ? 0 : 2)
  for (const { start, end, written, meant } of misspeltPlaceholders(text, run)) {
    const at = isOneLine ? { start: from + start, end: from + end } : placeIn(node)
    run.report({
      at,
      severity: 'warning',
      code: 'unknown-placeholder',
      message: `No placeholder ${quoted(`%${written}%`)} is known here. Did you mean \`%${meant}%\`?`,
      why: 'A placeholder that nobody fills in counts as 0.',
      ...(isOneLine && { fix: rewrite(at, meant) }),
      href: run.catalogue.guide('placeholders'),
    })
  }
  const error = expressionFault(text, wanted.name)
  if (error === null) return
  const place =
    isOneLine && error.index < text.length
      ? { start: from + error.index, end: from + error.index + 1 }
      : placeIn(node)
  run.report({
    at: place,
    severity: 'warning',
    code: 'bad-expression',
    message: `${quoted(wanted.name)} takes a number or a formula. ${error.message}`,
    why: 'What cannot be worked out counts as 0.',
    href: run.catalogue.guide('math'),
  })
}
