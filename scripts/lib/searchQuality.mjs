/** How good the search is: queries with the pages that answer them, and where these are found. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { ROOT } from './paths.mjs'

/**
 * The sets of queries: the ranking is made and fitted with `working`; `counted` is only counted.
 *
 * @typedef {'working' | 'counted'} SetName
 *
 * @typedef {object} QualityQuery
 * @property {string} sort what sort of query it is
 * @property {string} query
 * @property {string[]} expected routes; with an anchor where the very row or section is wanted,
 * `*` stands for anything
 * @property {string} place file and line, for messages
 *
 * @typedef {object} SearchEngine
 * @property {(query: string, options?: { hitsPerPage?: number }) => { hits: { url: string }[] }} search
 *
 * @typedef {object} QualityOutcome
 * @property {string} query
 * @property {string} sort
 * @property {string[]} expected
 * @property {number} rank place of the first good hit; 0 when it is not among the first ten
 * @property {string[]} first the routes that came first
 *
 * @typedef {object} Figures
 * @property {number} mrr mean reciprocal rank over the first ten hits
 * @property {{ 1: number, 3: number, 10: number }} success share of queries that have a good hit
 * among so many first ones
 *
 * @typedef {Figures & { outcomes: QualityOutcome[] }} QualityReport
 */

/** Hits that count: nobody reads on. */
const DEPTH = 10

/** @type {readonly SetName[]} */
export const SETS = ['working', 'counted']

/**
 * @param {SetName} name
 * @returns {string} its file
 */
export function queriesFile(name) {
  return path.join(ROOT, `tests/searchQueries/${name}.yml`)
}

/**
 * @param {string} file YAML: lists of `{ q, to }` under the sort of the query
 * @returns {QualityQuery[]}
 * @throws {Error} when something in the file is none of these, with its line
 */
export function readQueries(file) {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
  const name = path.relative(ROOT, file)
  const [wrong] = document.errors
  if (wrong) throw new Error(`${name}:${wrong.linePos?.[0].line ?? 1}: ${wrong.message}`)
  if (!isMap(document.contents)) throw new Error(`${name}:1: there are no sorts of queries.`)
  return document.contents.items.flatMap(({ key, value }) => {
    const sort = isScalar(key) ? String(key.value) : ''
    if (!isSeq(value)) throw new Error(`${name}:1: "${sort}" is no list of queries.`)
    return value.items.map((item) => {
      const at = isMap(item) && item.range ? lines.linePos(item.range[0]).line : 1
      const place = `${name}:${at}`
      const { q, to } = isMap(item) ? item.toJSON() : {}
      const expected = [to].flat()
      if (typeof q !== 'string' || !expected.every((route) => typeof route === 'string')) {
        throw new Error(`${place}: a query is { q: text, to: route or list of routes }.`)
      }
      return { sort, query: q, expected, place }
    })
  })
}

/**
 * @param {{ base: string, pages: { path: string }[] }} file search index
 * @returns {{ site: string, routes: string[] }} what all addresses begin with, and all routes
 */
export function indexedRoutes({ base, pages }) {
  // The start that all addresses share can end within a word when there are few pages.
  const site = base.slice(0, base.lastIndexOf('/'))
  return { site, routes: pages.map(({ path }) => `${base}${path}`.slice(site.length) || '/') }
}

/**
 * @param {string} expected route, with or without an anchor, with `*`
 * @returns {(route: string) => boolean} whether a hit is what is expected; a route without an
 * anchor is met by every part of its page
 */
export function expectation(expected) {
  const parts = expected.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`^${parts.join('[^#/]*')}${expected.includes('#') ? '' : '(#.*)?'}$`)
  return (route) => pattern.test(route)
}

/**
 * @param {readonly QualityQuery[]} queries
 * @param {readonly string[]} routes every route of the site, with the anchors that it has if those
 * are to be checked
 * @returns {string[]} what is wrong: file, line, and the route that nothing has
 */
export function unknownRoutes(queries, routes) {
  const hasAnchors = routes.some((route) => route.includes('#'))
  return queries.flatMap(({ query, expected, place }) =>
    expected
      .filter((route) => {
        const meets = expectation(hasAnchors ? route : route.replace(/#.*/, ''))
        return !routes.some(meets)
      })
      .map((route) => `${place}: "${query}" expects ${route}, which the site does not have.`),
  )
}

/**
 * @param {readonly { rank: number }[]} outcomes
 * @returns {Figures}
 */
export function figuresOf(outcomes) {
  const ranks = outcomes.map(({ rank }) => rank)
  const share = (/** @type {number} */ depth) =>
    ranks.filter((rank) => rank > 0 && rank <= depth).length / ranks.length
  return {
    mrr: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
    success: { 1: share(1), 3: share(3), 10: share(10) },
  }
}

/**
 * @param {SearchEngine} engine
 * @param {readonly QualityQuery[]} queries
 * @param {{ base: string, pages: { path: string }[] }} file search index that the engine is made of
 * @returns {QualityReport}
 */
export function measureQuality(engine, queries, file) {
  const { site } = indexedRoutes(file)
  const outcomes = queries.map(({ query, sort, expected }) => {
    const tests = expected.map(expectation)
    const found = engine
      .search(query, { hitsPerPage: DEPTH })
      .hits.map(({ url }) => url.slice(site.length) || '/')
    const rank = 1 + found.findIndex((route) => tests.some((test) => test(route)))
    return { query, sort, expected, rank, first: found.slice(0, 3) }
  })
  return { outcomes, ...figuresOf(outcomes) }
}
