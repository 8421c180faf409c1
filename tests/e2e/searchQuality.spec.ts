import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FINDER_MIN_MRR, MIN_MRR } from '../../scripts/lib/searchFloors.mjs'
import {
  SETS,
  expectation,
  figuresOf,
  indexedRoutes,
  measureQuality,
  queriesFile,
  readQueries,
  unknownRoutes,
} from '../../scripts/lib/searchQuality.mjs'
import { createFinder } from '../../src/effects/finder/finder'
import type { FinderEntry } from '../../src/effects/finder/finderEntry'
import { createEngine } from '../../src/search/engine'
import { unpackRecords } from '../../src/search/indexFile'
import { INDEX_FILES } from '../../src/search/indexLocation'
import { joinIndex } from '../../src/search/splitIndex'
import { expect, test } from '../support/test'

const readBuilt = (dir: string, name: string): unknown =>
  JSON.parse(readFileSync(path.join(dir, name), 'utf8'))

const readIndex = (dir: string) => {
  const files = Object.entries(INDEX_FILES).map(([part, file]) => [part, readBuilt(dir, file)])
  return joinIndex(Object.fromEntries(files))
}

test('what readers ask leads to the right page', ({ site }) => {
  const index = readIndex(site.mainDir)
  const engine = createEngine(index)
  const { site: start } = indexedRoutes(index)
  const routes = unpackRecords(index).map(({ url }) => url.slice(start.length) || '/')
  for (const name of SETS) {
    const queries = readQueries(queriesFile(name))
    expect(unknownRoutes(queries, routes)).toEqual([])
    // No message names a query of the counted set: who reads it would tune for it.
    expect(measureQuality(engine, queries, index).mrr, name).toBeGreaterThan(MIN_MRR[name])
  }
})

test.describe('the finder', () => {
  const readFinder = (dir: string) => {
    const entries = readBuilt(dir, 'finder-data.json') as FinderEntry[]
    const index = readIndex(dir)
    return { entries, index, find: createFinder(entries, null, index.synonyms) }
  }

  test('finds the same as the search', ({ site }) => {
    const { index, find } = readFinder(site.mainDir)
    const engine = createEngine(index)
    for (const query of [
      'auto smelt',
      'veinminer',
      'action bar',
      'lihgtning strike',
      'mining a vein',
    ]) {
      const [found] = find({ query, chosen: {} }).hits
      const [hit] = engine.search(query, { facetFilters: [['kind:effect', 'kind:trigger']] }).hits
      expect(found?.entry.id, query).toBe(hit?.entryId)
    }
  })

  test('leads to the right entry where entries answer', ({ site }) => {
    const { entries, find } = readFinder(site.mainDir)
    const routes = entries.map(({ href }) => href)
    const outcomes = readQueries(queriesFile('working')).flatMap(({ query, expected }) => {
      const tests = expected.filter((route) => !route.includes('#')).map(expectation)
      const isAnswer = (route: string) => tests.some((meets) => meets(route))
      if (!routes.some(isAnswer)) return []
      const first = find({ query, chosen: {} }).hits.slice(0, 10)
      return [{ rank: 1 + first.findIndex(({ entry }) => isAnswer(entry.href)) }]
    })
    expect(outcomes.length).toBeGreaterThan(200)
    expect(figuresOf(outcomes).mrr).toBeGreaterThan(FINDER_MIN_MRR)
  })
})
