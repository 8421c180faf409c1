import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { recordConsole } from './support/network'
import { open } from './support/open'

/** Ways in which a browser can have no storage. */
const BROKEN: Record<string, (page: Page) => Promise<unknown>> = {
  refused: (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    }),
  missing: (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { value: undefined })
      }
    }),
  full: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    }),
}

for (const [kind, breakStorage] of Object.entries(BROKEN)) {
  test(`everything works where storage is ${kind}, and it is logged once`, async ({
    page,
    site,
  }) => {
    await breakStorage(page)
    const said = recordConsole(page)
    await open(page, at(site.fixture, '/configure'))
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Close announcement' }).click()
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
    const tab = page.getByRole('tab', { selected: false }).first()
    const name = await tab.innerText()
    await tab.click()
    await expect(page.getByRole('tab', { name, selected: true }).first()).toBeVisible()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Install' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lantern')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.goBack()
    // The choice holds for the visit.
    await expect(page.getByRole('tab', { name, selected: true }).first()).toBeVisible()

    const warnings = said.filter(({ text }) => text.startsWith('Browser storage'))
    expect(warnings.map(({ type }) => type)).toEqual(['warning'])
    expect(said.filter(({ type }) => type === 'error' || type === 'pageerror')).toEqual([])
  })
}

test('several tabs of the browser stay in step', async ({ page, context, site }) => {
  const other = await context.newPage()
  await open(page, at(site.fixture, '/configure'))
  await open(other, at(site.fixture, '/configure'))

  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')

  const tab = page.getByRole('tab', { selected: false }).first()
  const name = await tab.innerText()
  await tab.click()
  await expect(other.getByRole('tab', { name, selected: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Close announcement' }).click()
  await expect(other.getByRole('region', { name: 'Announcement' })).toBeHidden()
})

test('the version that is read in one tab holds in the other', async ({ page, context, site }) => {
  const other = await context.newPage()
  await open(other, at(site.fixture, '/tags'))
  await open(page, at(site.fixture, '/1.0/basics/install'))
  await expect(other.getByRole('banner').getByRole('button', { name: /Versions/ })).toContainText(
    '1.0',
  )
})
