import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { expectation, indexedRoutes, measureQuality, readQueries } from './searchQuality.mjs'

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
  later: false,
})

it('reads the queries of both blocks', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'queries-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  const yaml = path.join(dir, 'queries.yml')
  writeFileSync(yaml, 'now: { ids: [{ q: a, to: /a }] }\nlater: { ids: [{ q: b, to: [/b, /c] }] }')
  expect(readQueries(yaml)).toEqual([
    { sort: 'ids', query: 'a', expected: ['/a'], later: false },
    { sort: 'ids', query: 'b', expected: ['/b', '/c'], later: true },
  ])
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

  it('leaves out what comes later and does not take a page for granted', () => {
    const later = { ...query('x', '/c', '/a'), later: true }
    expect(measureQuality(engine('/a'), [later, query('y', '/a')], file).skipped).toEqual(['x'])
    expect(() => measureQuality(engine('/a'), [query('x', '/c#row')], file)).toThrow(
      '"x" expects /c#row, which the site does not have.',
    )
  })
})
