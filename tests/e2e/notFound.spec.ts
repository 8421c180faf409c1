import { at, expect, test } from '../support/test'
import { holdFiles } from './support/network'
import { hydrated } from './support/open'

const FILTER = '/effects/all-filters/above_health_percent'

test('an unknown path answers 404 with the page and ways on', async ({ page, site }) => {
  const response = await page.goto(at(site.main, '/no-such-page'))
  expect(response?.status()).toBe(404)
  const main = page.locator('#main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  const field = main.getByRole('searchbox')
  await expect(field).toHaveValue('no such page')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=no(%20|\+)such(%20|\+)page$/)
})

for (const [what, route] of [
  ['a typing mistake', '/effects/all-filters/above_helth_percent'],
  ['another spelling', '/effects/all-filters/above-health-percent'],
  ['a moved folder', '/libreforge/filters/above_health_percent'],
] as const) {
  test(`${what} leads to the nearest page`, async ({ page, site }) => {
    await page.goto(at(site.main, route))
    const nearest = page.getByRole('region', { name: 'Did you mean one of these?' })
    const link = nearest.getByRole('link').first()
    await expect(link).toHaveAttribute('href', FILTER)
    await link.click()
    await expect(page).toHaveURL(at(site.main, FILTER))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('above_health_percent')
  })
}

for (const route of ['%E0%A4%A', 'effects/%', 'a/%C3%28/b', '100%25']) {
  test(`/${route}, which cannot be decoded, shows the page`, async ({ page, site }) => {
    const response = await page.goto(`${site.main}${route}`)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })
}

test('deep below the path prefix its styles, scripts and links work', async ({ page, site }) => {
  const response = await page.goto(at(site.fixture, '/a/b/c/configur'))
  expect(response?.status()).toBe(404)
  const main = page.locator('#main')
  await main.getByRole('link', { name: /\/configure$/ }).click()
  await expect(page).toHaveURL(at(site.fixture, '/configure'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Configure Lantern')
})

test('an address that is like no other still has pages to begin with', async ({ page, site }) => {
  await page.goto(at(site.main, '/zzzzzzzzzzzz'))
  const pages = page.getByRole('region', { name: 'Pages to begin with' })
  await expect(pages.getByRole('link')).toHaveCount(3)
})

test('its home link leads home', async ({ page, site }) => {
  await page.goto(at(site.main, '/nothing'))
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(site.main)
})

test('its home link stays where it is when the pages to begin with come', async ({
  page,
  site,
}) => {
  const letGo = await holdFiles(page)
  await page.goto(at(site.main, '/effects/all-effects/give-mony'))
  const home = page.getByRole('link', { name: 'Go to the home page' })
  const before = await home.boundingBox()
  letGo()
  await expect(page.getByRole('region', { name: 'Did you mean one of these?' })).toBeVisible()
  expect(await home.boundingBox()).toEqual(before)
})
