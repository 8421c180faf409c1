import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { addresses, elements, ids } from './support/html'

const PREFIX = '/docs/'
const ORIGIN = 'https://lantern.example.org'

const get = (request: APIRequestContext, url: string) => request.get(url, { maxRedirects: 0 })

/** Routes of a sitemap, without the path prefix. */
async function sitemapRoutes(request: APIRequestContext, home: string): Promise<string[]> {
  const xml = await (await get(request, at(home, '/sitemap.xml'))).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => {
    expect(url).toMatch(new RegExp(`^${ORIGIN}${PREFIX}`))
    return url.slice(`${ORIGIN}${PREFIX}`.length - 1)
  })
}

test('every address on every page leads somewhere below the prefix', async ({ request, site }) => {
  test.setTimeout(120_000)
  const pages = new Map<string, string>()
  const anchors: [page: string, route: string, id: string][] = []
  const broken: string[] = []
  const seen = new Set<string>([PREFIX])
  // Pages join the queue while it is worked off.
  const queue: [address: string, from: string][] = [[PREFIX, 'the start']]
  for (const [address, from] of queue) {
    const response = await get(request, new URL(address, site.fixture).href)
    if (response.status() !== 200) {
      broken.push(`${from}: ${address} answers ${response.status()}`)
      continue
    }
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    const html = await response.text()
    pages.set(address, html)
    for (const found of addresses(html)) {
      if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(found)) continue
      const { pathname, hash } = new URL(found, new URL(address, site.fixture))
      // Gatsby's router writes the home without its slash, and hosts add it.
      const target = pathname === '/docs' ? PREFIX : pathname
      if (!target.startsWith(PREFIX)) broken.push(`${address}: ${found} leaves the site`)
      if (hash.length > 1) anchors.push([address, target, decodeURIComponent(hash.slice(1))])
      if (target.startsWith(PREFIX) && !seen.has(target)) {
        seen.add(target)
        queue.push([target, address])
      }
    }
  }
  for (const [from, target, id] of anchors) {
    const html = pages.get(target)
    if (html !== undefined && !ids(html).has(id)) broken.push(`${from}: ${target} has no #${id}`)
  }
  expect(broken).toEqual([])

  const routes = await sitemapRoutes(request, site.fixture)
  const missed = routes.filter((route) => !pages.has(`/docs${route}`))
  expect(missed, 'pages that nothing leads to').toEqual([])
})

test('every route answers without a redirect, and other spellings lead to it', async ({
  request,
  site,
}) => {
  for (const route of await sitemapRoutes(request, site.fixture)) {
    const exact = at(site.fixture, route)
    expect((await get(request, exact)).status(), route).toBe(200)
    if (route === '/') continue
    for (const spelling of [`${exact}/`, `${exact}/index.html`]) {
      const response = await get(request, spelling)
      expect(response.status(), spelling).toBe(302)
      expect(response.headers().location).toBe(new URL(exact).pathname)
    }
  }
})

test('other spellings end at the exact route in the browser', async ({ page, site }) => {
  for (const spelling of ['/configure/', '/configure/index.html']) {
    await page.goto(at(site.fixture, spelling))
    await expect(page).toHaveURL(at(site.fixture, '/configure'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configure Lantern')
  }
})

test('every page is written once, as foo.html; foo/index.html leads there', async ({
  page,
  request,
  site,
}) => {
  for (const route of await sitemapRoutes(request, site.fixture)) {
    if (route === '/') continue
    const file = path.join(site.fixtureDir, decodeURI(route))
    expect(existsSync(`${file}.html`), `${route}.html`).toBe(true)
    const other = readFileSync(path.join(file, 'index.html'), 'utf8')
    expect(other).toContain(`<a href="${new URL(at(site.fixture, route)).pathname}">`)
    expect(other.length).toBeLessThan(1000)
  }
  // A host that takes `/configure/` for the folder.
  const folder = at(site.fixture, '/configure/')
  const body = readFileSync(path.join(site.fixtureDir, 'configure/index.html'), 'utf8')
  await page.route(
    (url) => url.href.startsWith(folder),
    (route) => route.fulfill({ body, contentType: 'text/html' }),
  )
  await page.goto(`${folder}?q=1#more`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configure Lantern')
  expect(new URL(page.url()).hash).toBe('#more')
})

test('the site is not served outside of the prefix', async ({ request, site }) => {
  const response = await get(request, new URL('/configure', site.fixture).href)
  expect(response.status()).toBe(404)
})

test('the sitemap lists what is to be found, and nothing else', async ({ request, site }) => {
  const routes = await sitemapRoutes(request, site.fixture)
  for (const route of ['/', '/configure', '/guides', '/tags/yaml', '/1.0', '/de/basics/install']) {
    expect(routes).toContain(route)
  }
  const hidden = /secret|unfinished|idea|_|404|search/
  expect(routes.filter((route) => hidden.test(route))).toEqual([])
})

test('robots.txt names the sitemap', async ({ request, site }) => {
  const text = await (await get(request, at(site.fixture, '/robots.txt'))).text()
  expect(text).toContain(`Sitemap: ${ORIGIN}${PREFIX}sitemap.xml`)
})

test('the manifest and its icons are below the prefix', async ({ request, site }) => {
  const html = await (await get(request, site.fixture)).text()
  const link = elements(html, 'link').find(({ rel }) => rel === 'manifest')
  expect(link?.href).toBe('/docs/manifest.webmanifest')
  const response = await get(request, at(site.fixture, '/manifest.webmanifest'))
  const manifest = (await response.json()) as {
    name: string
    start_url: string
    icons: { src: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Lantern Docs', start_url: PREFIX })
  for (const { src } of manifest.icons) {
    expect(src).toMatch(/^\/docs\//)
    expect((await get(request, new URL(src, site.fixture).href)).status(), src).toBe(200)
  }
})
