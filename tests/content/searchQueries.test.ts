import { expect, it } from 'vitest'
import { SETS, queriesFile, readQueries, unknownRoutes } from '../../scripts/lib/searchQuality.mjs'
import { readJudged, withJudged } from '../../scripts/lib/searchJudge.mjs'
import { readPages } from './pages'

const routes = readPages().map(({ meta }) => meta.route)

it.each(SETS)('every route of the %s queries is a page', (name) => {
  expect(unknownRoutes(readQueries(queriesFile(name)), routes)).toEqual([])
})

it.each(SETS)('what judges found for the %s set is of its queries, and pages', (name) => {
  const judged = readJudged(name) ?? new Map<string, string[]>()
  const queries = readQueries(queriesFile(name))
  const known = new Set(queries.map(({ query }) => query))
  // No message names a query of the counted set.
  expect([...judged.keys()].filter((query) => !known.has(query)).length).toBe(0)
  expect(unknownRoutes(withJudged(queries, judged), routes).length).toBe(0)
})

it('no query is in both sets, and there are enough of them', () => {
  const [working = [], counted = []] = SETS.map((name) =>
    readQueries(queriesFile(name)).map(({ query }) => query.toLowerCase()),
  )
  expect(working.filter((query) => counted.includes(query))).toEqual([])
  expect(working.length).toBeGreaterThanOrEqual(250)
  expect(counted.length).toBeGreaterThanOrEqual(150)
})
