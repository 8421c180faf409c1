import { at, expect, test } from '../support/test'
import { open } from './support/open'

const ROUTE = '/effects/all-effects/kill'

test('the first tab stop leads past navbar and sidebar', async ({ page, site }) => {
  await open(page, at(site.main, ROUTE))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('#main :focus')).toHaveCount(1)
})

test('the navbar stays in view while the page scrolls', async ({ page, site }) => {
  await open(page, at(site.main, ROUTE))
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 0.9 })
})

test('a page can be opened from the sidebar with the keyboard alone', async ({ page, site }) => {
  await open(page, at(site.main, '/effects'))
  const branch = page.getByRole('button', { name: /Expand the category 'EcoPets'/ })
  await branch.focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', {
    name: 'PlaceholderAPI',
  })
  await expect(link.first()).toBeVisible()
  await link.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(site.main, '/ecopets/placeholderapi'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
