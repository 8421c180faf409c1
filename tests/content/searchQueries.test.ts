import { expect, it } from 'vitest'
import { SETS, queriesFile, readQueries, unknownRoutes } from '../../scripts/lib/searchQuality.mjs'
import { readPages } from './pages'

const routes = readPages().map(({ meta }) => meta.route)

it.each(SETS)('every route of the %s queries is a page', (name) => {
  expect(unknownRoutes(readQueries(queriesFile(name)), routes)).toEqual([])
})

it('no query is in both sets, and there are enough of them', () => {
  const [working = [], counted = []] = SETS.map((name) =>
    readQueries(queriesFile(name)).map(({ query }) => query.toLowerCase()),
  )
  expect(working.filter((query) => counted.includes(query))).toEqual([])
  expect(working.length).toBeGreaterThanOrEqual(250)
  expect(counted.length).toBeGreaterThanOrEqual(150)
})
