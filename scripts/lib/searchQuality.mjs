/** How good the search is: queries with the pages that answer them, and where these are found. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * @typedef {object} QualityQuery
 * @property {string} sort what sort of query it is
 * @property {string} query
 * @property {string[]} expected routes; with an anchor where the very row or section is wanted,
 * `*` stands for anything
 * @property {boolean} later the first page of these may still be missing
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
 * @typedef {object} QualityReport
 * @property {QualityOutcome[]} outcomes
 * @property {string[]} skipped queries whose pages are not in the index
 * @property {number} mrr mean reciprocal rank over the first ten hits
 * @property {{ 1: number, 3: number, 10: number }} success share of queries that have a good hit
 * among so many first ones
 */

/** Hits that count: nobody reads on. */
const DEPTH = 10

/**
 * @param {string} file YAML: `now` and `later`, each with lists of `{ q, to }` under a sort
 * @returns {QualityQuery[]}
 */
export function readQueries(file) {
  /** @type {Record<'now' | 'later', Record<string, { q: string, to: string | string[] }[]>>} */
  const data = parse(readFileSync(file, 'utf8'))
  return ['now', 'later'].flatMap((block) =>
    Object.entries(data[/** @type {'now' | 'later'} */ (block)]).flatMap(([sort, queries]) =>
      queries.map(({ q, to }) => ({
        sort,
        query: q,
        expected: [to].flat(),
        later: block === 'later',
      })),
    ),
  )
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
 * @param {SearchEngine} engine
 * @param {QualityQuery[]} queries
 * @param {{ base: string, pages: { path: string }[] }} file search index that the engine is made of
 * @returns {QualityReport}
 * @throws {Error} when none of the pages that a query expects is in the index
 */
export function measureQuality(engine, queries, file) {
  const { site, routes } = indexedRoutes(file)
  const isKnown = (/** @type {string} */ expected) =>
    routes.some(expectation(expected.replace(/#.*/, '')))
  /** @type {QualityReport} */
  const report = { outcomes: [], skipped: [], mrr: 0, success: { 1: 0, 3: 0, 10: 0 } }
  for (const { query, sort, expected, later } of queries) {
    if (!later && !expected.some(isKnown)) {
      throw new Error(`"${query}" expects ${expected.join(' or ')}, which the site does not have.`)
    }
    if (later && !isKnown(expected[0] ?? '')) {
      report.skipped.push(query)
      continue
    }
    const tests = expected.map(expectation)
    const found = engine
      .search(query, { hitsPerPage: DEPTH })
      .hits.map(({ url }) => url.slice(site.length) || '/')
    const rank = 1 + found.findIndex((route) => tests.some((test) => test(route)))
    report.outcomes.push({ query, sort, expected, rank, first: found.slice(0, 3) })
  }
  const ranks = report.outcomes.map(({ rank }) => rank)
  const share = (/** @type {number} */ depth) =>
    ranks.filter((rank) => rank > 0 && rank <= depth).length / ranks.length
  report.mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length
  report.success = { 1: share(1), 3: share(3), 10: share(10) }
  return report
}
