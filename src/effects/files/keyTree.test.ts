import { describe, expect, it } from 'vitest'
import { belowKey, isLeaf, keyTree, pathsOf } from './keyTree'
import type { KeyNode } from './keyTree'

const tree = (...paths: string[]) =>
  keyTree([
    {
      file: 'Circus/acts/*.yml',
      route: '/circus/acts',
      name: 'keys',
      keys: paths.map((path) => ({ path, type: path })),
    },
  ])

/** Types of the rows that a place has, the most exact first. */
function at(top: KeyNode, path: string): (string | undefined)[] {
  const nodes = path.split('.').reduce<KeyNode[]>(
    (known, part) => {
      const key = part.replace('[]', '')
      const below = known.flatMap((node) => belowKey(node, key))
      return part.endsWith('[]') ? below.flatMap(({ entries }) => entries ?? []) : below
    },
    [top],
  )
  return nodes.map(({ row }) => row?.type)
}

describe('keyTree', () => {
  it('knows keys in sections and in the entries of lists', () => {
    const top = tree('name', 'ring.size', 'animals[].food', 'steps[].jumps[].height')
    expect(at(top, 'name')).toEqual(['name'])
    expect(at(top, 'ring.size')).toEqual(['ring.size'])
    expect(at(top, 'animals[].food')).toEqual(['animals[].food'])
    expect(at(top, 'steps[].jumps[].height')).toEqual(['steps[].jumps[].height'])
    expect(at(top, 'food')).toEqual([])
  })

  it('knows keys whose names are free, and the row with the very name first', () => {
    const top = tree('<animal>.food', 'lion.food', '<state>-picture')
    expect(at(top, 'bear.food')).toEqual(['<animal>.food'])
    expect(at(top, 'lion.food')).toEqual(['lion.food', '<animal>.food'])
    expect(at(top, 'asleep-picture')).toContain('<state>-picture')
    expect(at(tree('<state>-picture'), 'picture')).toEqual([])
  })

  it('says where nothing more is known', () => {
    const top = tree('ring.size')
    expect(isLeaf(top)).toBe(false)
    expect(
      belowKey(top, 'ring')
        .flatMap((node) => belowKey(node, 'size'))
        .every(isLeaf),
    ).toBe(true)
  })
})

it('adds what sections of a kind have as usual, behind what a table says of it', () => {
  const keys = [
    { path: 'trumpet', type: 'sound section' },
    { path: 'ring', type: 'list of buttons' },
    { path: 'ring[].row', type: 'row of the ring' },
  ]
  const top = keyTree([{ file: 'Circus/acts/*.yml', route: '/circus/acts', name: 'keys', keys }])
  expect(at(top, 'trumpet.pitch')).toEqual(['decimal number'])
  expect(at(top, 'ring[].row')).toEqual(['row of the ring'])
  expect(at(top, 'ring[].shift-left-click')).toEqual(['list of texts'])
})

describe('pathsOf', () => {
  it('reads several keys of one row, also by what stands beside the first', () => {
    expect(pathsOf('a.b')).toEqual(['a.b'])
    expect(pathsOf('a.b, c')).toEqual(['a.b', 'c'])
    expect(pathsOf('a.row, .column, b[].row, .column')).toEqual([
      'a.row',
      'a.column',
      'b[].row',
      'b[].column',
    ])
  })
})
