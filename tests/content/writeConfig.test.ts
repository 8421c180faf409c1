import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkConfig } from '../../src/effects/checker/check'
import { CHECKED_KINDS } from '../../src/effects/checker/reference'
import { readBuilderReference } from './readBuilderReference'
import { randomState, mangled } from '../../src/effects/builder/testing/randomState'
import { filterChoices, settle, startFrom, startWith, triggerChoices } from '../../src/effects/builder/availability'
import { formatState, newDraft, parseState } from '../../src/effects/builder/state'
import type { BuilderState } from '../../src/effects/builder/state'
import { writeConfig } from '../../src/effects/builder/writeConfig'

const { builder, checker } = readBuilderReference(path.resolve('content'))

/** Findings that are more than a hint, with the config that they are about. */
/** What becomes of parts that the reader adds for no good reason: the checker says so. */
const IDLE_PARTS: readonly string[] = [
  'never-works',
  'blind-filter',
  'never-met',
  'always-met',
  'never-passes',
]

/** Names and numbers are written as they are typed; below the config the checker judges them. */
const TYPED: readonly string[] = ['bad-lookup', 'unknown-name', 'out-of-range']

/** What the checker says of the config, parts that do nothing aside. */
function refusals(state: BuilderState): string[] {
  return complaints(state, [...IDLE_PARTS, ...TYPED])
}

function complaints(state: BuilderState, allowed: readonly string[] = []): string[] {
  const config = writeConfig(state, builder)
  const { findings } = checkConfig(config, checker)
  return findings
    .filter(({ severity, code }) => severity !== 'info' && !allowed.includes(code))
    .map(({ message }) => `${message}\n${config}`)
}

describe('writeConfig', () => {
  it('writes the parts of a block in the order of the guides', () => {
    const state: BuilderState = {
      effect: { id: 'give_money', args: { amount: '10 * %level%', chance: '25' } },
      triggers: ['melee_attack'],
      mutators: [{ id: 'translate_location', args: { add_x: '0', add_y: '2' } }],
      filters: [{ id: 'entities', args: { value: 'zombie\nskeleton\n', not: 'true' } }],
      conditions: [{ id: 'in_world', args: { world: 'the end: 1', inverse: 'true' } }],
    }
    expect(writeConfig(state, builder)).toBe(`effects:
  - id: give_money
    args:
      amount: 10 * %level%
      chance: 25
    triggers:
      - melee_attack
    mutators:
      - id: translate_location
        args:
          add_x: 0
          add_y: 2
          add_z: 1
    filters:
      not_entities:
        - zombie
        - skeleton
    conditions:
      - id: in_world
        args:
          world: "the end: 1"
          inverse: true
`)
  })

  it('leaves triggers and filters of a permanent effect out', () => {
    const state = { ...startWith('give_money', builder), effect: newDraft('bonus_health') }
    expect(writeConfig({ ...state, filters: [newDraft('entities')] }, builder)).toBe(
      'effects:\n  - id: bonus_health\n    args:\n      health: 1\n',
    )
  })

  it('puts nested arguments into one section', () => {
    const effect = { id: 'particle_animation', args: { 'particle_args.radius': '2' } }
    const config = writeConfig({ ...startWith('particle_animation', builder), effect }, builder)
    expect(config).toContain('      particle_args:\n        radius: 2\n')
  })

  it('takes a sample for what is wrong and needed, and leaves out what is wrong and is not', () => {
    const effect = { id: 'give_money', args: { amount: '5 +', chance: 'often' } }
    const config = writeConfig({ ...startWith('give_money', builder), effect }, builder)
    expect(config).toContain('amount: 1\n')
    expect(config).not.toContain('chance')
  })

  it.each(CHECKED_KINDS)('starts a config that loads from every %s', (kind) => {
    const wrong = builder.entries[kind].flatMap(({ id }) => {
      const state = startFrom(kind, id, builder)
      const config = writeConfig(state, builder)
      const name = kind === 'trigger' ? (state.triggers[0] ?? '?') : id
      return [...complaints(state), ...(config.includes(name) ? [] : [`${id} is not in it`])]
    })
    expect(wrong).toEqual([])
  })

  it('writes a config that loads whatever is typed and chosen', () => {
    const wrong = Array.from({ length: 3000 }, (_, seed) => randomState(seed, builder)).flatMap(
      (state) => refusals(state),
    )
    expect(wrong.slice(0, 3)).toEqual([])
  }, 60_000)

  it('writes the same after the way through the address', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const state = randomState(seed, builder)
      const read = parseState(formatState(state), builder)
      expect(read && writeConfig(read, builder)).toBe(writeConfig(state, builder))
    }
  })

  it('survives an address that somebody made up', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const read = parseState(mangled(seed, formatState(randomState(seed, builder))), builder)
      if (read) expect(refusals(settle(read, builder))).toEqual([])
    }
  }, 30_000)
})

describe('choices', () => {
  it('tell which triggers drive an effect, and with what', () => {
    const state = startWith('damage_victim', builder)
    const choices = triggerChoices(state, builder)
    const of = (id: string) => choices.find(({ entry }) => entry.id === id)
    expect(of('melee_attack')?.fit).toBe('ready')
    expect(of('projectile_hit')).toMatchObject({ fit: 'sometimes' })
    // It loads, since a place counts as a victim; nobody is ever hurt.
    expect(of('join')).toMatchObject({ fit: 'helped' })
    expect(of('entity_spawn')).toMatchObject({ fit: 'barren' })
    expect(of('fill_bucket')).toMatchObject({
      fit: 'helped',
      mutators: ['player_as_victim', 'dispatcher_as_victim'],
    })
    expect(choices.findIndex(({ fit }) => fit === 'helped')).toBeGreaterThan(
      choices.findLastIndex(({ fit }) => fit === 'ready'),
    )
  })

  it('put filters first that find something', () => {
    const choices = filterChoices(startWith('give_money', builder), builder)
    expect(choices.find(({ entry }) => entry.id === 'entities')?.fit).toBe('ready')
    expect(choices.find(({ entry }) => entry.id === 'blocks')?.fit).toBe('idle')
    expect(choices[0]?.fit).toBe('ready')
  })
})
