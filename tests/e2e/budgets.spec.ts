import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { largestVisits } from '../../scripts/lib/firstVisits.mjs'
import { INDEX_FILES } from '../../src/search/indexLocation'
import { expect, test } from '../support/test'
import type { Site } from '../support/test'
import { PAGE_KINDS, firstVisit, gzipBytes } from './support/firstVisit'

const KB = 1024

/** Most bytes after gzip that a first visit may load. */
const BUDGET = { scripts: 110 * KB, everything: 160 * KB, smallHtml: 12 * KB }

const built = (site: Site, home: 'main' | 'fixture') =>
  home === 'main'
    ? { dir: site.mainDir, basePath: new URL(site.main).pathname.slice(0, -1) }
    : { dir: site.fixtureDir, basePath: '/docs' }

for (const [kind, home, route] of PAGE_KINDS) {
  test(`first visit of the ${kind}`, ({ site }) => {
    const { dir, basePath } = built(site, home)
    const { html, scripts, styles, data, images } = firstVisit({ dir, basePath }, route)
    expect(scripts.length).toBeGreaterThan(2)
    expect(gzipBytes(dir, scripts)).toBeLessThanOrEqual(BUDGET.scripts)
    const all = [html, ...scripts, ...styles, ...data, ...images]
    expect(gzipBytes(dir, all)).toBeLessThanOrEqual(BUDGET.everything)
  })
}

/** Most bytes after gzip of the largest page of a kind; pages with a tool bring its code along. */
const LARGEST = { scripts: 100_000, everything: 140_000 }
const LARGEST_TOOL = { scripts: 130_000, everything: 200_000 }
const LARGEST_SEARCH = { scripts: 100 * KB, everything: 140_000 }

test('first visit of the largest page of each kind', ({ site }) => {
  const { dir, basePath } = built(site, 'main')
  const visits = largestVisits(dir, basePath)
  expect(visits.length).toBeGreaterThan(8)
  for (const { route, kind, scripts, everything } of visits) {
    const most = { tool: LARGEST_TOOL, search: LARGEST_SEARCH }[kind] ?? LARGEST
    expect(scripts, `scripts of ${route}`).toBeLessThanOrEqual(most.scripts)
    expect(everything, route).toBeLessThanOrEqual(most.everything)
  }
})

test('what the search loads before it answers ids and titles, and before all names', ({ site }) => {
  const first = gzipBytes(site.mainDir, [INDEX_FILES.pages])
  expect(first).toBeLessThanOrEqual(25 * KB)
  expect(first + gzipBytes(site.mainDir, [INDEX_FILES.names])).toBeLessThanOrEqual(150 * KB)
})

for (const [home, route] of [
  ['main', '/effects/all-effects/kill'],
  ['main', '/effects/all-mutators/dispatcher_as_player'],
  ['fixture', '/basics/install'],
] as const) {
  test(`HTML of the small page ${route}`, ({ site }) => {
    const { dir, basePath } = built(site, home)
    const { html } = firstVisit({ dir, basePath }, route)
    expect(gzipBytes(dir, [html])).toBeLessThanOrEqual(BUDGET.smallHtml)
  })
}

test('the list of chunks has an entry for each template, not for each page', ({ site }) => {
  const list = readFileSync(path.join(site.mainDir, 'chunk-map.json'), 'utf8')
  const chunks = Object.keys(JSON.parse(list) as Record<string, unknown>)
  const files = ['src/templates', 'src/pages'].flatMap((folder) =>
    readdirSync(folder).map((file) => `component---${folder}/${file}`.replace(/[/.]/g, '-')),
  )
  expect(chunks).toContain('component---src-templates-doc-tsx')
  for (const chunk of chunks) expect(['app', 'polyfill', ...files]).toContain(chunk)
})

test('neither the HTML nor the data of a page lists the pages of other branches', ({ site }) => {
  const { dir, basePath } = built(site, 'main')
  const { html, data } = firstVisit({ dir, basePath }, '/ecocrates/rewards')
  for (const file of [html, data[0] ?? '']) {
    const text = readFileSync(path.join(dir, file), 'utf8')
    const routes = new Set(text.match(/\/effects\/all-filters\/\w+/g))
    expect(routes.size, file).toBeLessThan(10)
  }
})

test('styles are in the head, and what is linked comes after the content', ({ site }) => {
  for (const [, home, route] of PAGE_KINDS) {
    const { dir, basePath } = built(site, home)
    const html = readFileSync(path.join(dir, firstVisit({ dir, basePath }, route).html), 'utf8')
    const [head = '', body = ''] = html.split('</head>')
    expect(head, route).toContain('<style')
    expect(head, route).not.toContain('rel="stylesheet"')
    expect(body.indexOf('rel="stylesheet"'), route).toBeGreaterThan(body.indexOf('</main>'))
  }
})
