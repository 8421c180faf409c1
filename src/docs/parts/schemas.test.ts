import { describe, expect, it } from 'vitest'
import { readFrontMatter } from '../frontMatter'

/** Lines and messages about a front matter block. */
function problems(yaml: string): string[] {
  const { problems: found } = readFrontMatter(`---\n${yaml}\n---\n`, 'a.mdx')
  return found.map(({ line, message }) => `${line} ${message}`)
}

const menu = (rows: string, items = '') =>
  `menus:\n  shop:\n    title: Shop\n    rows: ${rows}\n    items: {${items}}`
const border = "'1': { name: Border, item: stone }"
const diagram = (nodes: string, links = '') =>
  `diagrams:\n  files:\n    title: Files\n    nodes: [${nodes}]\n    links: [${links}]`

describe('menus', () => {
  it('take a mask and its legend', () => {
    expect(problems(menu("['111101111']", border))).toEqual([])
  })

  it.each([
    ["['1111']", border, 'a row has 9 slots, this one 4'],
    ["['11111111x']", border, '"items" does not say what "x" is'],
    ["['000000000']", border, '"1" stands in no row'],
    ["['000000000']", 'ab: { name: A, item: stone }', 'named by one character'],
    ['[111111111]', border, 'rows[0]" is 111111111; it must be text'],
    ['[]', '', 'menus.shop.rows'],
    ["['111111111']", "'1': { name: A, item: b, lore: c }", 'Unknown field "lore"'],
  ])('with the rows %s and the items %s are refused', (rows, items, message) => {
    expect(problems(menu(rows, items)).join('\n')).toContain(message)
  })
})

describe('odds', () => {
  it('take numbers and expressions', () => {
    expect(
      problems(
        "odds: { a: { rows: [{ reward: x, weight: 1 }, { reward: y, weight: '2 * %l%' }], placeholders: { '%l%': 2 } } }",
      ),
    ).toEqual([])
  })

  it('need rows', () => {
    expect(problems('odds: { a: { rows: [] } }')[0]).toContain('odds.a.rows')
    expect(problems('odds: { a: { rows: [{ reward: x }] } }')[0]).toContain('weight')
  })
})

describe('diagrams', () => {
  const a = '{ id: a, label: A, at: [1, 1] }'
  const b = '{ id: b, label: B, note: N, at: [2, 1] }'

  it('take boxes and links', () => {
    expect(problems(diagram(`${a}, ${b}`, '{ from: a, to: b, label: x }'))).toEqual([])
  })

  it.each([
    [`${a}, ${a}`, '', 'another node has this id'],
    [`${a}, { id: b, label: B, at: [1, 1] }`, '', 'the node "a" stands there already'],
    [a, '{ from: a, to: c }', 'no node has this id; ids are: a'],
    [a, '{ from: a, to: a }', 'a link leads to another node'],
    ['{ id: a, label: A, at: [5, 1] }', '', 'at[0]'],
  ])('with %s and %s are refused', (nodes, links, message) => {
    expect(problems(diagram(nodes, links)).join('\n')).toContain(message)
  })
})
