import { describe, expect, it } from 'vitest'
import { readSource } from '../checker/source'
import type { ConfigMap } from '../checker/source'
import { fieldText, placeOfArgument, placeOfKey } from './blockPlaces'

function block(text: string): ConfigMap {
  const [root] = readSource(text).roots
  if (root?.type !== 'map') throw new Error('No section.')
  return root
}

describe('placeOfKey', () => {
  it('finds a key as the file spells it', () => {
    const { keys, node } = placeOfKey(block('not_met_effects: []'), ['not-met-effects'])
    expect(keys).toEqual(['not_met_effects'])
    expect(node?.type).toBe('list')
  })

  it('tells where a missing one belongs, in sections that are there', () => {
    expect(placeOfKey(block('repeat:\n  start: 1'), ['repeat', 'times'])).toEqual({
      keys: ['repeat', 'times'],
      isOwn: true,
    })
  })

  it('knows what is taken over from elsewhere', () => {
    const top = block('base: &base {args: {health: 2}}\nmine:\n  <<: *base\n  id: x')
    const mine = top.pairs[1]?.value
    expect(placeOfKey(mine?.type === 'map' ? mine : undefined, ['args']).isOwn).toBe(false)
  })
})

describe('placeOfArgument', () => {
  it('finds an alias', () => {
    const argument = { name: 'entity', type: 'entity' as const, aliases: ['mob'] }
    expect(placeOfArgument(block('mob: fox'), argument).keys).toEqual(['mob'])
    expect(placeOfArgument(undefined, argument).keys).toEqual(['entity'])
  })

  it('takes shared ones with one spelling for nothing else', () => {
    const shared = { name: 'point_cost', type: 'section', isShared: true } as const
    expect(placeOfArgument(block('point-cost: {}'), shared).node).toBeUndefined()
  })
})

it.each([
  ['a: text', 'text'],
  ['a: [one, two]', 'one\ntwo'],
  ['a: {}', ''],
  ['a:', ''],
  ['a: {b: 1}', undefined],
  ['a: [one, [two]]', undefined],
  ['a: |\n  one\n  two', undefined],
])('fieldText of %j', (text, shown) => {
  expect(fieldText(block(text).pairs[0]?.value)).toBe(shown)
})
