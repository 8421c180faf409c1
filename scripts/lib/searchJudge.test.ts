import { describe, expect, it } from 'vitest'
import {
  agreedAnswers,
  agreementOf,
  bm25,
  makeSheets,
  missingGrades,
  poolOf,
  withJudged,
} from './searchJudge.mjs'

const query = (query: string, ...expected: string[]) => ({
  sort: 'words',
  query,
  expected,
  place: 'queries.yml:1',
})

const page = (route: string) => ({ route, title: route, lead: 'Text.' })

const routes = Array.from({ length: 30 }, (_, place) => `/p${place}`)

describe('the pool of a query', () => {
  it('has the first pages of each engine and the named ones, each once', () => {
    const one = () => ['/p0', '/p0#part', '/p1', ...routes.slice(2)]
    const other = () => ['/p1', '/p9']
    const pool = poolOf(query('x', '/p20#row', '/p21'), [one, other], routes)
    const wanted = ['/p0', '/p1', '/p2', '/p3', '/p4', '/p5', '/p6', '/p7', '/p9', '/p20', '/p21']
    expect(new Set(pool)).toEqual(new Set(wanted))
    expect(pool).toHaveLength(wanted.length)
  })

  it('stands in an order that does not tell who brought a page', () => {
    const forwards = poolOf(query('x', '/p20'), [() => routes.slice(0, 8)], routes)
    const backwards = poolOf(query('x', '/p0'), [() => routes.slice(0, 8).reverse()], [...routes])
    expect(forwards.filter((route) => route !== '/p20')).toEqual(backwards)
    expect(backwards).not.toEqual(routes.slice(0, 8))
  })
})

it('BM25 puts the page first that has the rarer word', () => {
  const find = bm25(
    [
      { route: '/a', text: 'shop shop page' },
      { route: '/b', text: 'shop lantern page' },
      { route: '/c', text: 'shop page' },
      { route: '/d', text: 'nothing' },
    ],
    (text) => text.split(' '),
  )
  expect(find('lantern shop')[0]).toBe('/b')
  expect(find('lantern shop')).not.toContain('/d')
})

const [sheet = { set: '', queries: [] }] = makeSheets(
  'working',
  [query('how', '/p1#row')],
  [() => ['/p2', '/p3']],
  routes.map(page),
  20,
)
const [{ id } = { id: '' }] = sheet.queries
const judged = (grades: number[]) => ({
  [id]: { '/p1': grades[0] ?? 0, '/p2': grades[1] ?? 0, '/p3': grades[2] ?? 0 },
})

it('sheets say neither the sort of a query nor what was named, and have no more queries than fit', () => {
  expect(JSON.stringify(sheet)).not.toMatch(/words|expected|#row/)
  const many = routes.map((route) => query(`q ${route}`, route))
  const sheets = makeSheets('working', many, [], routes.map(page), 20)
  expect(sheets.map(({ queries }) => queries.length)).toEqual([20, 10])
})

it('a page is an answer only when both judges are content with it', () => {
  const judges = [judged([2, 2, 2]), judged([2, 1, 0])]
  expect(agreedAnswers([{ sheet, judges }])).toEqual(new Map([['how', ['/p1']]]))
})

it('names each grade that is missing or none', () => {
  expect(missingGrades(sheet, judged([0, 1, 2]))).toEqual([])
  expect(missingGrades(sheet, judged([0, 3, 2]))).toEqual([`${id} has no grade for /p2`])
  expect(missingGrades(sheet, {})).toHaveLength(3)
})

it('kappa is 1 where judges agree, and 0 where they agree as often as by chance', () => {
  const same = { sheet, judges: [judged([2, 0, 1]), judged([2, 0, 0])] }
  expect(agreementOf([same])).toEqual({ pages: 3, agreement: 1, kappa: 1 })
  const always = { sheet, judges: [judged([2, 2, 2]), judged([2, 0, 0])] }
  expect(agreementOf([always]).kappa).toBeCloseTo(0)
})

it('adds judged pages, but not the page of which a certain row was asked', () => {
  const added = withJudged(
    [query('how', '/p1#row', '/p4'), query('x', '/p1')],
    new Map([['how', ['/p1', '/p2', '/p4']]]),
  )
  expect(added.map(({ expected }) => expected)).toEqual([['/p1#row', '/p4', '/p2'], ['/p1']])
})
