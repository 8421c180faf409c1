import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { emulateConnection, markDocument, recordConsole } from './support/network'
import { hydrated, open } from './support/open'
import { scriptWith } from './support/scripts'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open navigation menu' })

test.describe('the menu of narrow windows, which is loaded on use', () => {
  test.use({ viewport: { width: 375, height: 700 } })
  test.beforeEach(({ page }) => emulateConnection(page))

  test('has a spinner once loading is slow, then it is there', async ({ page, site }) => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route(scriptWith(site.fixtureDir, 'showModal'), async (route) => {
      await asked
      await route.continue()
    })
    await open(page, site.fixture)
    await menuButton(page).click()
    const spinner = page.getByRole('banner').getByRole('status')
    await expect(spinner).toHaveText('Loading')
    answer()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })

  test('says what went wrong, and Retry loads it', async ({ page, site }) => {
    const script = scriptWith(site.fixtureDir, 'showModal')
    await page.route(script, (route) => route.abort())
    await open(page, site.fixture)
    const said = recordConsole(page)
    await menuButton(page).click()
    const alert = page.getByRole('banner').getByRole('alert')
    await expect(alert).toContainText('A part of the page could not be loaded.')
    await expect(alert).toContainText(/Loading chunk .* failed/)
    expect(said.filter(({ type }) => type === 'pageerror')).toEqual([])
    await page.unroute(script)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    // The page was not loaded anew behind the reader's back.
    await expect(page).toHaveURL(site.fixture)
  })

  test('is gone since the site was deployed anew: Retry loads the page that is there', async ({
    page,
    site,
  }) => {
    const script = scriptWith(site.fixtureDir, 'showModal')
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'another' } }),
    )
    await open(page, site.fixture)
    const isSame = await markDocument(page)
    await menuButton(page).click()
    const alert = page.getByRole('banner').getByRole('alert')
    await expect(alert).toContainText('A part of the page could not be loaded.')
    expect(await isSame()).toBe(true)
    await page.unroute(script)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(isSame).toBe(false)
    await hydrated(page)
    await menuButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('exports no component: the error says what to do', async ({ page, site }) => {
    await page.route(scriptWith(site.fixtureDir, 'showModal'), async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/default:/g, 'menu:')
      await route.fulfill({ response, body })
    })
    await open(page, site.fixture)
    await menuButton(page).click()
    await expect(page.getByRole('banner').getByRole('alert')).toContainText(
      'The menu has no default export. Export a component as default.',
    )
  })
})

test.describe('what unfolds', () => {
  const CONSTRUCTS = '/writing/constructs'

  test.beforeEach(async ({ page }) => {
    await emulateConnection(page)
    await page.addInitScript(() => {
      const durations: unknown[] = []
      Object.assign(window, { durations })
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        durations.push((options as KeyframeAnimationOptions).duration)
        return animate.call(this, frames, options)
      }
    })
  })

  /** @returns milliseconds of the animations that the site has started so far */
  const durations = (page: Page) =>
    page.evaluate(() => (window as unknown as { durations: number[] }).durations)

  const details = (page: Page) => page.locator('article details:not(:has(nav))').first()

  /** Comes near, so that the code for it is loaded, and toggles the box. */
  async function toggle(page: Page) {
    const summary = details(page).locator('summary')
    await summary.hover()
    await page.waitForLoadState('networkidle')
    await summary.press('Enter')
  }

  const grow = (page: Page, height: number) =>
    details(page).evaluate((box, pixels) => {
      box.append(Object.assign(document.createElement('div'), { style: `height: ${pixels}px` }))
    }, height)

  test('takes longer the higher it is', async ({ page, site }) => {
    await open(page, at(site.fixture, CONSTRUCTS))
    await toggle(page)
    await expect(details(page)).toHaveAttribute('open', '')
    await expect
      .poll(() => details(page).evaluate((box) => box.getAnimations({ subtree: true }).length))
      .toBe(0)
    await toggle(page)
    await expect(details(page)).not.toHaveAttribute('open', '')
    await grow(page, 2000)
    await toggle(page)
    await expect.poll(() => durations(page)).toHaveLength(3)
    const [opening = 0, closing = 0, long = 0] = await durations(page)
    expect(opening).toBeGreaterThan(0)
    expect(closing).toBe(opening)
    expect(long).toBeGreaterThan(opening)
  })

  test('does so at once with reduced motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, at(site.fixture, CONSTRUCTS))
    await toggle(page)
    await expect(details(page)).toHaveAttribute('open', '')
    expect(await durations(page)).toEqual([])
  })

  test('a branch of the sidebar does it, too', async ({ page, site }) => {
    await open(page, site.fixture)
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    const category = sidebar.locator('button[aria-expanded=false]').first()
    await category.hover()
    await page.waitForLoadState('networkidle')
    await category.click()
    await expect.poll(() => durations(page)).toHaveLength(1)
  })
})
