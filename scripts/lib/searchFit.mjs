/** Learns the weights of the ranking from queries with the pages that answer them. */
import { expectation, figuresOf, indexedRoutes } from './searchQuality.mjs'

/**
 * A query with its candidates: one row of features each.
 *
 * @typedef {object} Sample
 * @property {Float64Array[]} rows
 * @property {boolean[]} isGood whether the candidate is what is expected
 * @property {boolean[]} isExact exact ones come first, whatever they weigh
 *
 * @typedef {Record<string, number>} Weights
 */

/**
 * What the keywords of pages are worth cannot be learnt from the working queries: who writes keywords
 * has these in mind, and would find that keywords are all that counts. Their weights were fitted
 * before, with the keywords as they were when most of the queries were written.
 *
 * @param {readonly string[]} features
 * @returns {Set<number>} the places of their weights
 */
export function heldFeatures(features) {
  const held = ['keyword', 'keywordFit', 'keywordShare', 'wholeKeyword']
  return new Set(held.map((feature) => features.indexOf(feature)))
}

/** How strongly weights are held where they began: higher means less learning. */
const HOLD = 0.01
const STEPS = 400
const RATE = 0.05
const FOLDS = 5

/**
 * @param {import('../../src/search/engine').SearchEngine} engine
 * @param {readonly import('./searchQuality.mjs').QualityQuery[]} queries
 * @param {{ base: string, pages: { path: string }[] }} index that the engine is made of
 * @param {readonly string[]} features
 * @returns {Sample[]}
 */
export function samplesOf(engine, queries, index, features) {
  const { site } = indexedRoutes(index)
  return queries.map(({ query, expected }) => {
    const tests = expected.map(expectation)
    const { candidates } = engine.ranking.rank(query)
    const routes = candidates.map(({ number }) => {
      return engine.records[number]?.url.slice(site.length) || '/'
    })
    return {
      rows: candidates.map((candidate) =>
        Float64Array.from(features, (feature) => {
          return candidate.features[/** @type {keyof typeof candidate.features} */ (feature)]
        }),
      ),
      isGood: routes.map((route) => tests.some((test) => test(route))),
      isExact: candidates.map(({ isExact }) => isExact),
    }
  })
}

/**
 * @param {Float64Array} weights
 * @param {Float64Array} row
 */
function dot(weights, row) {
  let sum = 0
  for (let at = 0; at < row.length; at++) sum += (weights[at] ?? 0) * (row[at] ?? 0)
  return sum
}

/**
 * @param {readonly Sample[]} samples
 * @param {Float64Array} weights
 * @returns {{ rank: number }[]}
 */
export function ranksOf(samples, weights) {
  return samples.map(({ rows, isGood, isExact }) => {
    const order = rows
      .map((row, at) => ({ at, score: dot(weights, row) }))
      .sort((a, b) => Number(isExact[b.at]) - Number(isExact[a.at]) || b.score - a.score)
    return { rank: 1 + order.slice(0, 10).findIndex(({ at }) => isGood[at]) }
  })
}

/**
 * Gradient ascent on the likelihood that a good candidate comes first (a softmax over each query's
 * candidates), with weights held near those that it began with.
 *
 * @param {readonly Sample[]} samples
 * @param {Float64Array} begin weights
 * @param {ReadonlySet<number>} [fixed] places of weights that stay
 * @returns {Float64Array} weights
 */
export function fit(samples, begin, fixed = new Set()) {
  // Where something is called what was typed there is nothing to learn.
  const open = samples.filter(
    ({ isGood, isExact }) => isGood.includes(true) && !isExact.includes(true),
  )
  const weights = Float64Array.from(begin)
  const mean = new Float64Array(begin.length)
  const square = new Float64Array(begin.length)
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(begin.length)
    for (const { rows, isGood } of open) {
      const scores = rows.map((row) => dot(weights, row))
      const top = Math.max(...scores)
      const powers = scores.map((score) => Math.exp(score - top))
      const all = powers.reduce((sum, power) => sum + power, 0)
      const good = powers.reduce((sum, power, at) => (isGood[at] ? sum + power : sum), 0)
      rows.forEach((row, at) => {
        const power = powers[at] ?? 0
        const share = (isGood[at] ? power / Math.max(good, 1e-12) : 0) - power / all
        if (Math.abs(share) < 1e-6) return
        for (let f = 0; f < row.length; f++) {
          gradient[f] = (gradient[f] ?? 0) + (share * (row[f] ?? 0)) / open.length
        }
      })
    }
    // Adam, as Kingma and Ba (2015) have it.
    for (let f = 0; f < weights.length; f++) {
      if (fixed.has(f)) continue
      const slope = (gradient[f] ?? 0) - HOLD * ((weights[f] ?? 0) - (begin[f] ?? 0))
      mean[f] = 0.9 * (mean[f] ?? 0) + 0.1 * slope
      square[f] = 0.999 * (square[f] ?? 0) + 0.001 * slope * slope
      const direction = (mean[f] ?? 0) / (1 - 0.9 ** step)
      const size = Math.sqrt((square[f] ?? 0) / (1 - 0.999 ** step)) + 1e-8
      weights[f] = (weights[f] ?? 0) + (RATE * direction) / size
    }
  }
  return weights
}

/**
 * @param {readonly Sample[]} samples
 * @param {Float64Array} begin weights
 * @param {ReadonlySet<number>} [fixed] places of weights that stay
 * @returns {import('./searchQuality.mjs').Figures} of each query by weights that were fitted without it
 */
export function crossValidated(samples, begin, fixed) {
  const outcomes = Array.from({ length: FOLDS }, (_, fold) => {
    const rest = samples.filter((_sample, at) => at % FOLDS !== fold)
    const held = samples.filter((_sample, at) => at % FOLDS === fold)
    return ranksOf(held, fit(rest, begin, fixed))
  })
  return figuresOf(outcomes.flat())
}
