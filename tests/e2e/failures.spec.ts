import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { dataOf, emulateConnection, markDocument, recordConsole } from './support/network'
import { hydrated, open } from './support/open'

const INSTALL = '/basics/install'
const DATA = dataOf(INSTALL)
const APP_DATA = '**/page-data/app-data.json'
const TEMPLATE = '**/component---src-templates-tags-tsx-*.js'

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).click()
const failure = (page: Page) => page.getByRole('main').getByRole('alert')
const retry = (page: Page) => failure(page).getByRole('button', { name: 'Retry' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.beforeEach(({ page }) => emulateConnection(page))

test.describe('a page whose data fails to load', () => {
  for (const [what, status, reason] of [
    ['is refused', null, 'could not be reached'],
    ['answers 500', 500, 'answered with status 500'],
    ['answers 404 while its page is there', 404, 'answered with status 404'],
    ['is no data', 200, 'is not what it should be'],
  ] as const) {
    test(`and ${what}`, async ({ page, site }) => {
      await page.route(DATA, (route) =>
        status === null ? route.abort() : route.fulfill({ status, body: '<p>oops' }),
      )
      await open(page, site.fixture)
      const said = recordConsole(page)
      const isSame = await markDocument(page)
      const before = await title(page).innerText()
      await follow(page, 'Install')
      await expect(failure(page)).toContainText('The page could not be loaded.')
      await expect(failure(page)).toContainText(reason)
      await expect(retry(page)).toBeFocused()
      // The frame and the page that was read stay, and so does the address.
      await expect(title(page)).toHaveText(before)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
      await expect(page).toHaveURL(site.fixture)
      // The browser itself logs the request; the site only warns.
      expect(
        said.filter(({ type, text }) => type !== 'warning' && !text.includes('Failed to load')),
      ).toEqual([])
      expect(said.filter(({ type }) => type === 'warning')).toHaveLength(1)

      await retry(page).click()
      await expect(failure(page)).toContainText(reason)
      await page.unroute(DATA)
      await retry(page).click()
      await expect(title(page)).toHaveText('Install Lantern')
      await expect(title(page)).toBeFocused()
      await expect(failure(page)).toHaveCount(0)
      await expect(page).toHaveURL(at(site.fixture, INSTALL))
      expect(await isSame()).toBe(true)
    })
  }

  test('leaves the way to other pages open', async ({ page, site }) => {
    await page.route(DATA, (route) => route.abort())
    await open(page, site.fixture)
    await follow(page, 'Install')
    await expect(retry(page)).toBeVisible()
    await follow(page, 'Tags')
    await expect(title(page)).toHaveText('Tags')
    await expect(failure(page)).toHaveCount(0)
  })

  test('on the way back: Retry goes there', async ({ page, site }) => {
    await open(page, at(site.fixture, '/tags'))
    const isSame = await markDocument(page)
    await page.route(DATA, (route) => route.abort())
    await page.evaluate(() => history.pushState({ key: 'a' }, '', 'basics/install'))
    await page.evaluate(() => history.pushState({ key: 'b' }, '', '../tags'))
    await page.goBack()
    await expect(retry(page)).toBeVisible()
    await expect(title(page)).toHaveText('Tags')
    await page.unroute(DATA)
    await retry(page).click()
    await expect(title(page)).toHaveText('Install Lantern')
    expect(await isSame()).toBe(true)
  })
})

test.describe('a page whose code fails to load', () => {
  test('says so, and Retry loads it', async ({ page, site }) => {
    await page.route(TEMPLATE, (route) => route.abort())
    await open(page, site.fixture)
    const said = recordConsole(page)
    const isSame = await markDocument(page)
    await follow(page, 'Tags')
    await expect(failure(page)).toContainText(/Loading chunk .* failed/)
    expect(said.filter(({ type }) => type === 'pageerror')).toEqual([])
    await page.unroute(TEMPLATE)
    await retry(page).click()
    await expect(title(page)).toHaveText('Tags')
    expect(await isSame()).toBe(true)
  })

  test('and exports no component: the error says what to do', async ({ page, site }) => {
    await page.route(TEMPLATE, async (route) => {
      const response = await route.fetch()
      const code = await response.text()
      await route.fulfill({ response, body: code.replace(/default:/g, 'page:') })
    })
    await open(page, site.fixture)
    await follow(page, 'Tags')
    await expect(failure(page)).toContainText(
      'The page component has no default export. Export a component as default.',
    )
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test.describe('without a connection', () => {
  test('the failure says so, and the page comes when the connection is back', async ({
    page,
    context,
    site,
  }) => {
    await open(page, site.fixture)
    const isSame = await markDocument(page)
    await context.setOffline(true)
    await follow(page, 'Install')
    await expect(failure(page)).toContainText('There is no connection.')
    await context.setOffline(false)
    await expect(title(page)).toHaveText('Install Lantern')
    expect(await isSame()).toBe(true)
  })

  test('pages that were read are still there', async ({ page, context, site }) => {
    await open(page, at(site.fixture, INSTALL))
    await follow(page, 'Tags')
    await expect(title(page)).toHaveText('Tags')
    await context.setOffline(true)
    await page.goBack()
    await expect(title(page)).toHaveText('Install Lantern')
    await follow(page, 'Tags')
    await expect(title(page)).toHaveText('Tags')
  })
})

test.describe('after a new deployment', () => {
  test('the next navigation is one full load of the wanted page', async ({ page, site }) => {
    await open(page, site.fixture)
    const isSame = await markDocument(page)
    // The new files are named otherwise, the old ones are gone.
    await page.route(APP_DATA, (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'new' } }),
    )
    await page.route(TEMPLATE, (route) => route.fulfill({ status: 404, body: 'gone' }))
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
      // The server of the new deployment answers with pages that know it.
      if (request.isNavigationRequest()) void page.unrouteAll()
    })
    await follow(page, 'Tags')
    await expect(title(page)).toHaveText('Tags')
    await expect(page).toHaveURL(at(site.fixture, '/tags'))
    expect(await isSame()).toBe(false)
    expect(loads).toEqual([at(site.fixture, '/tags')])
  })

  test('a broken one is loaded once or twice, never in a loop', async ({ page, site }) => {
    await open(page, site.fixture)
    await page.route(APP_DATA, (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'never the same' } }),
    )
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    await follow(page, 'Install')
    await expect(title(page)).toHaveText('Install Lantern')
    await page.waitForTimeout(1500)
    // The wanted page, and Gatsby's one attempt to get files that fit.
    expect(loads.length).toBeLessThanOrEqual(2)
    await expect(title(page)).toHaveText('Install Lantern')
  })
})

test('a first visit without the data of its page stays readable', async ({ page, site }) => {
  await page.route(DATA, (route) => route.abort())
  await page.goto(at(site.fixture, INSTALL))
  await page.waitForLoadState('networkidle')
  await expect(title(page)).toHaveText('Install Lantern')
  await page.unroute(DATA)
  // Links are links: the browser follows them.
  await follow(page, 'Tags')
  await expect(title(page)).toHaveText('Tags')
})

test('a first visit without the data of its page comes to life when they come', async ({
  page,
  site,
}) => {
  const said = recordConsole(page)
  const data = `**/page-data${INSTALL}/*.json`
  await page.route(data, (route) => route.fulfill({ body: 'half of' }))
  await page.goto(at(site.fixture, INSTALL))
  await page.waitForLoadState('networkidle')
  await page.unroute(data)
  await hydrated(page)
  await expect(title(page)).toHaveText('Install Lantern')
  expect(said.filter(({ type }) => type === 'pageerror')).toEqual([])
})

test.describe('while scripts are on their way', () => {
  test.beforeEach(({ page }) => page.route(/\.js$/, () => undefined))

  for (const route of ['/effects/checker', '/effects/builder']) {
    test(`${route} says that it loads`, async ({ page, site }) => {
      await page.goto(at(site.main, route), { waitUntil: 'commit' })
      await expect(
        page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' }),
      ).toBeVisible()
    })
  }

  test('the finder says so in the place of a list that is not narrowed down', async ({
    page,
    site,
  }) => {
    await page.goto(at(site.main, '/effects/finder?kind=trigger'), { waitUntil: 'commit' })
    const results = page.locator('[data-loading]')
    await expect(results).toBeHidden()
    const said = () =>
      results.evaluate((element) => {
        const { content, visibility } = getComputedStyle(element, '::before')
        return `${visibility}: ${content}`
      })
    expect(await said()).toBe('visible: "Loading the entries …"')
  })
})
