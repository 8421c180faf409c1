import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createEngine } from './engine'
import { packRecords } from './indexFile'
import { manyRecords } from './testing/manyRecords'

it('stays small with 3,000 records and finds each page by its title', () => {
  const records = manyRecords(500)
  expect(records).toHaveLength(3000)
  const text = JSON.stringify(packRecords(records))
  // Random words do not compress as those of a language do, so real docs stay well below.
  expect(gzipSync(text).length).toBeLessThan(650 * 1024)

  const engine = createEngine(JSON.parse(text))
  const titles = records
    .filter(({ type }) => type === 'lvl1')
    .map(({ hierarchy }) => hierarchy.lvl1)
  for (const title of titles.slice(0, 60)) {
    const [first] = engine.search(title.replace('_', ' ')).hits
    expect(first?.hierarchy.lvl1).toBe(title)
  }
})
