import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  expectation,
  indexedRoutes,
  measureQuality,
  readQueries,
  unknownRoutes,
} from './searchQuality.mjs'

const SITE = 'https://wiki.example.org/docs'

const file = { base: `${SITE}/`, pages: ['', 'a', 'b/one', 'b/two'].map((path) => ({ path })) }

/** An engine that always answers the same. */
const engine = (...routes: string[]) => ({
  search: () => ({ hits: routes.map((route) => ({ url: SITE + route })) }),
})

const query = (query: string, ...expected: string[]) => ({
  sort: 'words',
  query,
  expected,
  place: 'queries.yml:1',
})

function queriesOf(yaml: string) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'queries-'))
  folders.push(dir)
  const file = path.join(dir, 'queries.yml')
  writeFileSync(file, yaml)
  return readQueries(file)
}

const folders: string[] = []
afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true, force: true })))

it('reads queries with their places', () => {
  expect(queriesOf('ids:\n  - { q: a, to: /a }\nwords: [{ q: b, to: [/b, /c] }]')).toEqual([
    { sort: 'ids', query: 'a', expected: ['/a'], place: expect.stringMatching(/queries\.yml:2$/) },
    {
      sort: 'words',
      query: 'b',
      expected: ['/b', '/c'],
      place: expect.stringMatching(/queries\.yml:3$/),
    },
  ])
})

it('says where something in the file is no query, and which route nothing has', () => {
  expect(() => queriesOf('ids:\n  - { q: a }')).toThrow(/queries\.yml:2: a query is \{ q: text/)
  const wrong = unknownRoutes([query('a', '/a', '/x#row')], ['/a'])
  expect(wrong).toEqual(['queries.yml:1: "a" expects /x#row, which the site does not have.'])
})

it('knows the routes of the index, with and without a path prefix', () => {
  expect(indexedRoutes(file)).toEqual({ site: SITE, routes: ['/', '/a', '/b/one', '/b/two'] })
  const cut = { base: 'https://wiki.example.org/do', pages: [{ path: 'cs' }, { path: 'or' }] }
  expect(indexedRoutes(cut)).toEqual({
    site: 'https://wiki.example.org',
    routes: ['/docs', '/door'],
  })
})

it.each([
  ['/a', '/a', true],
  ['/a', '/a#row', true],
  ['/a', '/ab', false],
  ['/a#row', '/a', false],
  ['/a#row*', '/a#row-two', true],
  ['/b/*', '/b/one#row', true],
  ['/b/*', '/b/one/more', false],
])('%s is met by %s: %s', (expected, route, met) => {
  expect(expectation(expected)(route)).toBe(met)
})

describe('measureQuality', () => {
  it('takes the place of the first good hit', () => {
    const { outcomes, mrr, success } = measureQuality(
      engine('/a', '/b/one'),
      [query('x', '/a'), query('y', '/b/two', '/b/one'), query('z', '/b/two')],
      file,
    )
    expect(outcomes.map(({ rank }) => rank)).toEqual([1, 2, 0])
    expect(mrr).toBeCloseTo((1 + 1 / 2) / 3)
    expect(success).toEqual({ 1: 1 / 3, 3: 2 / 3, 10: 2 / 3 })
  })
})
