import { describe, expect, it } from 'vitest'
import { checkConfig } from './check'
import { REFERENCE } from './testing/reference'

const found = (file: string, text: string, part = false) =>
  checkConfig(text, REFERENCE, { file: `plugins/${file}`, part })
    .findings.filter(({ code }) => code.startsWith('slot-'))
    .map(({ line, severity, code }) => `${line} ${severity} ${code}`)

const menu = (...slots: string[]) =>
  ['rows: 3', 'slots:', ...slots.map((slot) => `  - { ${slot} }`), ''].join('\n')

const MENU = 'EcoMenus/menus/main.yml'

describe('slots of a menu', () => {
  it('are in its rows and columns', () => {
    const text = menu(
      'location: { row: 3, column: 9 }',
      'location: { row: 4, column: 1 }',
      'location: { row: 1, column: 10 }',
      'location: { row: 0, column: 1 }',
    )
    expect(found(MENU, text)).toEqual([
      '4 error slot-outside',
      '5 error slot-outside',
      '6 error slot-outside',
    ])
  })

  it('have a place to themselves', () => {
    const place = 'location: { row: 1, column: 1 }'
    expect(found(MENU, menu(place, place))).toEqual(['4 warning slot-taken'])
  })

  it('share a place on other pages and layers, and where conditions choose', () => {
    const text = menu(
      'location: { row: 1, column: 1 }',
      'location: { row: 1, column: 1, layer: 3 }',
      'location: { row: 1, column: 1, page: 2 }',
      'conditions: [{ id: is_sneaking }], location: { row: 1, column: 1 }',
    )
    expect(found(MENU, text)).toEqual([])
  })

  it('are left alone without numbers, and in a part of a file', () => {
    expect(found(MENU, menu('location: { row: "%row%", column: 1 }', 'item: stone'))).toEqual([])
    expect(found(MENU, menu('location: { row: 9, column: 1 }'), true)).toEqual([])
    expect(found('EcoItems/items/axe.yml', menu('location: { row: 9, column: 1 }'))).toEqual([])
  })

  it('are judged page by page where pages have lists of their own', () => {
    const text = `preview:
  rows: 4
  pages:
    - rewards:
        - { id: a, row: 4, column: 2 }
        - { id: b, row: 4, column: 2 }
    - rewards:
        - { id: a, row: 4, column: 2 }
        - { id: b, row: 5, column: 2 }
`
    expect(found('EcoCrates/crates/demo.yml', text)).toEqual([
      '6 warning slot-taken',
      '9 error slot-outside',
    ])
  })

  it('may change with the hours where a shop rotates', () => {
    const item = 'gui: { row: 1, column: 1, page: 1 }'
    const shop = (...items: string[]) =>
      ['gui: { rows: 3 }', 'items:', ...items.map((one) => `  - { ${one} }`), ''].join('\n')
    expect(found('EcoShop/categories/ore.yml', shop(item, item))).toHaveLength(1)
    expect(
      found('EcoShop/categories/ore.yml', shop(item, `rotation: { enabled: true }, ${item}`)),
    ).toEqual([])
  })
})
