/** The text of a first visit stays HTML until a reader uses something in it. */
import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { dataOf, emulateConnection, holdFiles, markDocument } from './support/network'
import { open } from './support/open'
import { searchModal } from './support/search'

const ENTRY = '/effects/all-filters/above_health_percent'

/** @returns paths of the page's data and of templates' scripts that are asked for, from now on */
function recordText(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/page-data\.json$|component---src-templates/.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** The field that narrows the list of entries down. */
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter by id or words' })

// Or linked pages would be fetched ahead.
test.beforeEach(({ page }) => emulateConnection(page))

test('neither the text nor the code for it is loaded for readers who only read', async ({
  page,
  site,
}) => {
  const asked = recordText(page)
  await open(page, at(site.main, ENTRY))
  await page.mouse.wheel(0, 5000)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => !path.endsWith('.css'))).toEqual([])
})

test('the styles of what can be done in it come with the first thing that is done', async ({
  page,
  site,
}) => {
  const asked = recordText(page)
  await open(page, at(site.main, ENTRY))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]).toMatch(/\.css$/)
  await expect(page.locator('body > noscript')).toHaveCount(0)
})

test('the first press of a button in it counts', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, at(site.main, ENTRY))
  const code = page.locator('figure', { has: page.locator('pre') }).first()
  // A press as of a finger: nothing has announced it.
  await code.getByRole('button', { name: 'Copy code to clipboard' }).dispatchEvent('click')
  await expect(code.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'above_health_percent',
  )
})

test('the search opens when its key was pressed before the scripts were there', async ({
  page,
  site,
}) => {
  const letGo = await holdFiles(page)
  await page.goto(at(site.main, ENTRY))
  await page.keyboard.type('/mine')
  letGo()
  await expect(searchModal(page).field).toHaveValue('mine')
})

test('a button that is pressed before the scripts are there is pressed once more', async ({
  page,
  site,
}) => {
  const letGo = await holdFiles(page)
  await page.goto(at(site.main, ENTRY))
  const theme = page.getByRole('button', { name: 'Switch to dark mode' }).first()
  await theme.click()
  const before = await page.locator('html').getAttribute('data-theme')
  letGo()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '')
})

test('letters that are typed at once stay in their field, and count', async ({ page, site }) => {
  await open(page, at(site.main, '/effects/all-filters'))
  const main = page.getByRole('main')
  await field(page).pressSequentially('health')
  await expect(field(page)).toHaveValue('health')
  await expect(main.getByText(/^\d of \d+ shown/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'above_health_percent' }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'in_water', exact: true })).toHaveCount(0)
})

test('it stays where it is when the reader jumps within the page', async ({ page, site }) => {
  await open(page, at(site.main, ENTRY))
  const article = page.getByRole('article')
  const before = await article.innerText()
  const mark = await article
    .locator('pre')
    .first()
    .evaluateHandle((element) => element)
  await page.evaluate(() => (location.hash = '#good-to-know'))
  await page.waitForLoadState('networkidle')
  expect(await article.innerText()).toBe(before)
  expect(await mark.evaluate((element) => element.isConnected)).toBe(true)
})

test('its links lead on without loading the document anew, and back', async ({ page, site }) => {
  await open(page, at(site.main, '/effects/all-filters'))
  const isSame = await markDocument(page)
  await page.getByRole('main').getByRole('link', { name: 'above_health_percent' }).first().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('above_health_percent')
  await expect(title).toBeFocused()
  await page.goBack()
  await field(page).fill('in_water')
  await expect(page.getByRole('main').getByText(/^\d of \d+ shown/)).toBeVisible()
  expect(await isSame()).toBe(true)
})

test('a text whose code cannot be loaded says so, and Retry does what was wanted', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(dataOf(ENTRY), (route) => route.abort())
  await open(page, at(site.main, ENTRY))
  const code = page.locator('figure', { has: page.locator('pre') }).first()
  await code.getByRole('button', { name: 'Copy code to clipboard' }).click()
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('could not be reached')
  await page.unroute(dataOf(ENTRY))
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(code.getByRole('status')).toHaveText('Copied')
  await expect(failure).toHaveCount(0)
})

test('a tab that was chosen before is open', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('docs.tab.server-kind', 'spigot'))
  await open(page, at(site.fixture, '/configure'))
  await expect(page.getByRole('tab', { name: 'Spigot' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('the keyboard reaches what scrolls sideways', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, at(site.main, '/ecocrates/rewards'))
  const wide = page.locator('article pre[tabindex="0"]').first()
  await expect(wide).toHaveAttribute('role', 'group')
  await expect(wide).toHaveAttribute('aria-label', /\.yml$|yaml/)
})

test('code that can be scrolled has the name of its file, also where it is a part of it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, at(site.main, '/effects/all-effects/kill'))
  const code = page.locator('figure', { hasText: 'Part of' }).locator('pre')
  await expect(code).toHaveAttribute(
    'aria-label',
    /^Part of plugins\/EcoItems\/items\/[\w-]+\.yml$/,
  )
  await expect(code).toHaveAttribute('tabindex', '0')
})
