import { describe, expect, it } from 'vitest'
import { presentTables } from './presentTables'
import type { TreeNode } from './tree'

const code = (...inner: TreeNode[]): TreeNode => ['code', null, ...inner]
const row = (key: string, more = {}, name: TreeNode = code(key)): TreeNode => [
  'tr',
  { id: key, ...more },
  ['th', { scope: 'row' }, ['a', { href: `#${key}`, className: 'row-link' }, name]],
  ['td', null, 'Text'],
]
const table = (layout: string, ...rows: TreeNode[]): TreeNode[] => [
  ['p', null, 'Before'],
  ['Table', { layout }, ['tbody', null, ...rows]],
]
const prefix = (text: string): TreeNode => ['span', { className: 'prefix' }, text]
const text = (nodes: readonly TreeNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : text(node.slice(2) as TreeNode[])))
    .join('')

describe('presentTables', () => {
  it('groups the keys of a list; every row keeps its whole key', () => {
    expect(presentTables(table('list', row('a.b'), row('a.c')))).toEqual(
      table(
        'list',
        ['tr', { 'aria-hidden': 'true' }, ['td', { colSpan: 9 }, code('a')]],
        row('a.b', { 'data-in': '' }, code(prefix('a.'), 'b')),
        row('a.c', { 'data-in': '' }, code(prefix('a.'), 'c')),
      ),
    )
  })

  it('leaves other tables and other rows as they are', () => {
    const other = table('pairs', row('a.b'), row('a.c'))
    expect(presentTables(other)).toEqual(other)
    const plain = table('list', ['tr', null, ['th', null, 'a.b']], row('a.c'), ['tr', null])
    expect(presentTables(plain)).toEqual(plain)
  })

  it('lets long codes break at their joints, in tables alone', () => {
    const cell = (...inner: TreeNode[]): TreeNode[] => table('cards', ['tr', null, code(...inner)])
    const long = 'give_money_to.all...and_'
    expect(presentTables(cell(long))).toEqual(
      cell(
        'give_',
        ['wbr', null],
        'money_',
        ['wbr', null],
        'to.',
        ['wbr', null],
        'all...',
        ['wbr', null],
        'and_',
      ),
    )
    expect(text(presentTables(cell(long)))).toBe(text(cell(long)))
    expect(presentTables(cell('a_b'))).toEqual(cell('a_b'))
    expect(presentTables([code(long)])).toEqual([code(long)])
  })
})
