import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { hydrated, open } from './support/open'
import { kept, refuseStorage } from './support/storage'

const mode = (page: Page) => page.locator('html')
const toDark = (page: Page) => page.getByRole('button', { name: 'Switch to dark mode' })
const toLight = (page: Page) => page.getByRole('button', { name: 'Switch to light mode' })

test('is light at first, also where the system prefers dark', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, site.fixture)
  await expect(mode(page)).toHaveAttribute('data-theme', 'light')
  await expect(mode(page)).toHaveCSS('color-scheme', 'light')
  await expect(toDark(page)).toBeVisible()
})

test('can be switched there and back', async ({ page, site }) => {
  await open(page, site.fixture)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await toDark(page).click()
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
  expect(await background()).not.toBe(light)
  await toLight(page).click()
  await expect(mode(page)).toHaveAttribute('data-theme', 'light')
  expect(await background()).toBe(light)
})

test('the switch works by keyboard and keeps the focus', async ({ page, site }) => {
  await open(page, site.fixture)
  await toDark(page).press('Enter')
  await expect(toLight(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(mode(page)).toHaveAttribute('data-theme', 'light')
})

test('is kept under "theme", after a reload and on other pages', async ({ page, site }) => {
  await open(page, site.fixture)
  await toDark(page).click()
  expect(await kept(page, 'theme')).toBe('dark')
  await page.reload()
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
  await hydrated(page)
  await page.getByRole('link', { name: 'Tags' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
  await page.goto(at(site.fixture, '/configure'))
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
})

test('is set before the body is there, so that nothing flashes', async ({ page, site }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body')) return
      observer.disconnect()
      document.documentElement.dataset.seenAtBody = document.documentElement.dataset.theme
    }).observe(document, { childList: true, subtree: true })
  })
  // The scripts of the bundle must not be needed for it.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(site.fixture)
  await expect(mode(page)).toHaveAttribute('data-seen-at-body', 'dark')
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
})

test('an unknown kept value counts for nothing', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'))
  await open(page, site.fixture)
  await expect(mode(page)).toHaveAttribute('data-theme', 'light')
})

test('can be switched where storage is refused', async ({ page, site }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await refuseStorage(page)
  await open(page, site.fixture)
  await toDark(page).click()
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'Tags' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
  expect(errors).toEqual([])
})

test('other browser tabs follow', async ({ page, context, site }) => {
  await open(page, site.fixture)
  const second = await context.newPage()
  await open(second, at(site.fixture, '/configure'))
  await toDark(page).click()
  await expect(mode(second)).toHaveAttribute('data-theme', 'dark')
  await expect(toLight(second)).toBeVisible()
})

test("the browser's own colour follows", async ({ page, site }) => {
  await open(page, site.fixture)
  const color = page.locator('meta[name="theme-color"]')
  await expect(color).toHaveCount(1)
  const light = await color.getAttribute('content')
  await toDark(page).click()
  await expect(color).not.toHaveAttribute('content', light ?? '')
})

test('follows a choice of another tab when the page comes back as it was left', async ({
  page,
  site,
}) => {
  await open(page, site.fixture)
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  await expect(mode(page)).toHaveAttribute('data-theme', 'light')
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
})
