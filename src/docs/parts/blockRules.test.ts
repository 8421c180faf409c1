import { describe, expect, it } from 'vitest'
import { drill, mineRadius, mineRadiusOneDeep, mineShape, mineVein } from './blockRules'
import type { BlockCell } from './blockRules'

const count = (cells: readonly BlockCell[], role: BlockCell['role']) =>
  cells.filter((cell) => cell.role === role).length

const isThere = (cells: readonly BlockCell[], x: number, y: number, z: number) =>
  cells.find((cell) => cell.x === x && cell.y === y && cell.z === z)?.role

describe('blocks that an effect takes', () => {
  it('mine_radius takes a cube without the mined block', () => {
    expect([1, 2, 3].map((radius) => count(mineRadius(radius), 'taken'))).toEqual([26, 124, 342])
    expect(isThere(mineRadius(1), 0, 0, 0)).toBe('mined')
  })

  it('mine_radius_one_deep takes a square that faces the player, or lies on the ground', () => {
    expect(count(mineRadiusOneDeep(1, false, false), 'taken')).toBe(8)
    expect(mineRadiusOneDeep(2, false, false).every(({ z }) => z === 0)).toBe(true)
    expect(mineRadiusOneDeep(2, false, true).every(({ y }) => y === 0)).toBe(true)
  })

  it('no_corners spares the four corners; with radius 1 a plus remains', () => {
    expect(count(mineRadiusOneDeep(1, true, false), 'taken')).toBe(4)
    expect(count(mineRadiusOneDeep(2, true, false), 'taken')).toBe(20)
    expect(count(mineRadiusOneDeep(2, true, false), 'left')).toBe(4)
  })

  it('drill goes on behind the mined block', () => {
    expect(drill(2)).toEqual([
      { x: 0, y: 0, z: 0, role: 'mined' },
      { x: 0, y: 0, z: -1, role: 'taken' },
      { x: 0, y: 0, z: -2, role: 'taken' },
    ])
  })

  it('mine_shape takes what is behind the mined block from the second layer on', () => {
    const cells = mineShape(['T', 'X'], 2)
    expect(isThere(cells, 0, -1, 0)).toBe('taken')
    expect(isThere(cells, 0, 0, -1)).toBe('taken')
    expect(count(cells, 'taken')).toBe(3)
    expect(mineShape(['XX'], 1)).toEqual([])
  })

  it('mine_vein follows sides and flat diagonals, bridges gaps, and does not climb slantwise', () => {
    const flat = mineVein([['X..', '.T.']], 16)
    expect(count(flat, 'taken')).toBe(1)
    expect(count(mineVein([['..X', 'T..']], 16), 'taken')).toBe(1)
    expect(count(mineVein([['.X'], ['T.']], 16), 'left')).toBe(1)
    expect(count(mineVein([['X'], ['T']], 16), 'taken')).toBe(1)
  })

  it('mine_vein counts the mined block against its limit', () => {
    expect(count(mineVein([['TXXX']], 2), 'taken')).toBe(1)
    expect(count(mineVein([['TXXX']], 2), 'left')).toBe(2)
  })
})
