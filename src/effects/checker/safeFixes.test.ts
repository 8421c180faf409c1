import { describe, expect, it } from 'vitest'
import { fixSafely } from './safeFixes'
import { check, effectWith } from './testing/reference'

const fixed = (text: string) => fixSafely(text, (one) => check(one))

describe('fixSafely', () => {
  it('mends slips of names, and lists without brackets', () => {
    const text = effectWith('message: Hello', 'send_mesage')
    expect(fixed(text)).toMatchObject({
      text: effectWith('message: Hello', 'send_message'),
      made: 1,
      report: { findings: [] },
    })
    const list = 'effects:\n  - id: add_damage\n    args: { damage: 1 }\n    triggers: kill\n'
    expect(fixed(list).text).toContain('triggers: [kill]')
  })

  it('goes on where one fix makes another possible', () => {
    const text = effectWith('damgae: 1', 'add_damge')
    expect(fixed(text)).toMatchObject({ text: effectWith('damage: 1'), made: 2 })
  })

  it('leaves to a person what could be meant otherwise', () => {
    for (const text of [
      effectWith('amount: 1', 'add_luck', 'kill'),
      effectWith('', 'luck_multiplier', null),
      effectWith('', 'level_item'),
    ]) {
      expect(fixed(text)).toMatchObject({ text, made: 0 })
    }
  })

  it('leaves out what would break the text', () => {
    const text =
      'effects:\n  - id: add_damage\n    triggers: [melee_attack]\n    args: {}\n    arg: { damage: 1 }\n'
    expect(fixed(text)).toMatchObject({ text, made: 0 })
  })
})
