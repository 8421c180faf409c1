/**
 * `npm run search:quality`: asks the built site's search what readers ask, and says how often the
 * right page comes first, for each set of queries and each sort in it; once by the pages that were
 * named with the queries, and once by those that judges found to answer as well
 * (docs/search-judging.md). Fails when a set is worse than it was by the named ones.
 *
 *   --all       also lists the queries whose page comes second or third
 *   --counted   lists the queries of the counted set too: for a closing note, not for tuning
 */
import './lib/checkNode.mjs'
import { readBuiltIndex } from './lib/builtIndex.mjs'
import { readArguments } from './lib/commandLine.mjs'
import { fail } from './lib/run.mjs'
import { readJudged, withJudged } from './lib/searchJudge.mjs'
import { SETS, figuresOf, measureQuality, queriesFile, readQueries } from './lib/searchQuality.mjs'
import { MIN_MRR } from './lib/searchFloors.mjs'
import { loadTypeScript } from './lib/typescript.mjs'

const { values } = readArguments(
  {
    all: { type: 'boolean', default: false },
    counted: { type: 'boolean', default: false },
  },
  'npm run search:quality -- [--all] [--counted]',
)

loadTypeScript()
const { createEngine } = await import('../src/search/engine')
const index = await readBuiltIndex()
const engine = createEngine(index)

/** @param {readonly { rank: number }[]} outcomes */
function figures(outcomes) {
  const { mrr, success } = figuresOf(outcomes)
  const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`.padStart(7)
  return [mrr.toFixed(3), ...[success[1], success[3], success[10]].map(percent)].join(' ')
}

/**
 * @param {string} name
 * @param {readonly { rank: number }[]} outcomes
 * @param {readonly { rank: number }[]} [judged] the same by what judges found
 */
function printFigures(name, outcomes, judged) {
  const both = [outcomes, ...(judged ? [judged] : [])].map(figures).join('  | ')
  console.log(`  ${both}  ${name} (${outcomes.length})`)
}

/** @param {import('./lib/searchQuality.mjs').QualityOutcome} outcome */
function printOutcome({ query, sort, rank, expected, first }) {
  console.log(`"${query}" (${sort}): ${rank === 0 ? 'not among the first ten' : `place ${rank}`}`)
  console.log(`  wanted ${expected.join('  ')}`)
  console.log(`  found  ${first.join('  ') || 'nothing'}`)
}

/** @type {import('./lib/searchQuality.mjs').SetName[]} */
const worse = []
for (const name of SETS) {
  const queries = readQueries(queriesFile(name))
  const answers = readJudged(name)
  const { outcomes, mrr } = measureQuality(engine, queries, index)
  const judged = answers && measureQuality(engine, withJudged(queries, answers), index).outcomes
  const shown = name === 'working' || values.counted ? outcomes : []
  for (const outcome of shown) {
    const isGood = outcome.rank === 1 || (outcome.rank > 0 && outcome.rank <= 3 && !values.all)
    if (!isGood) printOutcome(outcome)
  }
  console.log(`\n${name}: mean reciprocal rank, right page first, among three, among ten`)
  console.log(judged ? '  by the named pages, and by the judged ones too' : '  not judged yet')
  for (const sort of new Set(outcomes.map((outcome) => outcome.sort))) {
    const ofSort = (/** @type {{ sort: string }} */ outcome) => outcome.sort === sort
    printFigures(sort, outcomes.filter(ofSort), judged?.filter(ofSort))
  }
  printFigures('all', outcomes, judged)
  console.log()
  if (mrr < MIN_MRR[name]) worse.push(name)
}
if (worse.length > 0) {
  const floors = worse.map((name) => `${name}: ${MIN_MRR[name]}`).join(', ')
  fail(`The mean reciprocal rank is too low. At least wanted: ${floors}.`)
}
