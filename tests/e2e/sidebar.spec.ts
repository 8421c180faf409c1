import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { elements } from './support/html'
import { open } from './support/open'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })

test('items stand by position, then by label', async ({ page, site }) => {
  await open(page, site.fixture)
  const rows = sidebar(page).locator('ul').first().locator('> li')
  const names = await rows.evaluateAll((items) =>
    items.map((item) => item.querySelector('a, button')?.textContent),
  )
  expect(names).toEqual(['Start here', 'Basics', 'Guides', 'Writing', 'Changelog'])
})

test('each category shows its own icon, a pixel of it on a pixel of the screen', async ({
  page,
  site,
}) => {
  await open(page, at(site.main, '/ecocrates'))
  const icons = sidebar(page).locator('li img')
  const seen = await icons.evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { width, height } = image.getBoundingClientRect()
      // The icons are views of one file: that of the whole would not be a square.
      return { shape: image.naturalWidth / image.naturalHeight, width, height, src: image.src }
    }),
  )
  expect(new Set(seen.map(({ src }) => src)).size).toBe(seen.length)
  for (const { src, ...box } of seen) expect(box, src).toEqual({ shape: 1, width: 16, height: 16 })
  const file = await page.request.get(seen[0]?.src ?? '')
  const views = (await file.text()).match(/<view id="\w+"/g) ?? []
  expect(views.length).toBeGreaterThanOrEqual(seen.length)
})

test('a long branch keeps its name in view, with a field that leaves what fits', async ({
  page,
  site,
}) => {
  await open(page, at(site.main, '/effects/all-effects/kill'))
  await expect(link(page, 'kill')).toBeInViewport()
  await expect(link(page, 'Effects')).toBeInViewport()
  const field = sidebar(page).getByRole('searchbox', { name: /^Find one of \d+$/ })
  await expect(field).toBeInViewport()
  await field.fill('give money')
  await expect(link(page, 'give_money')).toBeVisible()
  await expect(link(page, 'kill')).toHaveCount(0)
  await field.fill('')
  await expect(link(page, 'kill')).toHaveCount(1)
})

test('a long branch is loaded when it is opened, and once more after a failure', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/sidebars/**', (route) => route.abort())
  await open(page, at(site.main, '/effects'))
  expect(asked.filter((path) => path.includes('/sidebars/'))).toEqual([])
  await sidebar(page).getByRole('button', { name: "Expand the category 'Effects'" }).click()
  const alert = sidebar(page).getByRole('alert')
  await expect(alert).toContainText('could not be reached')
  // What every page knows of it.
  await expect(sidebar(page).locator('a[href*="/effects/all-effects/"]')).toHaveCount(11)
  await page.unroute('**/sidebars/**')
  await alert.getByRole('button').click()
  await expect(link(page, 'kill')).toHaveCount(1)
  await expect(alert).toHaveCount(0)
})

test('bold is the way to the page alone', async ({ page, site }) => {
  await open(page, at(site.main, '/effects/external-integrations/mcmmo'))
  const weights = await sidebar(page)
    .locator('li > a, li > div > a, li > button')
    .evaluateAll((rows) =>
      rows.flatMap((row) =>
        Number(getComputedStyle(row).fontWeight) > 500 ? [row.textContent] : [],
      ),
    )
  expect(weights[0]).toBe('Effects system')
  expect(weights.length).toBeLessThanOrEqual(3)
})

test('groups have headings', async ({ page, site }) => {
  await open(page, at(site.main, '/effects'))
  for (const name of ['Start', 'Plugins', 'Tools', 'Learn', 'Reference']) {
    await expect(sidebar(page).getByText(name, { exact: true })).toBeVisible()
  }
})

test('drafts, partials and unlisted docs are not listed', async ({ page, site }) => {
  await open(page, at(site.fixture, '/guides/secret'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secret')
  await sidebar(page).getByRole('button', { name: "Expand the category 'Guides'" }).click()
  await expect(link(page, 'Light a mine')).toBeVisible()
  for (const name of ['Secret', 'Unfinished', 'idea']) await expect(link(page, name)).toHaveCount(0)
})

test('categories start as their files say', async ({ page, site }) => {
  await open(page, site.fixture)
  await expect(link(page, 'Configure Lantern')).toBeVisible()
  await expect(link(page, 'Light a mine')).toHaveCount(0)
})

test('the branch of the page is open and its link is marked', async ({ page, site }) => {
  await open(page, at(site.fixture, '/writing/code'))
  await expect(link(page, 'Code blocks')).toHaveAttribute('aria-current', 'page')
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1)
  await expect(sidebar(page).getByRole('button', { name: 'Writing' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('the active link is scrolled into view', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 320 })
  await open(page, at(site.fixture, '/changelog/old'))
  await expect(link(page, 'Older versions')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('opening a category closes no other', async ({ page, site }) => {
  await open(page, at(site.fixture, '/writing/code'))
  await sidebar(page).getByRole('button', { name: "Expand the category 'Guides'" }).click()
  await expect(link(page, 'Light a mine')).toBeVisible()
  await expect(link(page, 'Code blocks')).toBeVisible()
  await expect(link(page, 'Configure Lantern')).toBeVisible()
})

test('what is open and closed survives navigation', async ({ page, site }) => {
  await open(page, at(site.fixture, '/writing/code'))
  await sidebar(page).getByRole('button', { name: "Expand the category 'Guides'" }).click()
  await sidebar(page).getByRole('button', { name: "Collapse the category 'Basics'" }).click()
  await link(page, 'Admonitions').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admonitions')
  await expect(link(page, 'Light a mine')).toBeVisible()
  await expect(link(page, 'Configure Lantern')).toHaveCount(0)
})

test('the HTML of a page holds its open branches only', async ({ request, site }) => {
  const html = await (await request.get(at(site.fixture, '/writing/code'))).text()
  const links = elements(html, 'a').map(({ href }) => href)
  expect(links).toContain('/docs/writing/constructs')
  expect(links).not.toContain('/docs/guides/hidden-title')
})

test('a category with a doc of its own is a link and a button', async ({ page, site }) => {
  await open(page, site.fixture)
  await link(page, 'Basics').click()
  await expect(page).toHaveURL(at(site.fixture, '/basics/install'))
  await expect(link(page, 'Basics')).toHaveAttribute('aria-current', 'page')
  await sidebar(page).getByRole('button', { name: "Collapse the category 'Basics'" }).click()
  await expect(link(page, 'Configure Lantern')).toHaveCount(0)
  await expect(page).toHaveURL(at(site.fixture, '/basics/install'))
})

test('a generated index lists what its category holds', async ({ page, site }) => {
  await open(page, site.fixture)
  await link(page, 'Guides').click()
  await expect(page).toHaveURL(at(site.fixture, '/guides'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('All guides')
  await expect(main).toContainText('What people do with Lantern.')
  await expect(main.getByRole('link', { name: 'Light a mine Light a tunnel' })).toBeVisible()
  await expect(main.getByRole('link', { name: /Secret|Unfinished/ })).toHaveCount(0)
  await main.getByRole('link', { name: /Short notes/ }).click()
  await expect(page).toHaveURL(at(site.fixture, '/guides/hidden-title'))
})

test('all of it works by keyboard', async ({ page, site }) => {
  await open(page, site.fixture)
  await sidebar(page).getByRole('button', { name: 'Writing' }).press('Enter')
  await expect(link(page, 'Admonitions')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link(page, 'Admonitions')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(site.fixture, '/writing/admonitions'))
  await sidebar(page).getByRole('button', { name: 'Writing' }).press('Space')
  await expect(link(page, 'Admonitions')).toHaveCount(0)
})
