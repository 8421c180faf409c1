import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MIN_MRR } from '../../scripts/lib/searchFloors.mjs'
import {
  SETS,
  indexedRoutes,
  measureQuality,
  queriesFile,
  readQueries,
  unknownRoutes,
} from '../../scripts/lib/searchQuality.mjs'
import { createEngine } from '../../src/search/engine'
import { unpackRecords } from '../../src/search/indexFile'
import { INDEX_FILES } from '../../src/search/indexLocation'
import { joinIndex } from '../../src/search/splitIndex'
import type { SplitIndex } from '../../src/search/splitIndex'
import { expect, test } from '../support/test'

test('what readers ask leads to the right page', ({ site }) => {
  const files = Object.entries(INDEX_FILES).map(([part, file]): [string, unknown] => {
    return [part, JSON.parse(readFileSync(path.join(site.mainDir, file), 'utf8'))]
  })
  const index = joinIndex(Object.fromEntries(files) as unknown as SplitIndex)
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
