/**
 * `npm run search:quality`: asks the built site's search what readers ask, and says how often the
 * right page comes first. Fails under a mean reciprocal rank of 0.9.
 *
 *   --all   also lists the queries whose page comes second or third
 */
import './lib/checkNode.mjs'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PUBLIC, ROOT } from './lib/paths.mjs'
import { fail } from './lib/run.mjs'

const MIN_MRR = 0.9

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const indexFile = path.join(PUBLIC, 'search-index.json')
if (!existsSync(indexFile)) {
  fail('There is no built site with its own search yet: run "npm run build" first.')
}

const { measureQuality, readQueries } = await import('./lib/searchQuality.mjs')
const { loadTypeScript } = await import('./lib/typescript.mjs')

loadTypeScript()
const { createEngine } = await import('../src/search/engine')
const { joinIndex } = await import('../src/search/splitIndex')
const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(path.join(PUBLIC, name), 'utf8'))
const index = joinIndex(read('search-index.json'), read('search-texts.json'))
const queries = readQueries(path.join(ROOT, 'tests/searchQueries.yml'))
const { outcomes, skipped, mrr, success } = measureQuality(createEngine(index), queries, index)

for (const { query, sort, rank, expected, first } of outcomes) {
  if (rank === 1 || (rank > 0 && rank <= 3 && !values.all)) continue
  console.log(`"${query}" (${sort}): ${rank === 0 ? 'not among the first ten' : `place ${rank}`}`)
  console.log(`  wanted ${expected.join('  ')}`)
  console.log(`  found  ${first.join('  ') || 'nothing'}`)
}

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`
console.log(`${outcomes.length} queries, ${skipped.length} left out: their pages are not there yet`)
for (const sort of new Set(outcomes.map((outcome) => outcome.sort))) {
  const own = outcomes.filter((outcome) => outcome.sort === sort)
  const mean = own.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / own.length
  console.log(`  ${mean.toFixed(3)}  ${sort} (${own.length})`)
}
console.log(
  `Right page first ${percent(success[1])}, among three ${percent(success[3])}, among ten ${percent(success[10])}`,
)
console.log(`Mean reciprocal rank ${mrr.toFixed(3)}`)
if (mrr < MIN_MRR) fail(`The mean reciprocal rank is below ${MIN_MRR}.`)
