/**
 * `npm run search:fit`: learns the weights of the search's ranking from the working set of queries,
 * says how good they are on queries that they were not learnt from, and what each feature gives.
 * Needs a built site.
 *
 *   --write   writes the weights to src/search/weights.ts
 *   --search  instead tries other numbers for how well words fit (FIT) and what roles count for
 *             (ROLE_WEIGHTS), one after the other, and prints those that do better on queries that
 *             the weights were not learnt from; takes a quarter of an hour
 */
import './lib/checkNode.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBuiltIndex } from './lib/builtIndex.mjs'
import { readArguments } from './lib/commandLine.mjs'
import { ROOT } from './lib/paths.mjs'
import { crossValidated, fit, heldFeatures, ranksOf, samplesOf } from './lib/searchFit.mjs'
import { figuresOf, queriesFile, readQueries } from './lib/searchQuality.mjs'
import { loadTypeScript } from './lib/typescript.mjs'

const { values } = readArguments(
  {
    write: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
  },
  'npm run search:fit -- [--write | --search]',
)

loadTypeScript()
const { createEngine } = await import('../src/search/engine')
const { WEIGHTS, FIRST_WEIGHTS, FIT, ROLE_WEIGHTS } = await import('../src/search/weights')
const index = await readBuiltIndex()
const features = Object.keys(WEIGHTS)
const begin = Float64Array.from(Object.values(FIRST_WEIGHTS))
const held = heldFeatures(features)
const queries = readQueries(queriesFile('working'))

if (values.search) {
  await searchNumbers()
  process.exit()
}
const samples = samplesOf(createEngine(index), queries, index, features)

/** Coordinate search: each number is tried smaller and larger, and keeps what does best. */
async function searchNumbers() {
  const numbers = { weights: WEIGHTS, fit: { ...FIT }, roles: { ...ROLE_WEIGHTS } }
  const quality = () => {
    const tried = samplesOf(createEngine(index, numbers), queries, index, features)
    return crossValidated(tried, begin, held).mrr
  }
  let best = quality()
  console.log(`${best.toFixed(4)}  as they are`)
  for (const table of [numbers.fit, numbers.roles]) {
    const own = /** @type {Record<string, number>} */ (table)
    for (const name of Object.keys(own)) {
      const before = own[name] ?? 0
      let kept = before
      for (const factor of [0.75, 1.3]) {
        const tried = Math.min(1, Number((before * factor).toFixed(2)))
        if (tried === before) continue
        own[name] = tried
        const now = quality()
        console.log(`${now.toFixed(4)}  ${name} ${tried}`)
        if (now > best) {
          best = now
          kept = tried
        }
      }
      own[name] = kept
    }
  }
  console.log(best.toFixed(4), JSON.stringify({ fit: numbers.fit, roles: numbers.roles }))
}

/**
 * @param {string} name
 * @param {import('./lib/searchQuality.mjs').Figures} figures
 */
function print(name, { mrr, success }) {
  const shares = [success[1], success[3], success[10]].map((share) => share.toFixed(3)).join(' ')
  console.log(`${mrr.toFixed(4)}  ${shares}  ${name}`)
}

print('as committed', figuresOf(ranksOf(samples, Float64Array.from(Object.values(WEIGHTS)))))
print('first weights', figuresOf(ranksOf(samples, begin)))
print('cross validated', crossValidated(samples, begin, held))
const fitted = fit(samples, begin, held)
const whole = figuresOf(ranksOf(samples, fitted))
print('fitted', whole)

console.log('\nWhat each feature gives: weight, and how much is lost without it')
features
  .map((feature, at) => {
    const without = Float64Array.from(fitted)
    without[at] = 0
    const { mrr } = figuresOf(ranksOf(samples, without))
    return { feature, weight: fitted[at] ?? 0, loss: whole.mrr - mrr }
  })
  .sort((a, b) => b.loss - a.loss)
  .forEach(({ feature, weight, loss }) => {
    console.log(`  ${feature.padEnd(14)} ${weight.toFixed(2).padStart(6)} ${loss.toFixed(4)}`)
  })

if (values.write) {
  const file = path.join(ROOT, 'src/search/weights.ts')
  const table = features.map(
    (feature, at) => `  ${feature}: ${Number((fitted[at] ?? 0).toFixed(2))},`,
  )
  const date = new Date().toISOString().slice(0, 10)
  const text = readFileSync(file, 'utf8').replace(
    /\/\*\* Fitted on [\s\S]*?\n}\n/,
    `/** Fitted on ${date} (\`npm run search:fit -- --write\`). */\nexport const WEIGHTS: Weights = {\n${table.join('\n')}\n}\n`,
  )
  writeFileSync(file, text)
}
