/** Fragments and queries by chance, as links of others could hold them. */
import { formatState } from '../../src/effects/builder/state'
import type { BuilderReference } from '../../src/effects/builder/reference'
import { mangled, randomState } from '../../src/effects/builder/testing/randomState'
import { FACETS } from '../../src/effects/finder/state'
import { pick, upTo } from '../../src/text/testing/seeded'
import type { Random } from '../../src/text/testing/seeded'

const SIGNS = [
  ...[
    'a',
    ' ',
    '-',
    '_',
    '.',
    '0',
    '1',
    '%',
    '%%',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '"',
    "'",
    '`',
    '\\',
    '/',
  ],
  ...[
    '<',
    '>',
    '&',
    '*',
    '#',
    ':',
    ': ',
    '|',
    '\n',
    '\n  ',
    '- ',
    '- id: ',
    'effects:\n',
    '\t',
    '\u0000',
  ],
  ...[
    '\uFEFF',
    '\uD800',
    '\u202E',
    'ä',
    'İ',
    'ß',
    '😀',
    '日本',
    'e\u0301',
    '+',
    ',',
    ';',
    '=',
    '?',
    '!',
    '~',
  ],
]

const WORDS = [
  ...[
    'give',
    'money',
    'static_20',
    'not_blocks',
    'custom_x',
    'constructor',
    '__proto__',
    'how',
    'to',
    'the',
  ],
  ...[
    'kill',
    'damage',
    'aoe',
    'entity',
    'effect',
    'giev',
    'mnoey',
    'xq',
    'permission',
    '%player%',
    '/crates',
  ],
]

/**
 * @param random generator
 * @returns words and signs, now and then very many of one
 */
export function hostileText(random: Random): string {
  const way = random()
  if (way < 0.15) return (pick([...SIGNS, ...WORDS], random) ?? '').repeat(10 ** upTo(4, random))
  const list = way < 0.6 ? [...WORDS, ' ', ' '] : [...SIGNS, ...WORDS]
  return Array.from({ length: upTo(way < 0.9 ? 12 : 300, random) }, () => pick(list, random)).join(
    '',
  )
}

/** @returns query part of an address of the finder or the search */
export function hostileSearch(random: Random): string {
  const params = new URLSearchParams()
  for (let count = upTo(4, random); count > 0; count -= 1) {
    const name = pick(['q', 'q', ...FACETS, 'x', '__proto__'], random) ?? 'q'
    for (let times = random() < 0.1 ? upTo(300, random) : 1; times > 0; times -= 1) {
      params.append(name, random() < 0.4 ? (pick(WORDS, random) ?? '') : hostileText(random))
    }
  }
  const text = `?${params.toString()}`
  return random() < 0.1 ? `${text}${pick(['%', '%E0%A4%A', '&&', '=', '?'], random) ?? ''}` : text
}

/**
 * @param seed any whole number
 * @param random generator
 * @param reference all entries
 * @returns text that a link to the builder could hold
 */
export function hostileState(seed: number, random: Random, reference: BuilderReference): string {
  const way = random()
  const state = randomState(seed, reference)
  if (way < 0.3) return formatState(state)
  if (way < 0.6) return mangled(seed, formatState(state))
  const ids = reference.entries.condition.map(({ id }) => id)
  const block = (depth: number): unknown => {
    const id = pick([...ids.slice(0, 20), 'any_of', 'not', 'constructor', 'toString'], random)
    const args = {
      conditions: depth > 0 ? Array.from({ length: upTo(12, random) }, () => block(depth - 1)) : [],
      __proto__: null,
      constructor: hostileText(random),
      x: hostileText(random),
    }
    return pick([{ id, args }, { id }, id, null, [id], { id, args: [args] }], random)
  }
  return JSON.stringify({
    ...(way < 0.9 ? state : {}),
    effect: pick(
      [state.effect, { id: 'aoe', args: { effects: [state.effect] } }, null, 'x'],
      random,
    ),
    triggers: Array.from({ length: upTo(2000, random) }, (_, n) => `static_${n}`),
    conditions: Array.from({ length: upTo(60, random) }, () => block(upTo(2, random))),
    filters: pick(
      [state.filters, {}, 'x', Array.from({ length: 500 }, () => ({ id: 'blocks' }))],
      random,
    ),
  })
}

/** @returns a fragment that is none of the site's own */
export function brokenFragment(random: Random): string {
  const letters = 'ABCabc019-_=&#%.'
  const rest = Array.from({ length: upTo(60, random) }, () =>
    letters.charAt(upTo(letters.length - 1, random)),
  ).join('')
  const name = pick(['code', 'zip', 'effect', 'trigger', 'filter', 'x', 'step-1'], random) ?? ''
  return pick([`#${name}=${rest}`, `#${rest}`, `#${name}=${hostileText(random)}`, ''], random) ?? ''
}
