import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { open } from './support/open'
import { kept } from './support/storage'

const KEY = 'docs-preferred-version-default'

async function choose(page: Page, group: RegExp, name: string) {
  await page.getByRole('banner').getByRole('button', { name: group }).click()
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

const VERSIONS = /^Version/
const LANGUAGES = /^(Languages|Sprachen)/

test.describe('versions', () => {
  test('switching keeps the doc where the version has it', async ({ page, site }) => {
    await open(page, at(site.fixture, '/basics/install'))
    await choose(page, VERSIONS, '1.0')
    await expect(page).toHaveURL(at(site.fixture, '/1.0/basics/install'))
    await expect(page.getByRole('main')).toContainText('Lantern-1.0.jar')
    await choose(page, VERSIONS, 'Next')
    await expect(page).toHaveURL(at(site.fixture, '/basics/install'))
  })

  test('switching leads to the main doc where it has not', async ({ page, site }) => {
    await open(page, at(site.fixture, '/configure'))
    await choose(page, VERSIONS, '1.0')
    await expect(page).toHaveURL(at(site.fixture, '/1.0'))
    await expect(page.getByRole('main')).toContainText('The docs of Lantern 1.0.')
  })

  test('each version has a sidebar of its own', async ({ page, site }) => {
    await open(page, at(site.fixture, '/1.0/basics/range'))
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    await expect(sidebar.getByRole('link', { name: 'The range of a light' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(sidebar.getByRole('link', { name: 'Configure Lantern' })).toHaveCount(0)
  })

  test('the version that is read is kept, and holds on pages outside of the docs', async ({
    page,
    site,
  }) => {
    await open(page, site.fixture)
    await expect.poll(() => kept(page, KEY)).toBe('current')
    await open(page, at(site.fixture, '/1.0/basics/install'))
    await expect.poll(() => kept(page, KEY)).toBe('1.0')
    await page.getByRole('banner').getByRole('link', { name: 'Tags' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
    await expect(page.getByRole('button', { name: 'Versions: 1.0' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Versions: 1.0' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click()
    await expect(page).toHaveURL(at(site.fixture, '/1.0'))
  })

  test('a kept version that is gone counts for nothing', async ({ page, site }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '0.1'), KEY)
    await open(page, at(site.fixture, '/tags'))
    await expect(page.getByRole('button', { name: 'Versions: Next' })).toBeVisible()
  })
})

test.describe('locales', () => {
  test('switching keeps the doc, under the prefix of the language', async ({ page, site }) => {
    await open(page, at(site.fixture, '/basics/install'))
    await choose(page, LANGUAGES, 'Deutsch')
    await expect(page).toHaveURL(at(site.fixture, '/de/basics/install'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern installieren')
    await choose(page, LANGUAGES, 'English')
    await expect(page).toHaveURL(at(site.fixture, '/basics/install'))
  })

  test('switching leads home where a doc is not translated', async ({ page, site }) => {
    await open(page, at(site.fixture, '/configure'))
    await choose(page, LANGUAGES, 'Deutsch')
    await expect(page).toHaveURL(at(site.fixture, '/de'))
  })

  test('the interface speaks the language of the page', async ({ page, site }) => {
    await open(page, at(site.fixture, '/de/basics/install'))
    await expect(page.getByRole('button', { name: 'Sprachen: Deutsch' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Suche/ })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Zurück/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zum Hauptinhalt springen' })).toHaveCount(1)
  })

  test('the language is announced, and changes with the page', async ({ page, site }) => {
    await open(page, at(site.fixture, '/de'))
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', 'de')
    await expect(html).toHaveAttribute('dir', 'ltr')
    await choose(page, LANGUAGES, 'English')
    await expect(html).toHaveAttribute('lang', 'en')
  })

  test('tags have pages in each language', async ({ page, site }) => {
    await open(page, at(site.fixture, '/de/tags'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schlagwörter')
    await page.getByRole('main').getByRole('link', { name: 'start' }).click()
    await expect(page).toHaveURL(at(site.fixture, '/de/tags/start'))
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Lantern installieren' }),
    ).toBeVisible()
  })
})
