/**
 * Every trigger with every effect of the site's own content: what loads, and what works. The table
 * is looked at by hand when it changes: `npx vitest run tests/content/pairs.test.ts -u` writes it.
 */
import { describe, expect, it } from 'vitest'
import { checkConfig } from '../../src/effects/checker/check'
import { buildCheckerReference } from '../../src/effects/checker/reference'
import { readContentEntries } from '../../src/docs/readContent'
import { finderEntry } from '../../src/effects/finder/finderEntry'
import { flowModel } from '../../src/effects/finder/pairing'
import { pairOf } from '../../src/effects/pairs'
import type { Pair } from '../../src/effects/pairs'
import { needWords, reasonWords } from '../../src/effects/runTime/words'
import { CONTENT } from './pages'

const docs = readContentEntries(CONTENT)
const model = flowModel(docs.map(finderEntry))
const effects = model.effects.filter(({ permanent }) => !permanent)

const pairs = model.triggers.flatMap((trigger) =>
  effects.map((effect) => ({ trigger, effect, pair: pairOf(trigger, effect) })),
)

function pairNamed(triggerId: string, effectId: string): Pair | undefined {
  return pairs.find(({ trigger, effect }) => trigger.id === triggerId && effect.id === effectId)
    ?.pair
}

/** The verdict in short, with the reason. */
function told(pair: Pair | undefined): string {
  if (!pair) return 'no such pair'
  switch (pair.state) {
    case 'idle':
      return `idle: ${pair.lacks.map(needWords).join(', ')}`
    case 'sometimes':
      return `sometimes: ${pair.reasons.map(reasonWords).join(', ')}`
    default:
      return pair.state
  }
}

describe('run-time data', () => {
  it('is recorded for each entry that takes part', () => {
    const silent = docs.flatMap(({ entry }) => {
      if (entry.removed) return []
      const has = entry.kind === 'trigger' ? entry.hands_over : entry.runtime
      const asks = ['trigger', 'effect', 'condition', 'filter'].includes(entry.kind)
      return asks && has === undefined ? [`${entry.kind}/${entry.id}`] : []
    })
    expect(silent).toEqual([])
  })

  it('is closed only where the source is', () => {
    const closed = docs.flatMap(({ entry }) =>
      !entry.removed && (entry.hands_over === 'unknown' || entry.runtime === 'unknown')
        ? [`${entry.kind}/${entry.id}`]
        : [],
    )
    expect(closed.sort()).toMatchSnapshot()
  })
})

describe('all pairs of trigger and effect', () => {
  it('count as they did when they were looked at', () => {
    const counts: Record<string, number> = {}
    for (const { pair } of pairs) counts[pair.state] = (counts[pair.state] ?? 0) + 1
    expect({ triggers: model.triggers.length, effects: effects.length, ...counts }).toMatchSnapshot()
  })

  it('load in vain as often as when they were looked at, by trigger', () => {
    const idle = new Map<string, number>()
    for (const { trigger, pair } of pairs) {
      if (pair.state === 'idle') idle.set(trigger.id, (idle.get(trigger.id) ?? 0) + 1)
    }
    expect(Object.fromEntries([...idle].sort())).toMatchSnapshot()
  })

  // Each read by hand in the class of the trigger and of the effect.
  it.each([
    ['jump', 'damage_victim', 'idle: victim'],
    ['melee_attack', 'damage_victim', 'works'],
    ['take_entity_damage', 'damage_victim', 'works'],
    ['join', 'bleed', 'idle: victim'],
    ['jump', 'damage_multiplier', /^idle: event that is damage/],
    ['mine_block', 'mine_radius', 'works'],
    ['alt_click', 'homing', /^idle|^refused/],
    ['projectile_launch', 'homing', /^works|^sometimes/],
    ['block_item_drop', 'silk_touch', 'works'],
    ['entity_item_drop', 'silk_touch', /^idle: event that is a drop from a broken block/],
    ['projectile_hit', 'damage_victim', /^sometimes/],
    ['kill', 'spawn_particle', 'works'],
    ['gain_xp', 'spawn_particle', 'refused'],
    ['complete_collection', 'send_message', 'works'],
    ['leave', 'run_command', /^idle/],
    ['global_static_<interval>', 'broadcast', 'works'],
  ])('%s with %s: %s', (trigger, effect, expected) => {
    expect(told(pairNamed(trigger, effect))).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    )
  })

  it('are told the same by the checker', () => {
    const reference = buildCheckerReference(docs)
    const say = (trigger: string) =>
      checkConfig(
        `effects:\n  - id: damage_victim\n    args:\n      damage: 2\n    triggers:\n      - ${trigger}\n`,
        reference,
      ).findings.map(({ severity, code }) => `${severity} ${code}`)
    for (const { trigger, effect, pair } of pairs) {
      if (effect.id !== 'damage_victim' || trigger.id.endsWith('>')) continue
      const findings = say(trigger.id)
      expect([trigger.id, findings.includes('warning never-works')]).toEqual([
        trigger.id,
        pair.state === 'idle' && pair.lacks.length > 0,
      ])
      expect([trigger.id, findings.includes('info sometimes-works')]).toEqual([
        trigger.id,
        pair.state === 'sometimes',
      ])
    }
  })
})
