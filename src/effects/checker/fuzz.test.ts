import { describe, it } from 'vitest'
import { checkConfig } from './check'
import { applyFix } from './edits'
import { REFERENCE } from './testing/reference'
import { pick, seeded } from '../../text/testing/seeded'
import type { Random } from '../../text/testing/seeded'

const RUNS = 20_000

const VALID = `effects:
  - id: add_damage
    args: &shared
      damage: 1 + 0.05 * %level%
      chance: 20
      cooldown_effects:
        - id: send_message
          args:
            messages:
              - "&cNot &eyet"
    filters:
      not_entities: [player, "villager"]
      victim_conditions:
        - id: in_world
          args: { world: mining, inverse: true }
    mutators:
      - id: location_to_player
    triggers:
      - melee_attack
  - triggers: [static_20]
    effects:
      - id: bleed
        weight: 2
      - id: add_damage
        args:
          <<: *shared
xp-gain-methods:
  - trigger: mine_block
    multiplier: 2
conditions:
  - id: any_of
    args:
      conditions:
        - id: is_sneaking
          not-met-lines: |
            two
            lines
`

const PIECES = [
  ...['effects:', 'conditions:', 'filters:', 'mutators:', 'triggers:', 'args:', '- ', '  ', '\n'],
  ...['id: ', 'bleed', 'add_damage', 'in_world', 'kill', 'static_0', 'not_', 'custom_', '%a%'],
  ...['&a', '*a', '<<: ', '"', "'", '{', '}', '[', ']', ':', ': ', '#', '|', '>', '!x ', '? '],
  ...['\t', '\r\n', '\uFEFF', '---\n', '...\n', '%YAML 1.2\n', '\\', '`', '@', '\u0000', 'ü', '😀'],
]

function fuzzed(next: Random): string {
  const piece = () => pick(PIECES, next) ?? ''
  if (next() < 0.3) {
    return Array.from({ length: 1 + Math.floor(next() * 40) }, piece).join('')
  }
  let text = VALID
  for (let change = Math.floor(next() * 6); change >= 0; change -= 1) {
    const at = Math.floor(next() * text.length)
    const length = Math.floor(next() * 12)
    const put = next() < 0.3 ? '' : next() < 0.5 ? piece() : VALID.slice(at, at + length)
    text = text.slice(0, at) + put + text.slice(next() < 0.5 ? at : at + length)
  }
  return next() < 0.1 ? text.replaceAll('\n', '\r\n') : text
}

/** Throws when a finding points out of the text. */
function checkPlaces(text: string): void {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  for (const { line, column, endColumn, fix } of checkConfig(text, REFERENCE).findings) {
    const length = lines[line - 1]?.length ?? -1
    const inside = column >= 1 && endColumn >= column && endColumn <= length + 1
    if (!inside) throw new Error(`${line}:${column}-${endColumn} is outside of a line of ${length}`)
    if (fix) applyFix(text, fix)
  }
}

describe('any text', () => {
  it('is checked without failing, and findings point into it', { timeout: 120_000 }, () => {
    const next = seeded(20260101)
    for (let run = 0; run < RUNS; run += 1) {
      const text = fuzzed(next)
      try {
        checkPlaces(text)
      } catch (error) {
        throw new Error(`Run ${run}: ${JSON.stringify(text)}`, { cause: error })
      }
    }
  })

  it('comes to an end when it is long or refers to itself', { timeout: 120_000 }, () => {
    const block = VALID.slice(0, VALID.indexOf('xp-gain')).replace(/&shared|<<: \*shared/g, '')
    const list = block.slice(block.indexOf('\n') + 1)
    const long = `effects:\n${list.repeat(Math.ceil(1_000_000 / list.length))}`
    const rubbish = '- id: zz\n'.repeat(50_000)
    const aliases = `a: &a {x: [1, 2]}\n${Array.from({ length: 20_000 }, (_, n) => `b${n}: *a\n`).join('')}`
    const bomb = `a0: &a0 [x, x]\n${Array.from({ length: 40 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]\n`).join('')}`
    const merged = (keys: number, merges: number) =>
      `a: &a\n${Array.from({ length: keys }, (_, n) => `  k${n}: 1\n`).join('')}${Array.from({ length: merges }, (_, n) => `b${n}: {<<: *a}\n`).join('')}`
    const mergedLists = `a: &a {b: 1}\nc:\n  <<: [${'*a, '.repeat(150_000)}]\n`
    const nested = `${'{a: '.repeat(101)}${'{'.repeat(3000)}${'}'.repeat(3000)}${'}'.repeat(101)}`
    const doubles = `${'a: 1\n'.repeat(10_000)}deep: ${'['.repeat(110)}${'[],'.repeat(10_000)}${']'.repeat(110)}\n`
    const named = (value: string) =>
      `- id: aoe\n  args:\n    pitch: ${value}\n    chance: ${value}\n    shape: ${value}\n`
    const id = `a: &a ${'i'.repeat(100_000)}\neffects:\n${'  - id: *a\n'.repeat(10_000)}`
    const loop = 'effects: &e\n  - id: bleed\n    effects: *e\n    triggers: [kill]\n'
    for (const text of [
      ...[long, rubbish, aliases, bomb, loop, '{'.repeat(100_000)],
      ...[merged(3000, 10_000), merged(1500, 20_000), mergedLists, nested, doubles, id],
      ...['.', '1', '[', '%', '%a', '1+', '-', '(', ' '].map((one) => named(one.repeat(125_000))),
      ...['.', '1', '%', '%a%+', '`'].map((one) => named(`"${one.repeat(125_000)}x"`)),
      ...['- id: '.repeat(20_000), `${'a'.repeat(1_000_000)}: 1`, `a${' '.repeat(100_000)}b`],
    ]) {
      checkPlaces(text)
    }
  })
})
