import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { emulateConnection } from './support/network'
import { open } from './support/open'

/** @returns paths of the page data that is asked for, from now on */
function recordData(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/page-data.json')) asked.push(pathname)
  })
  return asked
}

const INSTALL = '/docs/page-data/basics/install/page-data.json'

test('links in view are fetched ahead after a while, by link hints', async ({ page, site }) => {
  await open(page, site.fixture)
  const hint = page.locator(`link[rel=prefetch][as=fetch][href="${INSTALL}"]`)
  await expect(hint).toHaveCount(0)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Install' })
  // The page may still put itself at its top once more.
  await expect(async () => {
    await link.scrollIntoViewIfNeeded()
    await expect(hint).toHaveCount(1, { timeout: 5000 })
  }).toPass()
})

test('a link that leaves the view leaves the page to another link in view', async ({
  page,
  site,
}) => {
  await open(page, site.fixture)
  const hint = page.locator(`link[rel=prefetch][as=fetch][href="${INSTALL}"]`)
  // Two links to one page are in view, and one goes again before anything is fetched.
  const inText = page.getByRole('main').getByRole('link', { name: 'Install' })
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Install' })
  await inFooter.scrollIntoViewIfNeeded()
  await expect(inText).toBeInViewport()
  await page.evaluate(() => {
    document.body.style.paddingBottom = '100vh'
    document.querySelector('footer')?.scrollIntoView()
  })
  await expect(inText).not.toBeInViewport()
  await expect(inFooter).toBeInViewport()
  await expect(hint).toHaveCount(1)
})

test('the code of a linked page comes along', async ({ page, site }) => {
  await open(page, site.fixture)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tags' }).hover()
  await expect(
    page.locator('link[rel=prefetch][as=script][href*="component---src-templates-tags-tsx"]'),
  ).toHaveCount(1)
})

test('hovering fetches at once, and so does the focus', async ({ page, site }) => {
  await open(page, site.fixture)
  const asked = recordData(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Install' }).hover()
  await expect.poll(() => asked).toContain(INSTALL)
  await footer.getByRole('link', { name: 'Tags' }).focus()
  await expect.poll(() => asked).toContain('/docs/page-data/tags/page-data.json')
})

test('a link that is pressed is on its way before its click', async ({ page, site }) => {
  await open(page, site.fixture)
  const asked = recordData(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Install' })
  // A finger does not hover.
  await link.dispatchEvent('pointerdown', { button: 0, bubbles: true, pointerType: 'touch' })
  await expect.poll(() => asked).toContain(INSTALL)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Install Lantern')
})

test('the code of the template that is shown is asked for with the data of the next page', async ({
  page,
  site,
}) => {
  await emulateConnection(page)
  await open(page, at(site.main, '/effects/all-effects/kill'))
  const code = page.waitForRequest(/component---src-templates-doc-tsx-.*\.js$/)
  // The data stay away.
  await page.route(/\/page-data\.json$/, () => undefined)
  await page.locator('a[rel=next]').click()
  await code
})

test('what was fetched ahead is not asked for again', async ({ page, site }) => {
  await open(page, site.fixture)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Install' })
  // What the hint brought is read with a request of its own, which the cache answers.
  const read = page.waitForEvent('requestfinished', (request) => {
    return request.resourceType() === 'fetch' && request.url().endsWith(INSTALL)
  })
  await link.hover()
  await read
  const asked = recordData(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lantern')
  expect(asked).not.toContain(INSTALL)
})

test('many links are fetched a few at a time', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 4000 })
  let open_ = 0
  let most = 0
  let count = 0
  await page.route('**/page-data/**/page-data.json', async (route) => {
    open_ += 1
    count += 1
    most = Math.max(most, open_)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await route.continue()
    open_ -= 1
  })
  await open(page, at(site.main, '/effects/all-filters'))
  expect(
    await page.getByRole('main').getByRole('link').count(),
    'a page with fewer links shows nothing',
  ).toBeGreaterThan(50)
  await expect.poll(() => count).toBeGreaterThan(5)
  await page.waitForTimeout(3000)
  // Three pages, each with its hint and the reading of what that brought.
  expect(most).toBeLessThanOrEqual(4)
})

for (const [connection, isFetched] of [
  [{ effectiveType: '2g', saveData: true }, false],
  [{ effectiveType: 'slow-2g', saveData: true }, false],
  [{ effectiveType: '2g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, true],
] as const) {
  const { effectiveType, saveData } = connection
  const title = `${effectiveType} ${saveData ? 'with' : 'without'} data saver`
  test(`${isFetched ? 'something' : 'nothing'} is fetched ahead on ${title}`, async ({
    page,
    site,
  }) => {
    await emulateConnection(page, connection)
    await open(page, site.fixture)
    const asked = recordData(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Install' })
    await link.hover()
    await link.focus()
    if (isFetched) {
      await expect.poll(() => asked).toContain(INSTALL)
    } else {
      await page.waitForTimeout(4500)
      expect(asked).toEqual([])
    }
  })
}

test('without link hints a GET with credentials takes their place', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token)
    }
  })
  await page.context().addCookies([{ name: 'who', value: 'me', url: site.fixture }])
  await open(page, site.fixture)
  const asked = page.waitForRequest((request) => request.url().endsWith(INSTALL))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Install' }).hover()
  const request = await asked
  expect(request.method()).toBe('GET')
  expect((await request.allHeaders()).cookie).toBe('who=me')
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
})
