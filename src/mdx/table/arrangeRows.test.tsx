import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { arrangeRows, choicesOf, readTable, textOf, writeTable } from './arrangeRows'
import type { TableParts } from './arrangeRows'

const ROWS = [
  ['rapid', 'bow', '3'],
  ['abrasion', 'sword', '10'],
  ['Bleed', 'sword', ''],
  ['aura', 'boots', '2'],
]

/** A table as a compiled body renders it: children are spread and carry no keys. */
function table(): TableParts {
  const cells = (type: string, texts: string[]) =>
    texts.map((text) => createElement(type, null, createElement('code', null, text)))
  const head = createElement('tr', null, ...cells('th', ['Id', 'On', 'Level']))
  const body = ROWS.map((row) => createElement('tr', { id: row[0] }, ...cells('td', row)))
  const parts = readTable([
    createElement('caption', null, 'All'),
    createElement('thead', null, head),
    createElement('tbody', null, ...body),
  ])
  if (!parts) throw new Error('There is a body')
  return parts
}

const ids = (rows: ReturnType<typeof arrangeRows>) => rows.map(({ cells }) => cells[0])

describe('readTable', () => {
  it('finds columns and the text of cells', () => {
    const { columns, rows } = table()
    expect(columns).toEqual(['Id', 'On', 'Level'])
    expect(rows[1]?.cells).toEqual(['abrasion', 'sword', '10'])
  })

  it('passes over headings of groups', () => {
    const heading = createElement('tr', { 'aria-hidden': true }, createElement('td', null, 'gui'))
    const row = createElement('tr', null, createElement('th', null, 'gui.rows'))
    expect(readTable(createElement('tbody', null, heading, row))?.rows).toMatchObject([
      { cells: ['gui.rows'] },
    ])
  })

  it('is nothing without a body', () => {
    expect(readTable(createElement('caption'))).toBeNull()
    expect(textOf(null)).toBe('')
  })
})

describe('arrangeRows', () => {
  it('keeps the order and all rows without a wish', () => {
    expect(ids(arrangeRows(table(), { query: ' ' }))).toEqual(ROWS.map(([id]) => id))
  })

  it('finds rows that hold every word', () => {
    expect(ids(arrangeRows(table(), { query: 'SWORD 10' }))).toEqual(['abrasion'])
    expect(arrangeRows(table(), { query: 'sword bow' })).toEqual([])
  })

  it('keeps the rows with one value of a column', () => {
    const only = { column: 1, value: 'sword' }
    expect(ids(arrangeRows(table(), { query: '', only }))).toEqual(['abrasion', 'Bleed'])
  })

  it('sorts numbers as numbers and words whatever their case', () => {
    const by = (column: number, isDown = false) =>
      ids(arrangeRows(table(), { query: '', sort: { column, isDown } }))
    expect(by(0)).toEqual(['abrasion', 'aura', 'Bleed', 'rapid'])
    expect(by(2)).toEqual(['aura', 'rapid', 'abrasion', 'Bleed'])
  })
})

describe('choicesOf', () => {
  it('offers columns whose values come again', () => {
    const parts = table()
    const doubled = { ...parts, rows: [...parts.rows, ...parts.rows] }
    expect(choicesOf(doubled)).toContainEqual({ column: 1, values: ['boots', 'bow', 'sword'] })
    expect(choicesOf(parts)).toEqual([])
  })
})

describe('writeTable', () => {
  it('puts head and rows together again', () => {
    const parts = table()
    const rows = arrangeRows(parts, { query: 'aura' })
    const markup = renderToStaticMarkup(createElement('table', null, writeTable(parts, rows)))
    expect(markup).toContain('<caption>All</caption><thead>')
    expect(markup).toContain('<tbody><tr id="aura">')
    expect(markup).not.toContain('abrasion')
  })
})
