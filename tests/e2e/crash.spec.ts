import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { dataOf, emulateConnection, recordConsole } from './support/network'
import { open } from './support/open'

/** Puts an element at the start of a page's body that this site cannot render. */
async function breakBody(page: Page, route: string, element: unknown): Promise<void> {
  await page.route(dataOf(route), async (request) => {
    const response = await request.fetch()
    const data = (await response.json()) as {
      result: { data: { mdx: { docPage: { tree: unknown[] } } } }
    }
    data.result.data.mdx.docPage.tree.unshift(element)
    await request.fulfill({ response, json: data })
  })
}

test.beforeEach(({ page }) => emulateConnection(page))

test('a page that crashes says so and leaves the frame in use', async ({ page, site }) => {
  await breakBody(page, '/basics/install', ['NoSuchComponent', null])
  await open(page, site.fixture)
  const said = recordConsole(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Install' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await expect(main.getByRole('alert')).toContainText('The body uses <NoSuchComponent>')
  expect(said.some(({ text }) => text.includes('NoSuchComponent'))).toBe(true)
  // It crashes again, and says so again.
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')

  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Changelog' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
})

test('"Try again" shows the page when the reason is gone', async ({ page, site }) => {
  await open(page, site.fixture)
  await page.evaluate(() => {
    const real = window.IntersectionObserver
    window.IntersectionObserver = class extends real {
      constructor(...args: ConstructorParameters<typeof real>) {
        // Only parts of the page itself, the frame has its observers already.
        super(...args)
        throw new Error('The lamp went out.')
      }
    }
    Object.assign(window, { repair: () => (window.IntersectionObserver = real) })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tags' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('This page crashed.')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The lamp went out.')
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading).toHaveText('Tags')
})

test('a component that crashes takes nothing else down', async ({ page, site }) => {
  await breakBody(page, '/basics/install', ['Tabs', null, ['p', null, 'no tab']])
  await open(page, site.fixture)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Install' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lantern')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('Tabs could not be shown')
  await expect(main.getByText('Download the file.')).toBeVisible()
})

test('a first visit keeps its text when a part of it crashes as it comes to life', async ({
  page,
  site,
}) => {
  await breakBody(page, '/basics/install', ['Tabs', null, ['p', null, 'no tab']])
  await open(page, at(site.fixture, '/basics/install'))
  const main = page.getByRole('main')
  await main.locator('pre').hover()
  await expect(main.getByRole('alert')).toContainText('Tabs could not be shown')
  await expect(main.getByText('Download the file.')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})
