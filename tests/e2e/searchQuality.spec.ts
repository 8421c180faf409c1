import { readFileSync } from 'node:fs'
import path from 'node:path'
import { measureQuality, readQueries } from '../../scripts/lib/searchQuality.mjs'
import { createEngine } from '../../src/search/engine'
import type { SearchIndexFile } from '../../src/search/indexFile'
import { expect, test } from '../support/test'

test('what readers ask leads to the right page', ({ site }) => {
  const file = path.join(site.mainDir, 'search-index.json')
  const index = JSON.parse(readFileSync(file, 'utf8')) as SearchIndexFile
  const queries = readQueries('tests/searchQueries.yml')
  const { outcomes, mrr, success } = measureQuality(createEngine(index), queries, index)
  expect(outcomes.length).toBeGreaterThan(100)
  const missed = outcomes.filter(({ rank }) => rank === 0).map(({ query }) => query)
  expect(mrr, `not found: ${missed.join(', ')}`).toBeGreaterThan(0.9)
  expect(success[10]).toBeGreaterThan(0.95)
})
