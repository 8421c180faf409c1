import { describe, expect, it } from 'vitest'
import { findingsOf, messagesOf } from './testing/reference'

const listed = (block: string) =>
  findingsOf(`conditions:\n  - ${block.split('\n').join('\n    ')}\n`)

describe('conditions', () => {
  it('are known or not', () => {
    expect(listed('id: is_sneaking')).toEqual([])
    expect(listed('id: is_sneeking')).toEqual(['2:9 error unknown-condition'])
    expect(messagesOf('conditions:\n  - id: is_sneeking\n')[0]).toMatch(
      /not known to this version.*`is_sneaking`/,
    )
  })

  it('need their arguments', () => {
    expect(listed('id: in_world\nargs:\n  world: end')).toEqual([])
    expect(listed('id: in_world')).toEqual(['2:9 error missing-argument'])
    expect(listed('id: in_world\nargs:\n  world: end\n  wurld: x')).toEqual([
      '5:7 warning unknown-argument',
    ])
  })

  it('are turned round inside args', () => {
    expect(listed('id: is_sneaking\nargs:\n  inverse: true')).toEqual([])
    expect(listed('id: is_sneaking\ninverse: true')).toEqual(['3:5 warning misplaced-key'])
  })

  it('show lines from beside args and from inside', () => {
    expect(listed('id: is_sneaking\nnot-met-lines: [a]\nshow-not-met: true')).toEqual([])
    expect(listed('id: is_sneaking\nargs:\n  notMetLines: [a]\n  show_not_met: true')).toEqual([])
  })

  it('run effects from beside args only', () => {
    const effects = 'not-met-effects:\n  - id: bleed'
    expect(listed(`id: is_sneaking\n${effects}`)).toEqual([])
    expect(listed(`id: is_sneaking\nargs:\n  ${effects.replace('\n', '\n  ')}`)).toEqual([
      '4:7 warning not-read',
    ])
    expect(listed('id: is_sneaking\nnot-met-effects:\n  - id: add_luck')).toEqual([
      '4:13 error permanent-in-chain',
    ])
  })

  it('stand in conditions', () => {
    expect(
      listed('id: any_of\nargs:\n  conditions:\n    - id: is_sneeking\n    - id: is_sneaking'),
    ).toEqual(['5:15 error unknown-condition'])
  })

  it('are a list of blocks', () => {
    expect(
      findingsOf('effects:\n  - id: add_luck\n    conditions:\n      id: is_sneaking\n'),
    ).toEqual(['4:7 error wrong-type'])
    expect(findingsOf('effects:\n  - id: add_luck\n    conditions: [is_sneaking]\n')).toEqual([
      '3:18 error missing-id',
    ])
  })
})
