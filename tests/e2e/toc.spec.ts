import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { open } from './support/open'

const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const current = (page: Page) => toc(page).locator('[aria-current]')

/** Asserts that a heading is on screen and that the navbar does not cover it. */
async function expectInView(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true }).first()
  await expect(heading).toBeInViewport()
  await expect
    .poll(async () => {
      const [bar, box] = await Promise.all([
        page.getByRole('banner').boundingBox(),
        heading.boundingBox(),
      ])
      return bar !== null && box !== null && box.y >= bar.y + bar.height
    })
    .toBe(true)
}

test('lists headings of the levels 2 and 3', async ({ page, site }) => {
  await open(page, at(site.fixture, '/writing/constructs'))
  const links = toc(page).getByRole('link')
  await expect(links.first()).toHaveText('Headings')
  await expect(toc(page).getByRole('link', { name: 'Third level' })).toBeVisible()
  await expect(toc(page).getByRole('link', { name: 'The {radius} of <light>' })).toBeVisible()
  await expect(toc(page).getByRole('link', { name: 'Fourth level' })).toHaveCount(0)
})

test('a page can do without', async ({ page, site }) => {
  await open(page, at(site.fixture, '/guides/hidden-title'))
  await expect(page.getByText('On this page')).toHaveCount(0)
})

test('marks the heading that is being read', async ({ page, site }) => {
  await open(page, at(site.fixture, '/writing/constructs'))
  for (const id of ['lists', 'tables', 'headings-1']) {
    await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id)
    await expect(current(page), id).toHaveAttribute('href', `#${id}`)
  }
})

test('marks the last heading at the end of the page', async ({ page, site }) => {
  await open(page, at(site.fixture, '/writing/constructs'))
  await page.keyboard.press('End')
  await expect(toc(page).getByRole('link').last()).toHaveAttribute('aria-current', 'location')
  await expect(current(page)).toHaveCount(1)
})

test('a click scrolls to the heading, below the navbar, and marks it', async ({ page, site }) => {
  await open(page, at(site.fixture, '/writing/constructs'))
  for (const name of ['Tables', 'HTML', 'Third level']) {
    await toc(page).getByRole('link', { name }).click()
    await expectInView(page, name)
    await expect(current(page)).toHaveText(name)
  }
  await expect(page).toHaveURL(/#third$/)
})

test('an address with a hash opens at its heading', async ({ page, site }) => {
  await open(page, at(site.fixture, '/writing/constructs#tables'))
  await expectInView(page, 'Tables')
  await expect(current(page)).toHaveText('Tables')
})

test('a link to a heading of another page opens there', async ({ page, site }) => {
  await open(page, at(site.fixture, '/changelog'))
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.getByRole('link', { name: 'Older versions' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Older versions')
  await page.getByRole('main').getByRole('link', { name: 'the changelog' }).click()
  await expect(page).toHaveURL(at(site.fixture, '/changelog#v1-0'))
  await expectInView(page, '1.0')
})

test('a page without a hash opens at its top', async ({ page, site }) => {
  await open(page, at(site.fixture, '/writing/constructs'))
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('each heading has a link to itself', async ({ page, site }) => {
  await open(page, at(site.fixture, '/writing/constructs'))
  const anchor = page.getByRole('link', { name: 'Direct link to Third level' })
  await anchor.focus()
  await expect(anchor).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#third$/)
})

for (const hash of ['#nothing-here', '#100%']) {
  test(`a hash like ${hash} does no harm`, async ({ page, site }) => {
    await open(page, at(site.fixture, `/writing/constructs${hash}`))
    await toc(page).getByRole('link', { name: 'Tables' }).click()
    await expect(current(page)).toHaveText('Tables')
  })
}

test('narrow screens have it in a box that opens', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await open(page, at(site.fixture, '/writing/constructs'))
  const box = page.getByRole('main').locator('details', { hasText: 'On this page' }).first()
  await expect(toc(page)).toBeHidden()
  await expect(box.getByRole('link', { name: 'Tables' })).toBeHidden()
  await box.getByText('On this page').click()
  await box.getByRole('link', { name: 'Tables' }).click()
  await expectInView(page, 'Tables')
})
