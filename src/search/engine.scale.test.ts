import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createEngine } from './engine'
import { packRecords } from './indexFile'
import { manyRecords } from './testing/manyRecords'

it('stays small and quick with 3,000 records', () => {
  const records = manyRecords(500)
  expect(records).toHaveLength(3000)
  const text = JSON.stringify(packRecords(records))
  // Random words do not compress as those of a language do, so real docs stay well below.
  expect(gzipSync(text).length).toBeLessThan(650 * 1024)

  const engine = createEngine(JSON.parse(text))
  const titles = records
    .filter(({ type }) => type === 'lvl1')
    .map(({ hierarchy }) => hierarchy.lvl1)
  const times = titles.slice(0, 60).map((title) => {
    const start = performance.now()
    const [first] = engine.search(title.replace('_', ' ')).hits
    const time = performance.now() - start
    expect(first?.hierarchy.lvl1).toBe(title)
    return time
  })
  const median = times.sort((a, b) => a - b)[30]
  // Measured: 3 ms; the rest is room for busy build machines.
  expect(median).toBeLessThan(50)
})
