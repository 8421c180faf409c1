import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { dataOf, emulateConnection, markDocument } from './support/network'
import { open } from './support/open'

const INSTALL = '/basics/install'

/** Milliseconds; further than any test has come when it stops the clock. */
const HOUR = 3_600_000

test.beforeEach(({ page }) => emulateConnection(page))

/** Lets the data of {@link INSTALL} wait; returns what lets it through. */
async function holdBack(page: Page): Promise<() => void> {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(dataOf(INSTALL), async (route) => {
    await asked
    await route.continue()
  })
  return answer
}

test.describe('a page that takes long', () => {
  test('comes when it is loaded; the page before stays until then', async ({ page, site }) => {
    await page.clock.install()
    const answer = await holdBack(page)
    await open(page, site.fixture)
    const isSame = await markDocument(page)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    await page.clock.pauseAt(Date.now() + HOUR)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Install' }).click()
    await page.clock.runFor(990)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(site.fixture)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    // After 1000 ms the bar appears, and no spinner with it.
    await page.clock.runFor(20)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '8')
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
    await page.clock.runFor(5000)
    await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '8')
    await page.clock.resume()
    answer()
    await expect(page).toHaveURL(at(site.fixture, INSTALL))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lantern')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await isSame()).toBe(true)
  })

  test('shows no bar when it comes within a second', async ({ page, site }) => {
    await page.clock.install()
    const answer = await holdBack(page)
    await open(page, site.fixture)
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar]')) document.body.dataset.barSeen = ''
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.clock.pauseAt(Date.now() + HOUR)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Install' }).click()
    await page.clock.runFor(500)
    answer()
    // On slow machines, too, little time passes for the site until the page is there.
    await expect(async () => {
      await page.clock.runFor(10)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lantern', {
        timeout: 500,
      })
    }).toPass({ timeout: 20_000 })
    await page.clock.runFor(2000)
    expect(await page.evaluate(() => 'barSeen' in document.body.dataset)).toBe(false)
  })

  test('does not replace the one that was asked for after it', async ({ page, site }) => {
    const answer = await holdBack(page)
    await open(page, site.fixture)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Install' }).click()
    await footer.getByRole('link', { name: 'Tags' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
    const answered = page.waitForResponse(dataOf(INSTALL))
    answer()
    await answered
    await page.waitForTimeout(300)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
    await expect(page).toHaveURL(at(site.fixture, '/tags'))
  })

  test('stays away until it is loaded on the way back, too', async ({ page, site }) => {
    await open(page, at(site.fixture, INSTALL))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tags' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
    // A new document has nothing of the page before.
    await page.reload()
    await open(page, page.url())
    const answer = await holdBack(page)
    await page.getByRole('link', { name: 'Skip to main content' }).focus()
    await page.evaluate(() => history.pushState({ key: 'a' }, '', 'basics/install'))
    await page.evaluate(() => history.pushState({ key: 'b' }, '', '../tags'))
    await page.goBack()
    await page.waitForTimeout(300)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
    await expect(page.getByRole('progressbar')).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lantern')
  })
})

test.describe('scroll position', () => {
  test('is the top of a new page, and the old one on the way back and forward', async ({
    page,
    site,
  }) => {
    await open(page, at(site.fixture, '/writing/constructs'))
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.waitForTimeout(100)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Install' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lantern')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    // The click itself scrolled down to the footer.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(400)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lantern')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('is kept when the page is loaded anew', async ({ page, site }) => {
    await open(page, at(site.fixture, '/writing/constructs'))
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.waitForTimeout(200)
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  })
})

test.describe('focus', () => {
  test('moves to the heading of the new page, which is announced', async ({ page, site }) => {
    await open(page, site.fixture)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Install' }).press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: 'Install Lantern' })
    await expect(heading).toBeFocused()
    await expect(page.locator('[aria-live=assertive]')).toHaveText('Navigated to Install Lantern')
    // What follows is the content of the page; the heading is no stop of its own on the way back.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    await expect(heading).not.toHaveAttribute('tabindex')
  })

  test('moves to the target of a hash', async ({ page, site }) => {
    await open(page, at(site.fixture, INSTALL))
    await page.evaluate(() => {
      ;(window as unknown as { ___navigate: (to: string) => void }).___navigate(
        '/docs/changelog#v1-1',
      )
    })
    await expect(page.locator('[id="v1-1"]')).toBeFocused()
  })

  test('moves on the way back', async ({ page, site }) => {
    await open(page, at(site.fixture, INSTALL))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tags' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Install Lantern' })).toBeFocused()
  })

  test('stays in a field whose query is kept in the address', async ({ page, site }) => {
    await open(page, at(site.main, '/search'))
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('money')
    await expect(page).toHaveURL(/q=money/)
    await expect(field).toBeFocused()
  })
})

test('a link whose hash cannot be decoded leads to its page', async ({ page, site }) => {
  await open(page, site.fixture)
  const isSame = await markDocument(page)
  await page.evaluate(() => {
    ;(window as unknown as { ___navigate: (to: string) => void }).___navigate(
      '/docs/basics/install#100%',
    )
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lantern')
  expect(await isSame()).toBe(true)
})

test('a link to an address that cannot be decoded leads to the not-found page', async ({
  page,
  site,
}) => {
  await open(page, site.fixture)
  await page.evaluate(() => {
    ;(window as unknown as { ___navigate: (to: string) => void }).___navigate('/docs/%E0%A4%A')
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('a link to a page that is not there shows the not-found page in place', async ({
  page,
  site,
}) => {
  await open(page, site.fixture)
  const isSame = await markDocument(page)
  await page.evaluate(() => {
    ;(window as unknown as { ___navigate: (to: string) => void }).___navigate('/docs/nothing')
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveURL(at(site.fixture, '/nothing'))
  expect(await isSame()).toBe(true)
})
