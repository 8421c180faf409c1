import { describe, expect, it } from 'vitest'
import { dataTableSchema, tableColumns } from './dataTable'

const columns = (table: object) => tableColumns(dataTableSchema.parse(table))
const labels = (table: object) => columns(table).map(({ label }) => label)

describe('dataTableSchema', () => {
  it('turns numbers, booleans and null in cells into text', () => {
    const { rows } = dataTableSchema.parse({
      preset: 'keys',
      rows: [{ path: 'a', default: 0.5, type: true, description: null }],
    })
    expect(rows).toEqual([{ path: 'a', default: '0.5', type: 'true', description: '' }])
  })

  it.each([
    ['neither preset nor columns', { rows: [{ a: 'b' }] }],
    ['both', { preset: 'keys', columns: [{ key: 'a', label: 'A' }], rows: [{ a: 'b' }] }],
    ['no rows', { preset: 'keys', rows: [] }],
    ['an unknown preset', { preset: 'key', rows: [{ a: 'b' }] }],
    ['an unknown field', { preset: 'keys', rows: [{ a: 'b' }], captoin: 'x' }],
    ['a file that is no path', { preset: 'keys', file: 'config.yml', rows: [{ path: 'b' }] }],
    ['a file and no keys', { preset: 'commands', file: 'A/config.yml', rows: [{ command: '/b' }] }],
    [
      'ids of a file whose name is none',
      { preset: 'keys', rows: [{ path: 'b', refers: 'EcoCrates/config.yml' }] },
    ],
    ['a choice twice', { preset: 'keys', rows: [{ path: 'b', choices: 'x, x' }] }],
    ['a range without numbers', { preset: 'keys', rows: [{ path: 'b', range: 'all' }] }],
    ['a word for required', { preset: 'keys', rows: [{ path: 'b', required: 'no' }] }],
    [
      'an unknown word for what comes of a missing key',
      { preset: 'keys', rows: [{ path: 'b', required: true, absent: 'none' }] },
    ],
    [
      'what comes of a missing key that nothing needs',
      { preset: 'keys', rows: [{ path: 'b', absent: 'file' }] },
    ],
    ['a list in a cell', { preset: 'keys', rows: [{ a: ['b'] }] }],
  ])('refuses a table with %s', (_what, table) => {
    expect(dataTableSchema.safeParse(table).success).toBe(false)
  })
})

describe('tableColumns', () => {
  it('takes the columns of the preset', () => {
    expect(
      labels({
        preset: 'commands',
        rows: [{ command: '/a', permission: 'a', default: 'op', description: 'A' }],
      }),
    ).toEqual(['Command', 'Permission', 'Who has it', 'What it does'])
  })

  it.each([
    ['keys', ['path', 'default']],
    ['commands', ['command', 'permission']],
    ['permissions', ['permission']],
    ['placeholders', ['placeholder', 'example']],
  ])('shows what is typed as code in the preset %s', (preset, expected) => {
    const fields = ['path', 'command', 'permission', 'placeholder', 'type', 'default', 'example']
    const row = Object.fromEntries([...fields, 'description'].map((key) => [key, 'x']))
    const code = columns({ preset, rows: [row] }).filter((column) => column.code)
    expect(code.map(({ key }) => key)).toEqual(expected)
  })

  it('leaves out columns that no row fills', () => {
    expect(
      labels({
        preset: 'keys',
        rows: [
          { path: 'a', default: '', description: 'A' },
          { path: 'b', default: null, description: 'B' },
        ],
      }),
    ).toEqual(['Key', 'Meaning'])
  })

  it('keeps a column that one row fills', () => {
    expect(labels({ preset: 'keys', rows: [{ path: 'a' }, { path: 'b', default: 0 }] })).toEqual([
      'Key',
      'Default',
    ])
  })

  it('takes own columns in their order, as text unless they are code', () => {
    expect(
      columns({
        columns: [
          { key: 'b', label: 'B', code: true },
          { key: 'a', label: 'A' },
        ],
        rows: [{ a: 1, b: 2 }],
      }),
    ).toEqual([
      { key: 'b', label: 'B', code: true },
      { key: 'a', label: 'A', code: false },
    ])
  })
})
