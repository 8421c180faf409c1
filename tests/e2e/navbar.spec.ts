import type { Locator, Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { open } from './support/open'

/** The router writes the home of a prefixed site without its slash. */
const HOME = /\/docs\/?$/

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** A dropdown of the bar: its button, and the list that the button names. */
async function dropdown(page: Page, name: string | RegExp) {
  const button = bar(page).getByRole('button', { name })
  const list: Locator = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
  return { button, list, links: list.getByRole('link') }
}

test.describe('items', () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.fixture, '/basics/install'))
  })

  test('a link leads to its route, below the path prefix', async ({ page, site }) => {
    await bar(page).getByRole('link', { name: 'Tags' }).click()
    await expect(page).toHaveURL(at(site.fixture, '/tags'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
  })

  test('a link to another site has an icon', async ({ page }) => {
    const source = bar(page).getByRole('link', { name: 'Source' })
    await expect(source).toHaveAttribute('href', 'https://example.org/source')
    await expect(source.locator('svg')).toHaveCSS('width', '13.5px')
    await expect(source.locator('svg')).toHaveCSS('height', '13.5px')
  })

  test('a doc item leads to the doc with that id', async ({ page, site }) => {
    await bar(page).getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(at(site.fixture, '/configure'))
  })

  test('a docSidebar item leads to the first doc of its sidebar', async ({ page }) => {
    await bar(page).getByRole('link', { name: 'Docs', exact: true }).click()
    await expect(page).toHaveURL(HOME)
  })

  test('a docsVersion item leads to the main doc of the version', async ({ page, site }) => {
    const mainDoc = bar(page).getByRole('link', { name: 'Main doc' })
    await expect(mainDoc).toHaveAttribute('href', HOME)
    await page.goto(at(site.fixture, '/1.0/basics/range'))
    await expect(mainDoc).toHaveAttribute('href', '/docs/1.0')
  })

  test('the versions dropdown lists all versions', async ({ page }) => {
    const { button, links } = await dropdown(page, 'Versions: Next')
    await button.click()
    await expect(links).toHaveText(['Next', '1.0'])
    await expect(links.first()).toHaveAttribute('aria-current', 'true')
  })

  test('the locales dropdown lists all languages, each in its own', async ({ page }) => {
    const { button, links } = await dropdown(page, 'Languages: English')
    await button.click()
    await expect(links).toHaveText(['English', 'العربية', 'Deutsch'])
    await expect(links.last()).toHaveAttribute('lang', 'de')
  })

  test('a plain dropdown holds links, docs and HTML', async ({ page }) => {
    const { button, list, links } = await dropdown(page, 'More')
    await button.click()
    await expect(links).toHaveText(['Changelog', 'Light a mine', 'Example site'])
    await expect(links.nth(1)).toHaveAttribute('href', '/docs/guides/light-a-mine')
    await expect(list.getByRole('separator')).toBeVisible()
  })

  test('an html item shows its HTML', async ({ page }) => {
    await expect(bar(page).locator('.lantern-mark')).toHaveText('🏮')
  })

  test('the search item shows the search button', async ({ page }) => {
    await expect(bar(page).getByRole('button', { name: /^Search/ })).toBeVisible()
  })

  test('the brand leads home', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Lantern Docs' }).click()
    await expect(page).toHaveURL(HOME)
  })
})

test.describe('highlight', () => {
  const marked = (page: Page) =>
    bar(page).locator('ul').first().locator('> li > [aria-current], > li > div > [aria-current]')

  test('exactly one item stands for a page, the nearest above it', async ({ page, site }) => {
    for (const [route, name, mark] of [
      ['/writing/code', 'Docs', 'true'],
      ['/guides', 'Docs', 'true'],
      ['/configure', 'Settings', 'page'],
      ['/changelog', 'More', 'true'],
      ['/changelog/old', 'More', 'true'],
      ['/tags/yaml', 'Tags', 'true'],
    ] as const) {
      await open(page, at(site.fixture, route))
      await expect(marked(page), route).toHaveText([name])
      await expect(marked(page), route).toHaveAttribute('aria-current', mark)
    }
  })

  test('that one has the bar and the colour, and no other', async ({ page, site }) => {
    await open(page, at(site.main, '/effects/all-filters/value_below'))
    await expect(marked(page)).toHaveText(['Reference'])
    const looks = await bar(page)
      .locator('ul')
      .first()
      .locator('> li > a, > li > div > button')
      .evaluateAll((items) =>
        items.map((item) => ({
          name: item.textContent,
          color: getComputedStyle(item).color,
          bar: getComputedStyle(item, '::before').height,
        })),
      )
    const current = looks.filter(({ bar: height }) => height === '3px')
    expect(current.map(({ name }) => name)).toEqual(['Reference'])
    const others = looks.filter(({ name }) => name !== 'Reference')
    expect(new Set(others.map(({ color }) => color)).size).toBe(1)
    expect(others[0]?.color).not.toBe(current[0]?.color)
  })

  test('a link is marked as the page on its own page, and docs items are not', async ({
    page,
    site,
  }) => {
    await open(page, at(site.fixture, '/tags'))
    await expect(bar(page).getByRole('link', { name: 'Tags' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    for (const name of ['Docs', 'Settings']) {
      const link = bar(page).getByRole('link', { name, exact: true })
      await expect(link).not.toHaveAttribute('aria-current')
    }
  })

  test('the mark moves on with the page', async ({ page, site }) => {
    await open(page, at(site.fixture, '/changelog'))
    const settings = bar(page).getByRole('link', { name: 'Settings' })
    await settings.click()
    await expect(settings).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('menu', () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.main, '/effects/finder'))
  })

  test('lists the kinds with their numbers', async ({ page, site }) => {
    const { button, links } = await dropdown(page, 'Reference')
    await button.click()
    await expect(links).toHaveText([
      /^Effects .*\d+$/,
      /^Conditions .*\d+$/,
      /^Triggers .*\d+$/,
      /^Filters .*\d+$/,
      /^Mutators .*\d+$/,
    ])
    await links.nth(3).click()
    await expect(page).toHaveURL(at(site.main, '/effects/all-filters'))
    await expect(links.first()).toBeHidden()
  })

  test('lists every plugin with its icon', async ({ page }) => {
    const { button, links } = await dropdown(page, 'Plugins')
    await button.click()
    await expect(links.first()).toBeVisible()
    expect(await links.count()).toBeGreaterThanOrEqual(17)
    await expect(links.filter({ has: page.locator('img') })).toHaveCount(await links.count())
  })

  test('works by keys, though its content comes when it is asked for', async ({ page }) => {
    const { button, list, links } = await dropdown(page, 'Tools')
    await button.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('dropdown', () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.fixture, '/changelog'))
  })

  test('Enter opens and closes it', async ({ page }) => {
    const { button, list } = await dropdown(page, 'More')
    await expect(list).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(list).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(list).toBeHidden()
  })

  test('arrows, Home and End move the focus', async ({ page }) => {
    const { button, links } = await dropdown(page, 'More')
    await button.press('Enter')
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', 2],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(links.nth(index), key).toBeFocused()
    }
  })

  test('the arrow down opens it from the button', async ({ page }) => {
    const { button, links } = await dropdown(page, 'More')
    await button.press('ArrowDown')
    await expect(links.first()).toBeFocused()
  })

  test('Escape closes it and gives the focus back', async ({ page }) => {
    const { button, list } = await dropdown(page, 'More')
    await button.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('Tab from the last item closes it', async ({ page }) => {
    const { button, list, links } = await dropdown(page, 'More')
    await button.press('ArrowUp')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(list).toBeHidden()
    await expect(bar(page).getByRole('link', { name: 'Tags' })).toBeFocused()
  })

  test('a press outside closes it', async ({ page }) => {
    const { button, list } = await dropdown(page, 'More')
    await button.click()
    await expect(list).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(list).toBeHidden()
  })

  test('choosing a link opens its page and closes it', async ({ page, site }) => {
    const { button, list, links } = await dropdown(page, 'More')
    await button.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at(site.fixture, '/guides/light-a-mine'))
    await expect(list).toBeHidden()
  })

  test('only one is open at a time', async ({ page }) => {
    const more = await dropdown(page, 'More')
    const versions = await dropdown(page, /^Versions/)
    await more.button.click()
    await versions.button.click()
    await expect(versions.list).toBeVisible()
    await expect(more.list).toBeHidden()
  })
})
