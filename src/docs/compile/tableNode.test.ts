import type { PhrasingContent } from 'mdast'
import { describe, expect, it } from 'vitest'
import { entrySchema } from '../../effects/entry/entry'
import type { EntryFields } from '../../effects/entry/entry'
import { argumentsPageTable, dataPageTable } from '../pageTable'
import type { CellPart, PageTable } from '../pageTable'
import { dataTableSchema } from '../dataTable'
import type { DataTable } from '../dataTable'
import type { ReadPart, ReadTable } from './cells'
import { collect } from './collect'
import type { AnyNode } from './nodes'
import { plainText } from './plainText'
import { tableNode } from './tableNode'
import { walk } from './walk'

/** Stands in for the Markdown parser. */
type InlineMarkdown = (markdown: string) => PhrasingContent[]

const argumentsTable = (fields: EntryFields, cells: InlineMarkdown) =>
  tableNode(withCells(argumentsPageTable(fields), cells))

const dataTable = (name: string, data: DataTable, cells: InlineMarkdown) =>
  tableNode(withCells(dataPageTable(name, data), cells))

function withCells(table: PageTable, cells: InlineMarkdown): ReadTable {
  const read = (part: CellPart): ReadPart => {
    if (part.type !== 'markdown') return part
    const paragraph = { type: 'paragraph' as const, children: cells(part.value) }
    return { ...part, root: { type: 'root', children: [paragraph] } }
  }
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((parts) => parts.map(read)),
  }))
  return { ...table, rows }
}

/** Marks what went through the Markdown parser. */
const inline: InlineMarkdown = (markdown) => [{ type: 'text', value: `~${markdown}~` }]

function rowsOf(table: AnyNode): AnyNode[] {
  const rows: AnyNode[] = []
  walk(table, (node) => {
    if (node.tagName === 'tr') rows.push(node)
    return true
  })
  return rows
}

/** Text of every cell; code in back ticks. */
function cells(table: AnyNode): string[][] {
  const shown = (node: AnyNode): string => {
    const inner = node.children ? node.children.map(shown).join('') : plainText(node)
    return node.tagName === 'code' ? `\`${inner}\`` : node.tagName === 'br' ? '|' : inner
  }
  return rowsOf(table).map((row) => (row.children ?? []).map(shown))
}

const ids = (table: AnyNode) =>
  rowsOf(table)
    .slice(1)
    .map((row) => row.properties?.id)

const entry = (fields: object) => entrySchema.parse({ kind: 'effect', id: 'give_money', ...fields })

describe('argumentsTable', () => {
  it('has a row for each argument: name, type, need, default and meaning', () => {
    const table = argumentsTable(
      entry({
        arguments: [
          { name: 'amount', type: 'expression', required: true, description: 'How much' },
          { name: 'silent', type: 'boolean', default: false, description: 'No message' },
        ],
      }),
      inline,
    )
    expect(cells(table)).toEqual([
      ['Argument', 'Type', 'Needed', 'Default', 'Meaning'],
      ['`amount`', 'number or expression', 'required', '', '~How much~'],
      ['`silent`', 'true or false', 'optional', '`false`', '~No message~'],
    ])
    expect(ids(table)).toEqual(['arg-amount', 'arg-silent'])
  })

  it('has no column of defaults when there are none', () => {
    const table = argumentsTable(
      entry({ arguments: [{ name: 'a.b', type: 'string', description: 'D' }] }),
      inline,
    )
    expect(cells(table)[0]).toEqual(['Argument', 'Type', 'Needed', 'Meaning'])
    expect(ids(table)).toEqual(['arg-a-b'])
  })

  it('lists choices and other names after the meaning', () => {
    const argument = {
      name: 'mode',
      type: 'string',
      choices: ['ADD', 1],
      aliases: ['type', 'kind'],
      description: 'D.',
    }
    expect(cells(argumentsTable(entry({ arguments: [argument] }), inline))[1]?.[3]).toBe(
      '~D.~|One of: `ADD`, `1`. Also read as `type` or `kind`.',
    )
  })

  it('tells which numbers an argument takes, and what comes of others', () => {
    const argument = {
      name: 'hoops',
      type: 'int',
      range: '1..6',
      beyond: 'Others count as 1.',
      description: 'Number of hoops.',
    }
    expect(cells(argumentsTable(entry({ arguments: [argument] }), inline))[1]?.[3]).toBe(
      '~Number of hoops.~ From 1 to 6. ~Others count as 1.~',
    )
  })

  it('shows the one value of a filter', () => {
    const table = argumentsTable(
      entry({ kind: 'filter', id: 'on_block', value: { type: 'block-list', description: 'D' } }),
      inline,
    )
    expect(cells(table)).toEqual([
      ['Key', 'Value', 'Meaning'],
      ['`on_block`', 'list of blocks', '~D~'],
    ])
    expect(ids(table)).toEqual(['value-on-block'])
  })

  it('shows the arguments of filters without a value of their own', () => {
    const fields = { arguments: [{ name: 'a', type: 'string', description: 'D' }] }
    expect(ids(argumentsTable(entry({ kind: 'filter', ...fields }), inline))).toEqual(['arg-a'])
  })

  it('is a list on every screen', () => {
    expect(argumentsTable(entry({}), inline)).toMatchObject({
      name: 'Table',
      props: { layout: 'list' },
    })
  })

  it('marks what a config needs', () => {
    const fields = { type: 'string', description: 'D' }
    const rows = rowsOf(
      argumentsTable(
        entry({
          arguments: [
            { name: 'a', ...fields, required: true },
            { name: 'b', ...fields },
          ],
        }),
        inline,
      ),
    )
    expect(rows.map(({ properties = {} }) => 'data-required' in properties)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('is read by rows: each has a header cell that links to it', () => {
    const table = argumentsTable(
      entry({ arguments: [{ name: 'a', type: 'string', description: 'D' }] }),
      inline,
    )
    const [head, row] = rowsOf(table)
    expect(head?.children?.map(({ properties }) => properties?.scope)).toEqual(Array(4).fill('col'))
    const [first, ...rest] = row?.children ?? []
    expect(first).toMatchObject({ tagName: 'th', properties: { scope: 'row' } })
    expect(first?.children?.[0]).toMatchObject({ tagName: 'a', properties: { href: '#arg-a' } })
    expect(rest.map(({ properties }) => properties?.['data-label'])).toEqual([
      'Type',
      'Needed',
      'Meaning',
    ])
    expect(rest.map(({ properties }) => properties?.['data-role'])).toEqual([
      'type',
      'need',
      'text',
    ])
  })
})

describe('dataTable', () => {
  const table = (fields: object, name = 'keys') =>
    dataTable(name, dataTableSchema.parse(fields), inline)

  it('shows code columns as code and others as Markdown', () => {
    expect(
      cells(table({ preset: 'keys', rows: [{ path: 'a.b', default: 1, description: 'See `x`' }] })),
    ).toEqual([
      ['Key', 'Default', 'Meaning'],
      ['`a.b`', '`1`', '~See `x`~'],
    ])
  })

  it('leaves code spans in code columns to Markdown', () => {
    expect(
      cells(table({ preset: 'keys', rows: [{ path: '`a` or `b`', description: 'D' }] }))[1]?.[0],
    ).toBe('~`a` or `b`~')
  })

  it('does not put a link into a link', () => {
    const link: AnyNode = {
      type: 'element',
      tagName: 'a',
      properties: { href: '/x' },
      children: [],
    }
    const rows = [{ a: '[x](/x)' }]
    const data = dataTableSchema.parse({ columns: [{ key: 'a', label: 'A' }], rows })
    const [, row] = rowsOf(dataTable('t', data, () => [{ type: 'link', url: '/x', children: [] }]))
    expect(row?.children?.[0]?.children).toEqual([link])
  })

  it('tells which values a key takes', () => {
    const rows = [
      { path: 'a', choices: 'x, y', description: 'Either.' },
      { path: 'b', range: '1..6', description: 'Rows.' },
      { path: 'c', range: '2..', description: '' },
      { path: 'd', description: 'Any.' },
    ]
    expect(cells(table({ preset: 'keys', rows })).slice(1)).toEqual([
      ['`a`', '~Either.~ One of: `x`, `y`.'],
      ['`b`', '~Rows.~ From 1 to 6.'],
      ['`c`', 'At least 2.'],
      ['`d`', '~Any.~'],
    ])
  })

  it('leaves empty cells empty', () => {
    const rows = [{ path: 'a', default: 1 }, { path: 'b' }]
    expect(cells(table({ preset: 'keys', rows }))[2]).toEqual(['`b`', ''])
  })

  it('gives rows anchors of their own', () => {
    const rows = [{ path: 'a.b' }, { path: 'A_B' }, { path: 'c' }]
    expect(ids(table({ preset: 'keys', rows }, 'All keys'))).toEqual([
      'all-keys-a-b',
      'all-keys-a-b-2',
      'all-keys-c',
    ])
  })

  it('has names beside texts where names are long', () => {
    const rows = [{ command: '/a', permission: 'a.b', default: 'All', description: 'D' }]
    const [, row] = rowsOf(table({ preset: 'commands', rows }))
    expect(table({ preset: 'commands', rows })).toMatchObject({ props: { layout: 'pairs' } })
    expect(row?.children?.slice(1).map(({ properties }) => properties?.['data-role'])).toEqual([
      'type',
      'fact',
      'text',
    ])
  })

  it('of its own columns becomes cards on phones, but not for two of them', () => {
    const own = (...keys: string[]) =>
      table({
        columns: keys.map((key) => ({ key, label: key })),
        rows: [Object.fromEntries(keys.map((key) => [key, 'x']))],
      }).props
    expect(own('a', 'b', 'c')).toEqual({ layout: 'cards', sticky: true })
    expect(own('a', 'b')).toMatchObject({ layout: undefined, sticky: true })
  })

  it('has tools when it is so long that nobody reads it all', () => {
    const rows = (count: number) =>
      table({ preset: 'keys', rows: Array.from({ length: count }, () => ({ path: 'a' })) }).props
    expect(rows(24)?.long).toBeUndefined()
    expect(rows(25)?.long).toBe(true)
  })

  it('has a caption when one is written', () => {
    const rows = [{ path: 'a' }]
    const first = ({ children }: AnyNode) => children?.[0]?.tagName
    expect(first(table({ preset: 'keys', rows, caption: 'C' }))).toBe('caption')
    expect(first(table({ preset: 'keys', rows }))).toBe('thead')
  })
})

describe('rows for the search', () => {
  const sectionOf = (table: AnyNode) =>
    collect({ type: 'root', children: [table] }, 'Page').sections[0]
  const rows = (table: AnyNode) => sectionOf(table)?.rows

  it('knows arguments with their aliases, and leaves nothing in the text', () => {
    const table = argumentsTable(
      entry({
        arguments: [{ name: 'amount', aliases: ['sum'], type: 'int', description: 'How much' }],
      }),
      inline,
    )
    expect(rows(table)).toEqual([
      {
        id: 'arg-amount',
        kind: 'argument',
        title: 'amount',
        aliases: ['sum'],
        text: 'whole number · optional · ~How much~ Also read as sum.',
      },
    ])
    expect(sectionOf(table)?.text).toBe('')
  })

  it('knows a command by its permission too', () => {
    const command = { command: '/shop open', permission: 'shop.open', description: 'Opens it.' }
    const table = dataTableSchema.parse({ preset: 'commands', rows: [command] })
    expect(rows(dataTable('all', table, inline))).toMatchObject([
      { id: 'all-shop-open', kind: 'command', title: '/shop open', aliases: ['shop.open'] },
    ])
  })

  it('takes tables of its own columns only if they begin with code', () => {
    const table = (code: boolean) =>
      dataTableSchema.parse({ columns: [{ key: 'a', label: 'A', code }], rows: [{ a: 'x' }] })
    expect(rows(dataTable('own', table(true), inline))).toMatchObject([
      { id: 'own-x', kind: 'row' },
    ])
    expect(rows(dataTable('own', table(false), inline))).toBeUndefined()
    expect(sectionOf(dataTable('own', table(false), inline))?.text).toBe('A ~x~')
  })
})
