import { describe, expect, it } from 'vitest'
import { check, findingsOf } from './testing/reference'

const counted = (entry: string) =>
  findingsOf(`xp-gain-methods:\n  - ${entry.split('\n').join('\n    ')}\n`)

describe('counters', () => {
  it('have a trigger, under its older name too', () => {
    expect(counted('trigger: mine_block\nmultiplier: 2')).toEqual([])
    expect(counted('id: mine_block\nvalue: 2')).toEqual([])
    expect(counted('trigger: mine_blok')).toEqual(['2:14 error unknown-trigger'])
  })

  it('have one amount', () => {
    expect(counted('trigger: kill\nmultiplier: 2\nvalue: 1')).toEqual(['4:5 error counter-amount'])
    expect(counted('trigger: kill\nmultiplier: 2 *')).toEqual([
      expect.stringContaining('warning bad-expression'),
    ])
  })

  it('have filters, conditions and common arguments', () => {
    const entry =
      'trigger: kill\nfilters:\n  entitys: [cow]\nconditions:\n  - id: nope_x\nargs:\n  chance: 5\n  chanse: 5'
    expect(counted(entry)).toEqual([
      '4:7 error unknown-filter',
      '6:13 warning unknown-condition',
      '9:7 warning unknown-argument',
    ])
  })

  it('are found under their name in trackers', () => {
    const text = 'counters:\n  - trigger: mine_block\n    filters:\n      blocks: [stone]\n'
    expect(check(text, { file: 'plugins/StatTrackers/stats/a.yml' }).blocks.counters).toBe(1)
  })
})
