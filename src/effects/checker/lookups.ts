/**
 * Lookups of eco: whether one can be read as it is written. Which materials, mobs and custom items
 * there are, only the server knows. Rules: `/all-plugins/the-item-lookup-system` and the pages of the
 * lookups of mobs and blocks.
 */
import { parseItemLookup } from '../../itemLookup/parse'
import { splitWords } from '../../itemLookup/words'
import { quoted } from '../../text/quote'
import type { ValueType } from '../entry/entry'
import type { Run } from './run'
import { placeIn } from './run'
import type { Scalar } from './source'

/** Longer ones are exact data or textures, of which little can be told. */
const MAX_LENGTH = 4_000

/** Something in a lookup that cannot be read, in columns of its text. */
interface LookupFault {
  start: number
  end: number
  message: string
}

/**
 * By the types of values. Single blocks are left out: some effects read them as materials, in which
 * more is allowed.
 */
const LOOKUPS: Partial<
  Record<ValueType, { words: string; faults: (text: string) => LookupFault[] }>
> = {
  item: { words: 'an item lookup', faults: itemFaults },
  'item-list': { words: 'item lookups', faults: itemFaults },
  entity: { words: 'an entity lookup', faults: nameFaults },
  'entity-list': { words: 'entity lookups', faults: nameFaults },
  'block-list': { words: 'block lookups', faults: nameFaults },
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
  for (const { start, end, message } of lookup.faults(text)) {
    run.report({
      at: isAsWritten ? { start: from + start, end: from + end } : placeIn(node),
      severity: 'warning',
      code: 'bad-lookup',
      message: `${quoted(name)} takes ${lookup.words}. ${message}`,
      why: 'What cannot be read is left out, or nothing is found at all; eco says nothing about it.',
      href,
    })
  }
}

/** What also works in a newer form is no mistake. */
function itemFaults(text: string): LookupFault[] {
  return parseItemLookup(text).problems.filter(({ severity }) => severity === 'error')
}

/** Mobs and blocks: a name in front of modifiers, and `||` and `?` between several. */
function nameFaults(text: string): LookupFault[] {
  const words = splitWords(text)
  return words.flatMap(({ text: word, start, end, openQuote }, index): LookupFault[] => {
    if (openQuote !== undefined) {
      return [{ start: openQuote, end: openQuote + 1, message: 'This quote is never closed.' }]
    }
    const before = words[index - 1]?.text
    const isFirst = before === undefined || isSeparator(before)
    if (isSeparator(word)) {
      const after = words[index + 1]?.text
      const isBetween = !isFirst && after !== undefined && !isSeparator(after)
      return isBetween ? [] : [{ start, end, message: `A name is missing beside ${word}.` }]
    }
    if (!isFirst) return []
    if (/[?|]/.test(word)) {
      return [{ start, end, message: 'Put a space on both sides of ? and ||.' }]
    }
    const [, id] = /^minecraft:(.+)$/i.exec(word) ?? []
    return id === undefined
      ? []
      : [{ start, end, message: `Leave the namespace out: write \`${id}\`.` }]
  })
}

const isSeparator = (word: string): boolean => word === '||' || word === '?'
