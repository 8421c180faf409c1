/**
 * Lookups of eco: whether one can be read as it is written, and whether the game has such a name.
 * Which custom items and mobs there are, only the server knows. Rules:
 * `/all-plugins/the-item-lookup-system` and the pages of the lookups of mobs and blocks.
 */
import { parseItemLookup } from '../../itemLookup/parse'
import { splitWords } from '../../itemLookup/words'
import type { Word } from '../../itemLookup/words'
import { quoted } from '../../text/quote'
import type { ValueType } from '../entry/entry'
import { gameNameFault, isGameName } from './gameNames'
import type { GameName } from './gameNames'
import type { Run } from './run'
import { placeIn, rewrite } from './run'
import type { Scalar } from './source'

/** Longer ones are exact data or textures, of which little can be told. */
const MAX_LENGTH = 4_000

/** Something in a lookup that cannot be read, in columns of its text. */
interface LookupFault {
  start: number
  end: number
  message: string
}

/** A word of a lookup, in columns of its text. */
type NameWord = Pick<Word, 'text' | 'start' | 'end'>

/** What a kind of lookup is like. */
interface Lookup {
  words: string
  names: GameName
  read: (text: string) => { faults: LookupFault[]; names: NameWord[] }
}

/** By the types of values. */
const LOOKUPS: Partial<Record<ValueType, Lookup>> = {
  item: { words: 'an item lookup', names: 'item', read: readItems },
  'item-list': { words: 'item lookups', names: 'item', read: readItems },
  entity: { words: 'an entity lookup', names: 'mob', read: readNames },
  'entity-list': { words: 'entity lookups', names: 'mob', read: readNames },
  block: { words: 'a block', names: 'block', read: readBlock },
  'block-list': { words: 'block lookups', names: 'block', read: readNames },
}

/**
 * Checks a text of a type that is a lookup; texts of other types are left alone. An empty text is
 * nothing, on purpose; with placeholders it is another one in the game.
 *
 * @param node the text
 * @param wanted name and type of its key, and where that is told of
 * @param run the check
 */
export function checkLookup(
  node: Scalar,
  { name, type, href }: { name: string; type: ValueType; href?: string },
  run: Run,
): void {
  const { text } = node
  const lookup = LOOKUPS[type]
  if (!lookup || text.trim() === '' || text.includes('%') || text.length > MAX_LENGTH) return
  const from = node.start + (node.plain ? 0 : 1)
  // Escapes and folded lines move what stands behind them.
  const isAsWritten = run.text.slice(from, from + text.length) === text
  const placeOf = ({ start, end }: Pick<LookupFault, 'start' | 'end'>) =>
    isAsWritten ? { start: from + start, end: from + end } : placeIn(node)
  const read = lookup.read(text)
  for (const fault of read.faults) {
    const { message } = fault
    run.report({
      at: placeOf(fault),
      severity: 'warning',
      code: 'bad-lookup',
      message: `${quoted(name)} takes ${lookup.words}. ${message}`,
      why: 'What cannot be read is left out, or nothing is found at all; eco says nothing about it.',
      href,
    })
  }
  for (const word of read.names) {
    const fault = gameNameFault(lookup.names, word.text, run.suggestions)
    if (!fault) continue
    const at = placeOf(word)
    const { message, meant } = fault
    run.report({
      at,
      severity: 'warning',
      code: 'unknown-name',
      message,
      why: 'What the server does not know is left out, or nothing is found at all; eco says nothing about it.',
      ...(meant !== undefined && isAsWritten && { fix: rewrite(at, meant) }),
      href,
    })
  }
}

/** What also works in a newer form is no mistake. */
function readItems(text: string): ReturnType<Lookup['read']> {
  const { problems, pieces } = parseItemLookup(text)
  return {
    faults: problems.filter(({ severity }) => severity === 'error'),
    names: pieces.filter(({ kind }) => kind === 'material' || kind === 'any-of-material'),
  }
}

/** Some effects read a block as a material, in which a blank is as good as `_`. */
function readBlock(text: string): ReturnType<Lookup['read']> {
  const name = text.trim().replace(/\s+/g, '_')
  return isGameName('block', name) ? { faults: [], names: [] } : readNames(text)
}

/** Mobs and blocks: a name in front of modifiers, and `||` and `?` between several. */
function readNames(text: string): ReturnType<Lookup['read']> {
  const words = splitWords(text)
  const names = words.filter((word, index) => !isSeparator(word.text) && isFirst(words, index))
  return { faults: words.flatMap((_word, index) => wordFaults(words, index)), names }
}

function wordFaults(words: readonly Word[], index: number): LookupFault[] {
  const word = words[index]
  if (!word) return []
  const { text, start, end, openQuote } = word
  if (openQuote !== undefined) {
    return [{ start: openQuote, end: openQuote + 1, message: 'This quote is never closed.' }]
  }
  if (isSeparator(text)) {
    const after = words[index + 1]?.text
    const isBetween = !isFirst(words, index) && after !== undefined && !isSeparator(after)
    return isBetween ? [] : [{ start, end, message: `A name is missing beside ${text}.` }]
  }
  if (!isFirst(words, index)) return []
  if (/[?|]/.test(text)) {
    return [{ start, end, message: 'Put a space on both sides of ? and ||.' }]
  }
  const [, id] = /^minecraft:(.+)$/i.exec(text) ?? []
  return id === undefined
    ? []
    : [{ start, end, message: `Leave the namespace out: write \`${id}\`.` }]
}

const isSeparator = (word: string): boolean => word === '||' || word === '?'

/** Whether a word stands where a name belongs. */
function isFirst(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]?.text
  return before === undefined || isSeparator(before)
}
