import type { Page, Request } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { open } from './support/open'
import { searchModal } from './support/search'

interface SentQuery {
  indexName: string
  query: string
  facetFilters: string[]
}

interface Answer {
  results: { hits: { url: string }[] }[]
}

/** The service's address for queries, whatever its parameters. */
const queries = (service: string) => (url: URL) =>
  url.origin === service && url.pathname.endsWith('/queries')

function sentQueries(request: Request): SentQuery[] {
  return (request.postDataJSON() as { requests: SentQuery[] }).requests
}

/** Types a query into the modal and waits until it is sent. */
async function ask(page: Page, service: string, query: string): Promise<SentQuery> {
  const sent = page.waitForRequest(
    (request) =>
      queries(service)(new URL(request.url())) &&
      request.method() === 'POST' &&
      sentQueries(request)[0]?.query === query,
  )
  await page.keyboard.press('Control+k')
  await searchModal(page).field.fill(query)
  const [first] = sentQueries(await sent)
  if (!first) throw new Error('The request holds no query')
  return first
}

test('a query carries its index, language and version', async ({ page, site }) => {
  await open(page, at(site.fixture, '/configure'))
  const { indexName, facetFilters } = await ask(page, site.search, 'lantern')
  expect(indexName).toBe('fixture_docs')
  expect(facetFilters).toEqual(['language:en', 'version_tag:docs-default-current'])
  await expect(searchModal(page).links.first()).toContainText('Lantern')
})

test('an older version searches its own docs', async ({ page, site }) => {
  await open(page, at(site.fixture, '/1.0/basics/range'))
  const { facetFilters } = await ask(page, site.search, 'lantern')
  expect(facetFilters).toEqual(['language:en', 'version_tag:docs-default-1.0'])
  for (const link of await searchModal(page).links.all()) {
    await expect(link).toHaveAttribute('href', /^\/docs\/1\.0/)
  }
})

test('German pages search German docs', async ({ page, site }) => {
  await open(page, at(site.fixture, '/de'))
  const query = page.waitForRequest((request) => queries(site.search)(new URL(request.url())))
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Suche' })
  await dialog.getByRole('searchbox').fill('installieren')
  const [sent] = sentQueries(await query)
  expect(sent?.facetFilters).toEqual(['language:de', 'version_tag:docs-default-current'])
  await expect(dialog.getByRole('treeitem').getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/de/basics/install',
  )
})

test('a result opens below the base path, without loading the site again', async ({
  page,
  site,
}) => {
  await open(page, at(site.fixture, '/changelog'))
  await page.evaluate(() => document.documentElement.setAttribute('data-probe', ''))
  await ask(page, site.search, 'every construct')
  const link = searchModal(page).links.first()
  await expect(link).toHaveAttribute('href', '/docs/writing/constructs')
  await link.click()
  await expect(page).toHaveURL(at(site.fixture, '/writing/constructs'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every construct')
  await expect(page.locator('html')).toHaveAttribute('data-probe')
})

test('a result that the pattern calls external leads away', async ({ page, site }) => {
  const elsewhere = 'https://example.org/lanterns'
  await page.route(queries(site.search), async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    for (const hit of answer.results[0]?.hits ?? []) hit.url = elsewhere
    await route.fulfill({ response, json: answer })
  })
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Lanterns elsewhere</title>' }),
  )
  await open(page, at(site.fixture, '/configure'))
  await ask(page, site.search, 'install')
  const link = searchModal(page).links.first()
  await expect(link).toHaveAttribute('href', elsewhere)
  await link.click()
  await expect(page).toHaveURL(elsewhere)
})

test('the footer leads to the search page, which asks the same service', async ({ page, site }) => {
  await open(page, at(site.fixture, '/configure'))
  await ask(page, site.search, 'lantern')
  const { all } = searchModal(page)
  await expect(all).toHaveAttribute('href', '/docs/search?q=lantern')
  await all.click()
  await expect(page).toHaveURL(at(site.fixture, '/search?q=lantern'))
  await expect(page.getByText(/^\d+ results for "lantern"$/)).toBeVisible()
  await expect(page.locator('#main article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/docs/,
  )
})

test('the head announces the connection', async ({ page, site }) => {
  await page.goto(at(site.fixture, '/configure'))
  await expect(page.locator('head link[rel=preconnect]')).toHaveAttribute('href', site.search)
})

test('nothing is asked before the first query', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(site.search)) asked.push(request.url())
  })
  await open(page, at(site.fixture, '/configure'))
  await page.keyboard.press('Control+k')
  await expect(searchModal(page).field).toBeFocused()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('a service that is down is said, and the next query tries again', async ({ page, site }) => {
  const { dialog, field, links } = searchModal(page)
  await page.route(queries(site.search), (route) => route.fulfill({ status: 503, json: {} }))
  await open(page, at(site.fixture, '/configure'))
  await page.keyboard.press('Control+k')
  await field.fill('lantern')
  await expect(dialog).toContainText('The search cannot be reached')

  await page.unrouteAll()
  await field.fill('construct')
  await expect(links.first()).toBeVisible()
})
