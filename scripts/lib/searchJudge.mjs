/**
 * Judging what answers a query, as TREC does: pages that several engines bring are pooled, judges who
 * do not know who brought them grade them, and only what all judges are content with is an answer.
 * The protocol stands in docs/search-judging.md.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { ROOT } from './paths.mjs'
import { expectation } from './searchQuality.mjs'

/**
 * A page as judges see it.
 *
 * @typedef {object} JudgedPage
 * @property {string} route
 * @property {string} title
 * @property {string} lead how its text begins
 *
 * @typedef {object} Sheet
 * @property {string} set the set that the queries are of
 * @property {{ id: string, query: string, pages: JudgedPage[] }[]} queries
 *
 * Grades of one judge for one sheet: by the id of a query and the route of a page.
 * @typedef {Record<string, Record<string, number>>} Grades
 *
 * @typedef {(query: string) => string[]} Source routes of pages, the best one first
 *
 * @typedef {import('./searchQuality.mjs').QualityQuery} QualityQuery
 */

/** 2: answers it fully, 1: in part, 0: not. */
export const GRADES = [0, 1, 2]

/** What makes a page an answer. */
const CONTENT = 2

/** Pages of each engine that are judged: readers see as many without scrolling. */
const POOL_DEPTH = 8

/** Pages of a pattern with `*` that are judged, of those that no engine brings. */
const OF_PATTERN = 4

/** Numbers of BM25 as most engines have them. */
const SATURATION = 1.2
const BY_LENGTH = 0.75

/** @param {string} text */
const hash = (text) => createHash('sha1').update(text).digest('hex')

/** @param {string} route */
const pageOf = (route) => route.replace(/#.*/, '')

/**
 * Plain BM25, which knows nothing of this site: it brings pages that the site's own engine is blind to.
 *
 * @param {readonly { route: string, text: string }[]} pages
 * @param {(text: string) => string[]} wordsOf cuts a text or query into words
 * @returns {Source}
 */
export function bm25(pages, wordsOf) {
  const docs = pages.map(({ route, text }) => {
    /** @type {Map<string, number>} */
    const counts = new Map()
    const words = wordsOf(text)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { route, counts, length: words.length }
  })
  const usual = docs.reduce((sum, { length }) => sum + length, 0) / docs.length
  /** @type {Map<string, number>} */
  const spread = new Map()
  for (const { counts } of docs) {
    for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  }
  return (query) => {
    const words = [...new Set(wordsOf(query))]
    const scored = docs.map(({ route, counts, length }) => {
      const enough = SATURATION * (1 - BY_LENGTH + (BY_LENGTH * length) / usual)
      const score = words.reduce((sum, word) => {
        const count = counts.get(word) ?? 0
        const docsWith = spread.get(word) ?? 0
        const rarity = Math.log(1 + (docs.length - docsWith + 0.5) / (docsWith + 0.5))
        return sum + (rarity * count * (SATURATION + 1)) / (count + enough)
      }, 0)
      return { route, score }
    })
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ route }) => route)
  }
}

/**
 * @param {QualityQuery} query
 * @param {readonly Source[]} sources
 * @param {readonly string[]} routes of all pages
 * @returns {string[]} the pages to judge, in an order that tells nothing of who brought them
 */
export function poolOf({ query, expected }, sources, routes) {
  const brought = sources.flatMap((source) => {
    return [...new Set(source(query).map(pageOf))].slice(0, POOL_DEPTH)
  })
  const named = expected.flatMap((route) => {
    const page = pageOf(route)
    return routes.filter(expectation(page)).slice(0, page.includes('*') ? OF_PATTERN : undefined)
  })
  const pool = [...new Set([...brought, ...named])].filter((route) => routes.includes(route))
  return pool.sort((a, b) => (hash(query + a) < hash(query + b) ? -1 : 1))
}

/**
 * @param {string} set
 * @param {readonly QualityQuery[]} queries
 * @param {readonly Source[]} sources
 * @param {readonly JudgedPage[]} pages all pages
 * @param {number} size queries of a sheet at most
 * @returns {Sheet[]} all queries with their pools, those of one sort on different sheets
 */
export function makeSheets(set, queries, sources, pages, size) {
  const routes = pages.map(({ route }) => route)
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const all = [...new Map(queries.map((query) => [query.query, query])).values()]
    .map((query) => ({
      id: hash(query.query).slice(0, 8),
      query: query.query,
      pages: poolOf(query, sources, routes).flatMap((route) => byRoute.get(route) ?? []),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  return Array.from({ length: Math.ceil(all.length / size) }, (_, place) => ({
    set,
    queries: all.slice(place * size, (place + 1) * size),
  }))
}

/**
 * @param {Sheet} sheet
 * @param {unknown} grades what a judge wrote
 * @returns {string[]} what is missing in it or no grade; without the queries, which those who tune must not see
 */
export function missingGrades(sheet, grades) {
  const own = /** @type {Partial<Grades>} */ (grades ?? {})
  return sheet.queries.flatMap(({ id, pages }) =>
    pages
      .filter(({ route }) => !GRADES.includes(own[id]?.[route] ?? -1))
      .map(({ route }) => `${id} has no grade for ${route}`),
  )
}

/**
 * @param {readonly { sheet: Sheet, judges: readonly Grades[] }[]} sheets with the grades of each judge
 * @returns {Map<string, string[]>} by query the pages that all judges are content with
 */
export function agreedAnswers(sheets) {
  return new Map(
    sheets.flatMap(({ sheet, judges }) =>
      sheet.queries.map(({ id, query, pages }) => {
        const isAnswer = (/** @type {string} */ route) =>
          judges.every((grades) => grades[id]?.[route] === CONTENT)
        const routes = pages.map(({ route }) => route).filter(isAnswer)
        return /** @type {[string, string[]]} */ ([query, routes.sort()])
      }),
    ),
  )
}

/**
 * Cohen's kappa of two judges who say of each page whether it answers its query.
 *
 * @param {readonly { sheet: Sheet, judges: readonly Grades[] }[]} sheets
 * @returns {{ pages: number, agreement: number, kappa: number }} 1 is full agreement, 0 is chance
 */
export function agreementOf(sheets) {
  const pairs = sheets.flatMap(({ sheet, judges: [a, b] }) =>
    sheet.queries.flatMap(({ id, pages }) =>
      pages.map(({ route }) => [a, b].map((grades) => grades?.[id]?.[route] === CONTENT)),
    ),
  )
  const count = pairs.length
  const agreement = pairs.filter(([a, b]) => a === b).length / count
  const share = (/** @type {number} */ judge) => pairs.filter((pair) => pair[judge]).length / count
  const byChance = share(0) * share(1) + (1 - share(0)) * (1 - share(1))
  const kappa = byChance === 1 ? 1 : (agreement - byChance) / (1 - byChance)
  return { pages: count, agreement, kappa }
}

/**
 * @param {import('./searchQuality.mjs').SetName} set
 * @returns {string} the file with what was judged to answer its queries as well
 */
export function judgedFile(set) {
  return path.join(ROOT, `tests/searchQueries/${set}.judged.yml`)
}

/**
 * @param {import('./searchQuality.mjs').SetName} set
 * @returns {Map<string, string[]> | undefined} by query the judged answers; undefined before judging
 */
export function readJudged(set) {
  const file = judgedFile(set)
  if (!existsSync(file)) return undefined
  return new Map(Object.entries(parse(readFileSync(file, 'utf8')) ?? {}))
}

/**
 * A page of which a certain row or section was asked stays the answer at that place alone.
 *
 * @param {readonly QualityQuery[]} queries
 * @param {ReadonlyMap<string, readonly string[]>} judged by query
 * @returns {QualityQuery[]} the queries with the judged answers added to those named before
 */
export function withJudged(queries, judged) {
  return queries.map((query) => {
    const anchored = query.expected.filter((route) => route.includes('#')).map(pageOf)
    const isOpen = (/** @type {string} */ route) =>
      !anchored.some((page) => expectation(page)(route)) && !query.expected.includes(route)
    const added = (judged.get(query.query) ?? []).filter(isOpen)
    return { ...query, expected: [...query.expected, ...added] }
  })
}
