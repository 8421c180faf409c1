/** What pictures of pages had shown to be wrong: tables, titles, targets, long code. */
import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { open } from './support/open'

/** Pages with tables of every layout. */
const TABLES = [
  '/ecoskills/commands-and-permissions',
  '/ecopets/settings',
  '/ecopets/placeholderapi',
  '/effects/configuring-an-effect',
  '/effects/data-flow',
  '/all-plugins/prices',
  '/effects/all-effects/arrow_ring',
]

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 812 })

/** What of a table is wider than its place, and says nothing of it. */
const silentlyCut = (page: Page) =>
  page.locator('article table:not(figure *)').evaluateAll((tables) =>
    tables
      .map((table) => table.parentElement)
      .filter((box) => box !== null && box.scrollWidth > box.clientWidth)
      .filter((box) => !getComputedStyle(box as Element).backgroundImage.includes('gradient'))
      .map((box) => box?.textContent.slice(0, 60)),
  )

test.describe('tables', () => {
  for (const width of [320, 375, 1024, 1200, 1280]) {
    test(`cut nothing off without a hint at ${width} pixels`, async ({ page, site }) => {
      await setWidth(page, width)
      for (const route of TABLES) {
        await open(page, at(site.main, route))
        expect(await silentlyCut(page), route).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, route).toBeLessThanOrEqual(width)
      }
    })
  }

  for (const width of [320, 375]) {
    test(`keep labels apart at ${width} pixels`, async ({ page, site }) => {
      await setWidth(page, width)
      for (const route of TABLES) {
        await open(page, at(site.main, route))
        // A label that has no room makes its cell higher inside than outside.
        const crowded = await page.locator('[data-label]').evaluateAll((cells) =>
          cells
            .filter((cell) => getComputedStyle(cell).display !== 'none')
            .filter((cell) => cell.scrollHeight > cell.clientHeight + 1)
            .map((cell) => cell.textContent),
        )
        expect(crowded, route).toEqual([])
        const floating = await page
          .locator('[data-label]')
          .evaluateAll(
            (cells) =>
              cells.filter((cell) => getComputedStyle(cell, '::before').position === 'absolute')
                .length,
          )
        expect(floating, route).toBe(0)
      }
    })
  }

  test('of commands give more than half of the width to what they do', async ({ page, site }) => {
    for (const width of [1024, 1280, 1440, 1920]) {
      await setWidth(page, width)
      await open(page, at(site.main, '/ecoskills/commands-and-permissions'))
      const table = page.locator('article table').first()
      const row = table.getByRole('row').nth(1)
      const [whole, text, permission, command] = await Promise.all([
        row.boundingBox(),
        row.getByRole('cell').last().boundingBox(),
        row.getByText('ecoskills.command.skills').boundingBox(),
        row.getByRole('rowheader').boundingBox(),
      ])
      expect((text?.width ?? 0) / (whole?.width ?? 1), String(width)).toBeGreaterThanOrEqual(0.55)
      expect(permission?.y).toBeGreaterThanOrEqual((command?.y ?? 0) + (command?.height ?? 0) - 1)
    }
  })

  test('of keys say once what keys share, and every key leads to itself', async ({
    page,
    site,
  }) => {
    await open(page, at(site.main, '/ecopets/settings'))
    const key = page.getByRole('rowheader', { name: 'gui.close.enabled', exact: true })
    await expect(key).toBeVisible()
    // The row still holds the whole key, for copies, listeners and the browser's search.
    await expect(key).toHaveText('gui.close.enabled')
    expect(await key.evaluate((cell: HTMLElement) => cell.offsetWidth)).toBeLessThan(140)
    await key.getByRole('link').click()
    await expect(page).toHaveURL(/#[\w-]*gui-close-enabled$/)
  })

  test('of keys are short again after a search', async ({ page, site }) => {
    await open(page, at(site.main, '/ecopets/settings'))
    const field = page.getByRole('searchbox', { name: 'Search this table' }).first()
    const shown = page.getByRole('rowheader', { name: 'gui.close.item', exact: true })
    // The field comes with the code, which comes when the table is near.
    const first = page.getByRole('rowheader', { name: 'gui.rows', exact: true })
    await first.scrollIntoViewIfNeeded()
    await field.fill('gui.close')
    await expect
      .poll(() => shown.evaluate((cell: HTMLElement) => cell.offsetWidth))
      .toBeGreaterThan(100)
    await field.fill('')
    await expect
      .poll(() => shown.evaluate((cell: HTMLElement) => cell.offsetWidth))
      .toBeLessThan(100)
  })
})

test('titles are larger than the headings below them', async ({ page, site }) => {
  for (const route of [
    '/effects/all-effects/give_money',
    '/effects/all-triggers/mine_block',
    '/ecopets/settings',
  ]) {
    await open(page, at(site.main, route))
    for (const width of [320, 375, 768, 996, 1280, 1920]) {
      await setWidth(page, width)
      const [title = 0, heading = 0] = await page.evaluate(() =>
        ['h1', 'h2'].map((tag) => {
          const element = document.querySelector(`article ${tag}`)
          return element ? parseFloat(getComputedStyle(element).fontSize) : 0
        }),
      )
      expect(heading, route).toBeGreaterThan(0)
      expect(title, `${route} at ${width}`).toBeGreaterThan(heading * 1.1)
    }
  }
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  const bar = (page: Page) => page.locator('summary', { hasText: 'On this page' })

  test('the title stands near the top', async ({ page, site }) => {
    for (const route of ['/effects/all-effects/give_money', '/ecopets/settings', '/ecocrates']) {
      await page.goto(at(site.main, route))
      const box = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(box?.y, route).toBeLessThanOrEqual(140)
    }
  })

  test('a bar stays in view and names the section', async ({ page, site }) => {
    await open(page, at(site.main, '/ecopets/settings'))
    const second = page.getByRole('heading', { level: 2 }).nth(1)
    const name = await second.innerText()
    await second.evaluate((heading) => heading.scrollIntoView())
    await expect(bar(page)).toContainText(name)
    const [top, heading] = await Promise.all([bar(page).boundingBox(), second.boundingBox()])
    expect(top?.y).toBeGreaterThanOrEqual(0)
    expect(top?.height).toBeLessThanOrEqual(44)
    expect(heading?.y).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0))

    await bar(page).click()
    const list = page.getByRole('navigation', { name: 'On this page' })
    await list.getByRole('link').first().click()
    await expect(list).toBeHidden()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport()
  })

  test('what can be pressed has 24 pixels', async ({ page, site }) => {
    for (const route of ['/effects/all-effects/give_money', '/ecopets/settings', '/ecocrates']) {
      await open(page, at(site.main, route))
      const small = await page
        .locator('#main')
        .locator(
          // Of a card all of it leads to the page.
          'nav[aria-label=Breadcrumbs] a, header a:not(.overview-page a), .overview-page, button, summary, figcaption button, .row-link ~ *',
        )
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            const { width, height } = element.getBoundingClientRect()
            const isShown = width > 0 && height > 0
            // Half a pixel for letters whose height is no whole number.
            return isShown && (width < 23.5 || height < 23.5)
              ? [element.outerHTML.slice(0, 120)]
              : []
          }),
        )
      expect(small, route).toEqual([])
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the bar opens', async ({ page, site }) => {
      await page.goto(at(site.main, '/ecopets/settings'))
      await bar(page).click()
      const list = page.getByRole('navigation', { name: 'On this page' })
      await expect(list.getByRole('link').first()).toBeVisible()
    })
  })
})

test.describe('long code', () => {
  const ROUTE = '/ecoitems/how-to-make-a-custom-item'
  const block = (page: Page) =>
    page.locator('figure', { has: page.locator('button', { hasText: 'lines' }) }).first()
  const lines = (page: Page) => block(page).locator('.line')

  test('shows its beginning until all of it is asked for', async ({ page, site }) => {
    await open(page, at(site.main, ROUTE))
    const height = () =>
      block(page)
        .locator('pre')
        .evaluate((pre) => pre.clientHeight)
    const before = await height()
    const button = block(page).getByRole('button', { name: /^Show all \d+ lines$/ })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(height).toBeGreaterThan(before * 1.5)
    await expect(block(page).getByRole('button', { name: 'Show fewer lines' })).toBeFocused()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is all there', async ({ page, site }) => {
      await page.goto(at(site.main, ROUTE))
      const inside = await lines(page)
        .last()
        .evaluate((line) => {
          const pre = line.closest('pre')?.getBoundingClientRect()
          return pre !== undefined && line.getBoundingClientRect().bottom <= pre.bottom + 1
        })
      expect(inside).toBe(true)
    })
  })
})
