import type { Page } from '@playwright/test'
import { violations } from '../support/axe'
import { at, expect, test } from '../support/test'
import type { Site } from '../support/test'
import { open } from './support/open'
import { searchButton, searchModal } from './support/search'

/** One page of each kind: its name, site and route, and what has to be there first. */
const PAGES: [kind: string, home: 'main' | 'fixture', route: string, ready?: string][] = [
  ['home', 'main', '/'],
  ['guide with tables', 'main', '/ecocrates/commands-and-permissions'],
  ['guide with code', 'main', '/effects/configuring-an-effect'],
  ['reference entry', 'main', '/effects/all-filters/above_health_percent'],
  ['entry index', 'main', '/effects/all-filters'],
  ['first page of a plugin', 'main', '/ecocrates'],
  ['plugin list', 'main', '/what-plugins-are-supported'],
  ['list of tags', 'main', '/tags'],
  ['tag', 'main', '/tags/triggers'],
  ['start of the search page', 'main', '/search'],
  ['search results', 'main', '/search?q=filter', 'article'],
  ['not-found page', 'main', '/effects/all-filters/above_helth_percent', '#nearest'],
  ['generated index', 'fixture', '/guides'],
  ['every construct', 'fixture', '/writing/constructs'],
  ['admonitions', 'fixture', '/writing/admonitions'],
  ['code blocks', 'fixture', '/writing/code'],
  ['tabs', 'fixture', '/configure'],
  ['images', 'fixture', '/guides/light-a-mine'],
  ['another language', 'fixture', '/de/basics/install'],
  ['from right to left', 'fixture', '/ar/basics/install'],
]

/** Opens a page in a colour mode, kept from an earlier visit. */
async function openIn(page: Page, theme: string, url: string): Promise<void> {
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
  await open(page, url)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

// Colours are checked when they have arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    for (const [kind, home, route, ready] of PAGES) {
      test(kind, async ({ page, site }) => {
        await openIn(page, theme, at(site[home], route))
        if (ready) await page.locator(ready).first().waitFor()
        expect(await violations(page, { theme })).toEqual([])
      })
    }

    test('search modal: start, results, nothing found', async ({ page, site }) => {
      await openIn(page, theme, at(site.main, '/ecocrates'))
      await searchButton(page).click()
      const { dialog, field, links } = searchModal(page)
      await expect(field).toBeFocused()
      expect(await violations(page, { theme })).toEqual([])
      await field.fill('location')
      await expect(links.first()).toBeVisible()
      expect(await violations(page, { theme })).toEqual([])
      await field.fill('xqzzywv')
      await expect(dialog).toContainText('No results for')
      expect(await violations(page, { theme })).toEqual([])
    })

    test('search modal with a history', async ({ page, site }) => {
      await openIn(page, theme, at(site.main, '/ecocrates'))
      const { field, links } = searchModal(page)
      await page.keyboard.press('/')
      await field.fill('victim_as_player')
      await links.first().click()
      await expect(page).toHaveURL(/victim_as_player/)
      await page.keyboard.press('/')
      await expect(links).toHaveCount(1)
      expect(await violations(page, { theme })).toEqual([])
    })

    test('drawer on a phone', async ({ page, site }) => {
      await page.setViewportSize({ width: 375, height: 720 })
      await openIn(page, theme, at(site.main, '/ecocrates/rewards'))
      await page.getByRole('button', { name: 'Open navigation menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer).toBeVisible()
      expect(await violations(page, { theme })).toEqual([])
      await drawer.getByRole('button', { name: 'Back to main menu' }).click()
      expect(await violations(page, { theme })).toEqual([])
    })

    test('page and search modal on a phone', async ({ page, site }) => {
      await page.setViewportSize({ width: 375, height: 720 })
      await openIn(page, theme, at(site.main, '/ecocrates/commands-and-permissions'))
      expect(await violations(page, { theme })).toEqual([])
      await searchButton(page).click()
      const { field, links } = searchModal(page)
      await field.fill('location')
      await expect(links.first()).toBeVisible()
      expect(await violations(page, { theme })).toEqual([])
    })

    test('open dropdown', async ({ page, site }) => {
      await openIn(page, theme, at(site.fixture, '/configure'))
      await page.getByRole('button', { name: 'More' }).click()
      await expect(page.getByRole('link', { name: 'Example site' }).first()).toBeVisible()
      expect(await violations(page, { theme })).toEqual([])
    })
  })
}

const HEADINGS: [home: keyof Site, route: string][] = [
  ['main', '/'],
  ['main', '/ecocrates'],
  ['main', '/tags/triggers'],
  ['main', '/search'],
  ['fixture', '/guides'],
  ['fixture', '/guides/hidden-title'],
]

for (const [home, route] of HEADINGS) {
  test(`${home} ${route} has one heading of level 1`, async ({ page, site }) => {
    await page.goto(at(site[home], route))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}
