import type { Page } from '@playwright/test'
import { violations } from '../support/axe'
import { at, expect, test } from '../support/test'
import { open } from './support/open'

const ROUTE = '/ecoenchants/all-enchantments'

/** The page's longest table. */
const table = (page: Page) =>
  page.locator('table', { has: page.locator('th', { hasText: 'L is the level' }) })
const rows = (page: Page) => table(page).locator('tbody tr')
const tools = (page: Page) =>
  page.locator('article div').filter({
    has: page.getByRole('searchbox', { name: 'Search this table' }),
    hasText: '102 rows',
  })
const search = (page: Page) => tools(page).last().getByRole('searchbox')

/** The tools come when the reader comes near. */
async function openTable(page: Page, url: string): Promise<void> {
  await open(page, url)
  await rows(page).first().scrollIntoViewIfNeeded()
}

test('a long table can be searched, filtered and sorted', async ({ page, site }) => {
  await openTable(page, at(site.main, ROUTE))
  await expect(rows(page)).toHaveCount(102)
  const bar = tools(page).last()

  await search(page).fill('lightning')
  await expect(rows(page)).not.toHaveCount(102)
  await expect(rows(page).first()).toContainText('ightning')
  await search(page).fill('')

  await bar.getByLabel('Show').selectOption({ label: 'curse' })
  await expect(rows(page).filter({ hasNotText: 'curse' })).toHaveCount(0)
  await bar.getByLabel('Sort by').selectOption({ label: 'Name' })
  await bar.getByLabel('Descending').check()
  // React shows the new order when it has the time, not before the next line of this test.
  await expect(async () => {
    const names = await rows(page).locator('td:nth-child(2)').allInnerTexts()
    expect(names.length).toBeGreaterThan(2)
    expect(names).toEqual([...names].sort((a, b) => b.localeCompare(a, 'en')))
  }).toPass({ timeout: 20_000 })

  await search(page).fill('xqzzyw')
  await bar.getByRole('button', { name: 'Show all rows' }).click()
  await expect(rows(page)).toHaveCount(102)
})

test('a link to a row shows it whatever was searched for', async ({ page, site }) => {
  await openTable(page, at(site.main, ROUTE))
  await search(page).fill('lightning')
  await expect(page.locator('#enchantments-abrasion')).toHaveCount(0)
  await page.evaluate(() => (location.hash = '#enchantments-abrasion'))
  await expect(rows(page)).toHaveCount(102)
})

test('rows far below are neither laid out nor painted before a reader comes near', async ({
  page,
  site,
}) => {
  await open(page, at(site.main, '/effects/all-triggers'))
  const row = page.locator('article table tbody tr').last()
  const isLaidOut = () => row.evaluate((e) => e.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await row.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
})

test('a link of the page leads over tall tables to its heading', async ({ page, site }) => {
  await open(page, at(site.main, '/effects/all-triggers'))
  await page.getByRole('link', { name: 'Read on', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Read on' })).toBeInViewport()
})

test('what the page inherits does not depend on what is in it', async ({ page, site }) => {
  // Browsers ask such a rule again for each part that comes, and then work out the whole page anew.
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, at(site.main, '/effects/all-triggers'))
  const inherited = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
      .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith('html:has('))
      .flatMap((rule) => [...(rule as CSSStyleRule).style])
      .filter((name) => name.startsWith('--')),
  )
  expect(inherited).toEqual([])
})

test('tools of tables are accessible and take no room away later', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openTable(page, at(site.main, ROUTE))
  await expect(search(page)).toBeVisible()
  expect(await violations(page, { within: 'article' })).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every row is there', async ({ page, site }) => {
    await page.goto(at(site.main, ROUTE))
    await expect(rows(page)).toHaveCount(102)
  })
})
