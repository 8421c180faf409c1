import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { open } from './support/open'

test.use({ viewport: { width: 375, height: 720 } })

const toggle = (page: Page) => page.getByRole('button', { name: 'Open navigation menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const docs = (page: Page) => drawer(page).getByRole('navigation', { name: 'Docs sidebar' })
const main = (page: Page) => drawer(page).getByRole('navigation', { name: 'Main' })

async function openDrawer(page: Page, url: string) {
  await open(page, url)
  await toggle(page).click()
  await expect(drawer(page)).toBeVisible()
}

test('the bar keeps toggle, brand and search; the rest is in the drawer', async ({
  page,
  site,
}) => {
  await open(page, at(site.fixture, '/configure'))
  await expect(toggle(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lantern Docs' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
})

test('the page does not scroll sideways', async ({ page, site }) => {
  for (const route of ['/', '/configure', '/writing/constructs', '/writing/code', '/tags']) {
    await open(page, at(site.fixture, route))
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, route).toBeLessThanOrEqual(375)
  }
})

test('the drawer opens with the docs sidebar and the active page in it', async ({ page, site }) => {
  await openDrawer(page, at(site.fixture, '/configure'))
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  const active = docs(page).getByRole('link', { name: 'Configure Lantern' })
  await expect(active).toHaveAttribute('aria-current', 'page')
  await expect(active).toBeInViewport()
})

test('the drawer scrolls to a page far down in a long branch', async ({ page, site }) => {
  await openDrawer(page, at(site.main, '/effects/all-filters/value_below'))
  await expect(docs(page).getByRole('link', { name: 'value_below', exact: true })).toBeInViewport()
})

test('nothing of a long branch is loaded before the drawer is open', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, at(site.main, '/effects/all-filters/value_below'))
  await page.waitForLoadState('networkidle')
  const lists = () => asked.filter((path) => path.includes('/sidebars/'))
  expect(lists()).toEqual([])
  await toggle(page).click()
  await expect.poll(lists).toHaveLength(1)
  await expect(docs(page).getByRole('link', { name: 'above_health_percent' })).toHaveCount(1)
})

test('a button leads back to the main menu and to the sidebar again', async ({ page, site }) => {
  await openDrawer(page, at(site.fixture, '/configure'))
  await drawer(page).getByRole('button', { name: 'Back to main menu' }).click()
  await expect(docs(page)).toBeHidden()
  await expect(main(page).getByRole('link', { name: 'Settings' })).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Docs sidebar' }).click()
  await expect(docs(page)).toBeVisible()
})

test('a page outside of the docs starts with the main menu', async ({ page, site }) => {
  await openDrawer(page, at(site.fixture, '/tags'))
  await expect(main(page)).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: 'Back to main menu' })).toHaveCount(0)
})

test('groups of the main menu unfold', async ({ page, site }) => {
  await openDrawer(page, at(site.fixture, '/tags'))
  const link = main(page).getByRole('link', { name: 'Changelog' })
  await expect(link).toBeHidden()
  await main(page).getByText('More', { exact: true }).click()
  await expect(link).toBeVisible()
})

test('the colour mode can be switched in the drawer', async ({ page, site }) => {
  await openDrawer(page, at(site.fixture, '/configure'))
  await drawer(page).getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the focus stays in the drawer and returns to the toggle', async ({ page, site }) => {
  await openDrawer(page, at(site.fixture, '/tags'))
  const inside = () =>
    page.evaluate(() => {
      const { activeElement } = document
      // Between its ends a dialog may hand the focus to the browser's own controls.
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
  for (let i = 0; i < 20; i += 1) {
    await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(toggle(page)).toBeFocused()
})

test.describe('closes', () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.fixture, '/tags'))
    await page.getByRole('link', { name: 'yaml' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('yaml')
    await page.getByRole('link', { name: 'Configure Lantern' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configure Lantern')
    await toggle(page).click()
    await expect(drawer(page)).toBeVisible()
  })

  test('on its button', async ({ page }) => {
    await drawer(page).getByRole('button', { name: 'Close navigation menu' }).click()
    await expect(drawer(page)).toBeHidden()
  })

  test('on Escape', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('on a press on the backdrop', async ({ page }) => {
    await page.mouse.click(345, 400)
    await expect(drawer(page)).toBeHidden()
  })

  test('after choosing a link', async ({ page, site }) => {
    await docs(page).getByRole('link', { name: 'Basics' }).click()
    await expect(page).toHaveURL(at(site.fixture, '/basics/install'))
    await expect(drawer(page)).toBeHidden()
  })

  test('after choosing the link of the present page', async ({ page, site }) => {
    await docs(page).getByRole('link', { name: 'Configure Lantern' }).click()
    await expect(page).toHaveURL(at(site.fixture, '/configure'))
    await expect(drawer(page)).toBeHidden()
  })

  test('on back navigation', async ({ page, site }) => {
    await page.goBack()
    await expect(page).toHaveURL(at(site.fixture, '/tags/yaml'))
    await expect(drawer(page)).toBeHidden()
  })

  test('when the window gets as wide as a desktop', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 720 })
    await expect(drawer(page)).toBeHidden()
    await page.setViewportSize({ width: 375, height: 720 })
    await expect(toggle(page)).toBeVisible()
    await expect(drawer(page)).toBeHidden()
  })
})

test('the mobile layout applies at 996 pixels, not at 997', async ({ page, site }) => {
  await open(page, at(site.fixture, '/configure'))
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await page.setViewportSize({ width: 996, height: 720 })
  await expect(toggle(page)).toBeVisible()
  await expect(sidebar).toBeHidden()
  await page.setViewportSize({ width: 997, height: 720 })
  await expect(toggle(page)).toBeHidden()
  await expect(sidebar).toBeVisible()
})
