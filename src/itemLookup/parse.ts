/**
 * Item lookups taken apart (rules: /all-plugins/the-item-lookup-system): an item, an amount if
 * wanted, then modifiers in any order. `A || B` accepts any, `A ? B` takes the first that exists.
 */
import { nearest } from '../text/nearest'
import { FLAGS, MODIFIERS, isFlag, modifierRule } from './modifiers'
import type { Finding } from './modifiers'
import { splitWords } from './words'
import type { Word } from './words'

export type PieceKind =
  | 'material'
  | 'any-of-material'
  | 'custom-item'
  | 'tag'
  | 'data'
  | 'amount'
  | 'enchantment'
  | 'modifier'
  | 'flag'
  | 'any'
  | 'first'
  | 'unknown'

/** A word of the lookup and what it is. */
export interface LookupPiece {
  kind: PieceKind
  text: string
  /** First column and the one after the last, from 0. */
  start: number
  end: number
}

export interface LookupProblem extends Finding {
  /** Columns that the message is about, from 0; the end is not included. */
  start: number
  end: number
}

export interface LookupModifier {
  name: string
  /** Without quotes; missing for flags and for enchantments of their highest level. */
  value?: string
}

/** One item of a lookup. */
export interface LookupItem {
  /** Material, `*material`, `plugin:id`, `#tag` or exact data in braces. */
  key: string
  amount?: number
  modifiers: LookupModifier[]
}

export interface ParsedLookup {
  /** Any of the lists is accepted; of each list the first item that exists. */
  groups: LookupItem[][]
  pieces: LookupPiece[]
  problems: LookupProblem[]
}

/**
 * @param text item lookup as a config writes it, without the YAML quotes around it
 * @returns its items, every word with its kind and columns, and what is wrong; it never throws
 */
export function parseItemLookup(text: string): ParsedLookup {
  return new LookupParser(text).parse()
}

class LookupParser {
  private readonly pieces: LookupPiece[] = []
  private readonly problems: LookupProblem[] = []
  private readonly groups: LookupItem[][] = [[]]
  private item: LookupItem | undefined
  private hasAttribute = false
  /** The name just before, when no quotes keep it together. */
  private openName: string | undefined

  constructor(private readonly text: string) {}

  parse(): ParsedLookup {
    const start = this.text.search(/\S/)
    if (start === -1) {
      this.problem({ start: 0, end: 0 }, 'There is no item: write a material, such as stone.')
    } else if (this.text[start] === '{') this.readData(start)
    else this.readWords()
    return {
      groups: this.groups.filter((group) => group.length > 0),
      pieces: this.pieces,
      problems: this.problems,
    }
  }

  private problem(
    { start, end }: { start: number; end: number },
    message: string,
    severity: Finding['severity'] = 'error',
  ): void {
    this.problems.push({ start, end, message, severity })
  }

  private piece(kind: PieceKind, { text, start, end }: Word): void {
    this.pieces.push({ kind, text, start, end })
  }

  /** Exact data in braces is the whole lookup. */
  private readData(start: number): void {
    const text = this.text.slice(start).trimEnd()
    const end = start + text.length
    this.piece('data', { text, start, end })
    this.groups[0]?.push({ key: text, modifiers: [] })
    const close = closingBrace(text)
    if (close === undefined) this.problem({ start, end }, 'The braces are never closed.')
    else if (close < text.length - 1) {
      const place = { start: start + close + 1, end }
      this.problem(place, 'With exact data in braces nothing else can follow.')
    }
  }

  private readWords(): void {
    const words = splitWords(this.text)
    words.forEach((word, index) => {
      const separator = word.text === '||' ? 'any' : word.text === '?' ? 'first' : undefined
      if (separator) this.readSeparator(separator, word, words[index + 1])
      else this.readWord(word)
    })
  }

  private readSeparator(kind: 'any' | 'first', word: Word, next: Word | undefined): void {
    this.piece(kind, word)
    if (this.item === undefined) this.problem(word, `Before ${word.text} an item is missing.`)
    if (next === undefined) this.problem(word, `After ${word.text} an item is missing.`)
    if (kind === 'any') this.groups.push([])
    this.item = undefined
  }

  private readWord(word: Word): void {
    if (word.openQuote !== undefined) {
      const place = { start: word.openQuote, end: word.openQuote + 1 }
      this.problem(place, 'This quote is never closed: the file would not load.')
    }
    if (this.item === undefined) this.readKey(word)
    else this.readAfterKey(word, this.item)
  }

  private readKey(word: Word): void {
    const { kind, key, amount, findings } = readKey(word.text)
    this.item = { key, ...(amount === undefined ? {} : { amount }), modifiers: [] }
    this.hasAttribute = false
    this.openName = undefined
    this.groups.at(-1)?.push(this.item)
    this.piece(kind, word)
    for (const { message, severity } of findings) this.problem(word, message, severity)
  }

  private readAfterKey(word: Word, item: LookupItem): void {
    if (/^[+-]?\d+$/.test(word.text)) {
      this.piece('amount', word)
      if (item.modifiers.length > 0 || item.amount !== undefined) {
        this.problem(word, 'The amount must stand right after the item.')
      } else if (Number(word.text) < 1) {
        this.problem(word, 'An amount is a whole number from 1 on.')
      } else item.amount = Number(word.text)
      return
    }
    const colon = word.text.indexOf(':')
    const name = colon === -1 ? word.text : word.text.slice(0, colon)
    const value = colon === -1 ? undefined : word.text.slice(colon + 1).replaceAll('"', '')
    item.modifiers.push({ name, ...(value === undefined ? {} : { value }) })
    const { kind, finding } = isBlankName(word.text)
      ? { kind: 'modifier' as const }
      : readModifier(name, value)
    this.piece(kind, word)
    const isTwice = item.modifiers.filter((one) => sameName(one, name)).length > 1
    const named = this.openName
    this.openName =
      value !== undefined && isNaming(name) && !word.text.includes('"') ? value : undefined
    if (finding) this.problem(word, finding.message, finding.severity)
    else if (isTwice && name.toLowerCase() !== 'attribute' && !isRepeatable(name)) {
      this.problem(word, `"${name}" stands here twice.`, 'note')
    } else if (kind === 'enchantment' && value === undefined && named !== undefined) {
      const message = `This is read as an enchantment. If it belongs to the name, quote the name: "${named} ${name}".`
      this.problem(word, message, 'note')
    } else if (name.toLowerCase() === 'attribute') {
      if (this.hasAttribute) {
        this.problem(
          word,
          'Only the first attribute is sure to be applied. For several use exact data or an EcoItems item.',
          'note',
        )
      }
      this.hasAttribute = true
    }
  }
}

const isNaming = (name: string): boolean => /^(?:item_)?name$/i.test(name)

const sameName = (one: LookupModifier, name: string): boolean =>
  one.name.toLowerCase() === name.toLowerCase()

/** Potions and rockets have several effects. */
const isRepeatable = (name: string): boolean => /^(?:potion|firework)_effect$/i.test(name)

/** `name:""` takes the name away from sight: what menus fill their slots with. */
const isBlankName = (word: string): boolean => /^name:""$/i.test(word)

/** Index of the brace that closes the first one; text in quotes is left alone. */
function closingBrace(text: string): number | undefined {
  let depth = 0
  let quote = ''
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index)
    if (letter === '\\') index += 1
    else if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '{') depth += 1
    else if (letter === '}') {
      depth -= 1
      if (depth === 0) return index
    }
  }
  return undefined
}

interface KeyReading {
  kind: PieceKind
  key: string
  amount?: number
  findings: Finding[]
}

const refused = (kind: PieceKind, key: string, message: string): KeyReading => ({
  kind,
  key,
  findings: [{ severity: 'error', message }],
})

/** The first word of an item. */
function readKey(text: string): KeyReading {
  if (/[?|]/.test(text)) return refused('unknown', text, 'Put a space on both sides of ? and ||.')
  if (text.startsWith('#')) return readTag(text)
  const isWildcard = text.startsWith('*')
  const [first = '', ...rest] = text.slice(isWildcard ? 1 : 0).split(':')
  const last = rest.at(-1)
  // The old forms `material:amount` and `plugin:id:amount` still work.
  const amount = last !== undefined && /^\d+$/.test(last) && rest.length < 3 ? last : undefined
  const hasAmount = amount !== undefined && (rest.length === 2 || !/^headdb$/i.test(first))
  const ids = hasAmount ? rest.slice(0, -1) : rest
  const key = text.slice(0, hasAmount ? -(amount.length + 1) : undefined)
  const reading = ids.length === 0 ? materialKey(key, isWildcard) : customKey(key, first, ids)
  if (!hasAmount) return reading
  return {
    ...reading,
    amount: Number(amount),
    findings: [
      ...reading.findings,
      {
        severity: 'note',
        message: `The amount after a colon is the old form: write "${key} ${amount}".`,
      },
    ],
  }
}

function readTag(text: string): KeyReading {
  const tag = text.slice(1)
  if (tag === '') return refused('tag', text, 'The name of the tag is missing after #.')
  if (!tag.includes(':')) return { kind: 'tag', key: text, findings: [] }
  const message =
    'Item lookups cut tags of plugins at the colon and find nothing in sources since May 2026: test this on your version.'
  return { kind: 'tag', key: text, findings: [{ severity: 'note', message }] }
}

function materialKey(key: string, isWildcard: boolean): KeyReading {
  const kind = isWildcard ? 'any-of-material' : 'material'
  return /^\*?\w+$/.test(key)
    ? { kind, key, findings: [] }
    : refused(kind, key, 'A material has letters, digits and underscores only.')
}

function customKey(key: string, plugin: string, ids: readonly string[]): KeyReading {
  const [id = ''] = ids
  if (plugin.toLowerCase() === 'minecraft') {
    return refused('custom-item', key, `Leave the namespace out: write "${ids.join(':')}".`)
  }
  if (id.startsWith('#')) {
    return refused('custom-item', key, `The # comes first: write "#${plugin}:${id.slice(1)}".`)
  }
  if (plugin === '' || id === '') {
    return refused('custom-item', key, 'An item of a plugin is written plugin:id.')
  }
  if (ids.length > 1) {
    return refused(
      'custom-item',
      key,
      `Colons inside of an id become two underscores: write "${plugin}:${ids.join('__')}".`,
    )
  }
  const crystal = /^crystal_(.+)$/i.exec(id)?.[1]
  if (plugin.toLowerCase() === 'ecoarmor' && crystal !== undefined) {
    return refused('custom-item', key, `Crystals are named "ecoarmor:upgrade_crystal_${crystal}".`)
  }
  return { kind: 'custom-item', key, findings: [] }
}

function readModifier(
  name: string,
  value: string | undefined,
): { kind: PieceKind; finding?: Finding } {
  const refuse = (kind: PieceKind, message: string) => ({
    kind,
    finding: { severity: 'error' as const, message },
  })
  const rule = modifierRule(name)
  if (rule) {
    if (value === undefined) return refuse('modifier', `A value is missing: ${name}:...`)
    const finding = rule.check?.(value)
    return { kind: 'modifier', ...(finding ? { finding } : {}) }
  }
  if (isFlag(name)) {
    return value === undefined
      ? { kind: 'flag' }
      : refuse('flag', `"${name}" stands alone, without a value.`)
  }
  if (/[?|]/.test(name)) return refuse('unknown', 'Put a space on both sides of ? and ||.')
  if (name.toLowerCase() === 'minecraft') {
    return refuse('unknown', `Leave the namespace out: write "${value ?? ''}".`)
  }
  const isEnchantment = /^\w+$/.test(name) && (value === undefined || /^\d+$/.test(value))
  const [close] = nearest(name, value === undefined ? FLAGS : Object.keys(MODIFIERS), 1)
  const hint = close === undefined ? '' : ` Did you mean "${close}"?`
  if (!isEnchantment) {
    return refuse(
      'unknown',
      value !== undefined && /^\w+$/.test(name)
        ? `"${name}" is no modifier, and the level of an enchantment is a whole number.${hint}`
        : `This is no modifier.${hint}`,
    )
  }
  return close === undefined || close.length < 5
    ? { kind: 'enchantment' }
    : {
        kind: 'enchantment',
        finding: { severity: 'note', message: `This is read as an enchantment.${hint}` },
      }
}
