import type { EntryKind } from '../../../effects/entry/entry'

/** A place in a config that names an entry. */
export interface Mention {
  /** Number of the line, from 0. */
  line: number
  /** Place of the id in the line. */
  start: number
  id: string
  kind: EntryKind
}

/** A key whose value goes on in deeper lines. */
interface Section {
  indent: number
  /** Kind of what the key lists; null for keys that list no entries. */
  kind: EntryKind | null
}

const KINDS: Readonly<Partial<Record<string, EntryKind>>> = {
  conditions: 'condition',
  triggers: 'trigger',
  filters: 'filter',
  mutators: 'mutator',
}

const kindOf = (key: string): EntryKind | null =>
  /effects$/i.test(key) ? 'effect' : (KINDS[key] ?? null)

const LINE = /^( *)((?:- )*)(?:(["']?)([\w-]+)\3:(?=\s|$))?\s*(.*)$/

/** A word of a value, with or without quotes. */
const WORD = /[a-z][\w-]*/g

/**
 * Finds the ids of entries in a config by the keys that they stand under: `kill` is a trigger
 * below `triggers` and an effect after `id` below `effects`.
 *
 * @param lines a config in YAML
 * @returns the places that name an entry, if there is one of that name
 */
export function findMentions(lines: readonly string[]): Mention[] {
  const open: Section[] = []
  return lines.flatMap((text, line) => {
    const [, blanks = '', dashes = '', quote = '', key, value = ''] = LINE.exec(text) ?? []
    if (text.trim() === '' || value.startsWith('#')) return []
    // Items may stand as far left as the key that holds them.
    const indent = blanks.length + dashes.length
    while ((open.at(-1)?.indent ?? -1) >= (dashes === '' ? indent : blanks.length + 1)) open.pop()
    const { kind = null } = open.at(-1) ?? {}
    const at = (id: string, start: number, one: EntryKind): Mention[] => [
      { line, start, id, kind: one },
    ]
    if (key === undefined) {
      return kind === 'trigger' && dashes !== '' ? words(value, text, line, kind) : []
    }
    const place = indent + quote.length
    if (value === '' || value.startsWith('#')) open.push({ indent, kind: kindOf(key) })
    if (value !== '' && kindOf(key) === 'trigger') return words(value, text, line, 'trigger')
    if (kind === 'filter') return at(key, place, kind)
    if (key === 'id' && kind !== null && kind !== 'trigger') {
      return words(value, text, line, kind).slice(0, 1)
    }
    return []
  })
}

function words(value: string, text: string, line: number, kind: EntryKind): Mention[] {
  const offset = text.length - value.length
  const withoutComment = value.replace(/\s#.*$/, '')
  return [...withoutComment.matchAll(WORD)].map(({ 0: id, index }) => ({
    line,
    start: offset + index,
    id,
    kind,
  }))
}
