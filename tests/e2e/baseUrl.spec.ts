import { startServer } from '../../scripts/lib/staticServer.mjs'
import { expect, test } from '../support/test'
import { holdFiles, recordConsole } from './support/network'
import { hydrated, open } from './support/open'

test.describe('served under another base URL than the one it was built for', () => {
  test('the home page says so and suggests the right one', async ({ page, site }) => {
    const server = await startServer({ dir: site.fixtureDir, basePath: '/wiki' })
    try {
      await page.goto(server.url)
      const banner = page.getByRole('alert')
      await expect(banner).toContainText('The site did not load properly.')
      await expect(banner).toContainText('it is /docs/, and for this address it should be /wiki/')
      // What did arrive can be read.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern')
    } finally {
      await server.close()
    }
  })

  test('other pages do without', async ({ page, site }) => {
    const server = await startServer({ dir: site.fixtureDir, basePath: '/wiki' })
    try {
      await page.goto(new URL('basics/install', server.url).href)
      await page.waitForLoadState('load')
      await expect(page.locator('#base-url-banner')).toHaveCount(0)
    } finally {
      await server.close()
    }
  })
})

test('a style sheet that does not arrive is enough', async ({ page, site }) => {
  await page.route('**/*.css', (route) => route.abort())
  await page.goto(site.fixture)
  await expect(page.locator('#base-url-banner')).toBeVisible()
})

test('a host that answers everything with a page is seen through', async ({ page, site }) => {
  const body = '<!doctype html><title>Not it</title>'
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(site.fixture)
  await expect(page.locator('#base-url-banner')).toBeVisible()
})

test('nothing is said while scripts take their time', async ({ page, site }) => {
  const release = await holdFiles(page, '**/*.js')
  await page.goto(site.fixture)
  await page.waitForLoadState('load')
  await expect(page.locator('#base-url-banner')).toHaveCount(0)
  release()
  await hydrated(page)
  await expect(page.locator('#base-url-banner')).toHaveCount(0)
})

test('nothing is said of scripts that the line loses once, and they run', async ({
  page,
  site,
}) => {
  const lost = new Set<string>()
  await page.route('**/*.js', (route) => {
    const url = route.request().url()
    if (lost.has(url)) return route.continue()
    lost.add(url)
    return route.abort('connectionreset')
  })
  await page.goto(site.fixture)
  await hydrated(page)
  expect(lost.size).toBeGreaterThan(1)
  await expect(page.locator('#base-url-banner')).toHaveCount(0)
})

test('nothing is said when all is well, later failures included', async ({ page, site }) => {
  const said = recordConsole(page)
  await open(page, site.fixture)
  await page.route('**/component---*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tags' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.locator('#base-url-banner')).toHaveCount(0)
  expect(said.filter(({ type }) => type === 'pageerror')).toEqual([])
})
