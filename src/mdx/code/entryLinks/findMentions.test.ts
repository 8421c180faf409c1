import { describe, expect, it } from 'vitest'
import { findMentions } from './findMentions'

const found = (text: string) =>
  findMentions(text.split('\n')).map(({ kind, id, line, start }) => {
    expect(text.split('\n')[line]?.slice(start, start + id.length)).toBe(id)
    return `${kind} ${id}`
  })

describe('findMentions', () => {
  it('knows what an id is by the key that it stands under', () => {
    expect(
      found(`effects:
  - id: kill
    args:
      id: not_this
      amount: 2
    filters:
      not_above_health_percent: 10
      entities:
        - player
    mutators:
      - id: victim_as_player
    conditions:
      - id: is_sneaking # a word
        args: { id: nor_this }
    triggers:
      - kill
      - "melee_attack"
conditions:
  - id: above_y`),
    ).toEqual([
      'effect kill',
      'filter not_above_health_percent',
      'filter entities',
      'mutator victim_as_player',
      'condition is_sneaking',
      'trigger kill',
      'trigger melee_attack',
      'condition above_y',
    ])
  })

  it('reads lists in a line, items without indent and lists in lists', () => {
    expect(
      found(`join-effects:
- effects:
  - id: give_money
    triggers: [join, kill]
  triggers:
  - mine_block`),
    ).toEqual(['effect give_money', 'trigger join', 'trigger kill', 'trigger mine_block'])
  })

  it('leaves everything else alone', () => {
    expect(found('# effects:\n#  - id: kill\n\nid: wisp\nname: kill\nitem:\n  id: stone')).toEqual(
      [],
    )
    expect(found('')).toEqual([])
  })
})
