import { describe, expect, it } from 'vitest'
import { applyFix } from './edits'
import { check, effectWith, findingsOf, messagesOf } from './testing/reference'

/** The text after the first finding's fix. */
function fixed(text: string): string {
  const fix = check(text).findings[0]?.fix
  return fix ? applyFix(text, fix) : 'no fix'
}

describe('ids', () => {
  it('that are not known name what may be meant', () => {
    const text = effectWith('damage: 1', 'add_damge')
    expect(findingsOf(text)).toEqual(['2:9 error unknown-effect'])
    expect(messagesOf(text)[0]).toBe(
      '`add_damge` is not known to this version of the reference as an effect. Did you mean `add_damage`?',
    )
    expect(findingsOf(fixed(text))).toEqual([])
  })

  it('that are no slip of a known one are only a warning', () => {
    expect(findingsOf(effectWith('', 'summon_dragon'))).toEqual(['2:9 warning unknown-effect'])
  })

  it('in another spelling are a slip: ids are literal', () => {
    expect(findingsOf(effectWith('damage: 1', 'add-damage'))).toEqual(['2:9 error unknown-effect'])
  })

  it('that are old say what to use', () => {
    expect(findingsOf(effectWith('', 'level_item'))).toEqual(['2:9 warning deprecated'])
    expect(findingsOf(effectWith('', 'luck_multiplier', null))).toEqual(['2:9 error removed'])
    expect(messagesOf(effectWith('', 'luck_multiplier', null))[0]).toMatch(/Use `add_luck`/)
    expect(fixed(effectWith('', 'luck_multiplier', null))).toContain('id: add_luck')
  })

  it('of plugins say once which one they need', () => {
    const two = '- id: give_money\n  args: {amount: 1}\n  triggers: [kill]\n'.repeat(2)
    expect(findingsOf(two)).toEqual(['1:7 info needs-plugin'])
  })

  it('of the plugin whose file it is need nothing', () => {
    const text = 'win-effects:\n  - id: give_virtual_key\n'
    expect(findingsOf(text)).toEqual(['2:9 info needs-plugin'])
    expect(findingsOf(text, { file: 'plugins/EcoCrates/rewards/key.yml' })).toEqual([])
  })

  it('are needed', () => {
    expect(findingsOf('effects:\n  - args: {a: 1}\n    triggers: [kill]\n')).toEqual([
      '2:5 error missing-id',
    ])
  })
})

describe('triggers', () => {
  it('are needed by triggered effects', () => {
    expect(findingsOf(effectWith('', 'bleed', null))).toEqual(['2:9 error trigger-missing'])
    expect(findingsOf(effectWith('', 'bleed'))).toEqual([])
  })

  it('are refused by permanent effects', () => {
    const text = effectWith('health: 4', 'bonus_health')
    expect(findingsOf(text)).toEqual(['5:5 error trigger-on-permanent'])
    expect(fixed(text)).toBe(effectWith('health: 4', 'bonus_health', null))
    expect(findingsOf(fixed(text))).toEqual([])
  })

  it('may be an empty list, which is as good as none', () => {
    const list = (id: string) => `effects:\n  - id: ${id}\n    triggers: [ ]\n`
    expect(findingsOf(list('add_luck'))).toEqual([])
    expect(findingsOf(list('bleed'))).toEqual(['2:9 error trigger-missing'])
  })

  it('are ignored in lists that something else runs', () => {
    const text = 'level-up-effects:\n  - id: bleed\n    triggers:\n      - kill\n'
    expect(findingsOf(text)).toEqual(['3:5 warning trigger-in-chain'])
    expect(findingsOf(fixed(text))).toEqual([])
  })

  it('are a list', () => {
    const text = 'effects:\n  - id: bleed\n    triggers: kill\n'
    expect(findingsOf(text)).toEqual(['3:15 warning wrong-type'])
    expect(findingsOf(fixed(text))).toEqual([])
    expect(findingsOf('effects:\n  - id: bleed\n    triggers:\n      - id: kill\n')).toEqual([
      '4:9 error wrong-type',
    ])
  })

  it('that are not known name what may be meant', () => {
    expect(findingsOf(effectWith('', 'bleed', 'mele_attack'))).toEqual([
      '4:9 error unknown-trigger',
    ])
    expect(messagesOf(effectWith('', 'bleed', 'break_block'))[0]).toMatch(/`mine_block`/)
  })

  it('come in families', () => {
    for (const id of ['static_20', 'static_%interval%', 'custom_anything at all']) {
      expect(findingsOf(effectWith('', 'bleed', `"${id}"`))).toEqual([])
    }
    expect(findingsOf(effectWith('', 'bleed', 'static_0'))).toEqual(['4:9 error unknown-trigger'])
    expect(findingsOf(effectWith('', 'bleed', 'custom_'))).toEqual([
      expect.stringContaining('unknown-trigger'),
    ])
  })

  it('of a family that the game refuses, or that never fires, say so', () => {
    const codes = (id: string) => findingsOf(effectWith('', 'bleed', id))
    expect(codes('static_+0')).toEqual(['4:9 error unknown-trigger'])
    expect(codes('static_<interval>')).toEqual(['4:9 warning bad-expression'])
    expect(codes('static_abc')).toEqual(['4:9 warning bad-expression'])
  })

  it('that are old say so', () => {
    expect(findingsOf(effectWith('', 'play_sound', 'shear_entity'))).toContain(
      '4:9 warning deprecated',
    )
  })
})

describe('data', () => {
  it('that the trigger lacks is named, with the mutator that helps', () => {
    const text = effectWith('', 'firework', 'gain_xp')
    expect(findingsOf(text)).toEqual(['4:9 error trigger-data'])
    expect(messagesOf(text)[0]).toBe(
      '`gain_xp` does not hand over `LOCATION`, which `firework` needs. Add the mutator `location_to_player` or `location_to_victim`.'.replace(
        ' or `location_to_victim`',
        '',
      ),
    )
    expect(fixed(text)).toContain('    mutators:\n      - id: location_to_player\n    triggers:')
    expect(findingsOf(fixed(text))).toEqual([])
  })

  it('that no mutator supplies asks for another trigger', () => {
    expect(messagesOf(effectWith('damage: 1', 'add_damage', 'kill'))[0]).toMatch(
      /No mutator can supply `EVENT`/,
    )
  })

  it('that a mutator of the block supplies is there', () => {
    const text =
      'effects:\n  - id: firework\n    mutators:\n      - id: location_to_player\n    triggers: [gain_xp]\n'
    expect(findingsOf(text)).toEqual([])
  })

  it('comes along with a location, but not with one that a mutator adds', () => {
    expect(findingsOf(effectWith('', 'bleed', 'alt_click'))).toEqual([])
    const text =
      'effects:\n  - id: bleed\n    mutators:\n      - id: location_to_player\n    triggers: [gain_xp]\n'
    expect(findingsOf(text)).toEqual(['5:16 error trigger-data'])
  })

  it('of each trigger is looked at', () => {
    const text = 'effects:\n  - id: firework\n    triggers: [kill, gain_xp]\n'
    expect(findingsOf(text)).toEqual(['3:22 error trigger-data'])
  })

  it('is not judged behind a mutator that is not known', () => {
    const text =
      'effects:\n  - id: firework\n    mutators:\n      - id: of_another_plugin\n    triggers: [gain_xp]\n'
    expect(findingsOf(text)).toEqual(['4:13 warning unknown-mutator'])
  })

  it('of a trigger that differs between plugins is only a hint', () => {
    const text = 'effects:\n  - id: mine_radius\n    args: {radius: 1}\n    triggers: [sell_item]\n'
    expect(findingsOf(text)).toEqual(['4:16 info trigger-data'])
  })
})

describe('inline chains', () => {
  const chain = (elements: string, rest = '    triggers: [melee_attack]\n') =>
    `effects:\n  - effects:\n${elements}${rest}`

  it('have their triggers outside', () => {
    expect(findingsOf(chain('      - id: bleed\n'))).toEqual([])
    expect(findingsOf(chain('      - id: bleed\n', ''))).toEqual(['2:5 error trigger-missing'])
    expect(findingsOf(chain('      - id: bleed\n        triggers: [kill]\n'))).toEqual([
      '4:9 warning trigger-in-chain',
    ])
  })

  it('hold nothing permanent', () => {
    expect(findingsOf(chain('      - id: add_luck\n'))).toEqual(['3:13 error permanent-in-chain'])
  })

  it('need data from the triggers outside, for each direct element', () => {
    const text = chain('      - id: bleed\n      - id: firework\n', '    triggers: [gain_xp]\n')
    expect(findingsOf(text)).toEqual(['5:16 error trigger-data', '5:16 error trigger-data'])
  })

  it('do not count the mutators of an element', () => {
    const element = '      - id: firework\n        mutators:\n          - id: location_to_player\n'
    const text = chain(element, '    triggers: [gain_xp]\n')
    expect(messagesOf(text)[0]).toMatch(/to the outer block/)
  })

  it('in chains accept every trigger', () => {
    const text = chain('      - effects:\n          - id: firework\n', '    triggers: [gain_xp]\n')
    expect(findingsOf(text)).toEqual([])
  })

  it('have weights and a run type', () => {
    const text = chain(
      '      - id: bleed\n        weight: 5\n',
      '    args:\n      run-type: random\n      chance: 5\n    triggers: [kill]\n',
    )
    expect(findingsOf(text)).toEqual([])
    expect(findingsOf(chain('      - id: bleed\n        args:\n          weight: 5\n'))).toEqual([
      '5:11 error misplaced-key',
    ])
  })

  it('have no id', () => {
    expect(
      findingsOf(chain('      - id: bleed\n', '    id: bleed\n    triggers: [kill]\n')),
    ).toEqual(['4:5 warning id-and-effects'])
  })
})

describe('permanent effects', () => {
  it('ignore filters and mutators', () => {
    const text =
      'effects:\n  - id: add_luck\n    filters:\n      is_boss: true\n    conditions:\n      - id: is_sneaking\n'
    expect(findingsOf(text)).toEqual(['3:5 warning ignored-on-permanent'])
  })

  it('are kept out of lists that something else runs', () => {
    expect(findingsOf('level-up-effects:\n  - id: add_luck\n')).toEqual([
      '2:9 error permanent-in-chain',
    ])
  })
})
