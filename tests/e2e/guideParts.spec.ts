import type { Locator, Page } from '@playwright/test'
import { violations } from '../support/axe'
import { at, expect, test } from '../support/test'
import { firstVisit, gzipBytes } from './support/firstVisit'
import { open } from './support/open'

const MATH = '/all-plugins/math'
const LOOKUP = '/all-plugins/the-item-lookup-system'
const CRATE = '/ecocrates/how-to-make-a-custom-crate'
const REWARDS = '/ecocrates/rewards'
const ROLLS = '/ecocrates/animationsandrolls'

const article = (page: Page) => page.getByRole('article')
const field = (page: Page, name: string | RegExp) => article(page).getByLabel(name).first()

/** Brings a part into view and waits for its fields. */
async function come(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  await expect(part).toBeVisible()
}

test.describe('expression tester', () => {
  const expression = (page: Page) => page.getByRole('textbox', { name: 'Expression' })
  const result = (page: Page) =>
    article(page)
      .getByText(/^Result/)
      .locator('output')

  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.main, MATH))
    await page.getByRole('heading', { name: 'Try a formula' }).scrollIntoViewIfNeeded()
    await come(expression(page))
  })

  test('computes while typing, with a field for each placeholder', async ({ page }) => {
    await expression(page).fill('%level% * 2 + %luck%')
    await page.getByRole('spinbutton', { name: '%level% =' }).fill('20')
    await page.getByRole('spinbutton', { name: '%luck% =' }).fill('3')
    await expect(result(page)).toHaveText('43')
  })

  test('points at a fault', async ({ page }) => {
    await expression(page).fill('2 * (3 + 4')
    const status = article(page).getByRole('status').filter({ hasText: 'Character' })
    await expect(status).toContainText('Character 5: This bracket is never closed.')
    await expect(expression(page)).toHaveAttribute('aria-invalid', 'true')
  })

  test('takes examples', async ({ page }) => {
    await page.getByRole('button', { name: 'min(5 + 2 * %level%, 50)' }).click()
    await expect(expression(page)).toBeFocused()
    await expect(expression(page)).toHaveValue('min(5 + 2 * %level%, 50)')
    await expect(result(page)).toHaveText('50')
  })
})

test.describe('level curve', () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.main, MATH))
    await page.getByRole('heading', { name: 'XP and other level curves' }).scrollIntoViewIfNeeded()
    await come(page.getByRole('textbox', { name: 'Formula' }))
  })

  const curve = (page: Page) => article(page).locator('figure').filter({ hasText: 'XP for the' })

  test('follows its formula and last level', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Formula' }).fill('10 * %level%')
    await page.getByRole('spinbutton', { name: 'Last level' }).fill('20')
    await expect(curve(page).getByRole('row').last()).toHaveText(/^20\s*200\s*2,100$/)
    await curve(page).getByRole('button', { name: 'Reset' }).click()
    await expect(curve(page).getByRole('row').last()).toContainText('35,355.34')
  })

  test('is read out level by level with the arrow keys', async ({ page }) => {
    const slider = curve(page).getByRole('slider', { name: 'Level' })
    await slider.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Level 2: 282.84')
    await expect(curve(page)).toContainText('Level 2: 282.84, 382.84 in all')
  })

  test('says which placeholders it does not know', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Formula' }).fill('10 + %lvl%')
    await expect(article(page)).toContainText('%lvl% counts as 0 here: only %level% stands for')
  })

  test('keeps the last curve while a formula cannot be read', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Formula' }).fill('100 *')
    await expect(article(page).getByRole('status')).toContainText(['Character 6:'])
    await expect(curve(page).getByRole('row').last()).toContainText('35,355.34')
  })
})

test('odds follow the weights', async ({ page, site }) => {
  await open(page, at(site.main, REWARDS))
  await page.getByRole('heading', { name: 'From weights to chances' }).scrollIntoViewIfNeeded()
  const row = (name: string) => article(page).getByRole('row').filter({ hasText: name }).first()
  await expect(row('starter_bread')).toContainText('40%')
  await come(field(page, 'Weight of starter_apple'))
  await field(page, 'Weight of starter_apple').fill('0')
  await expect(row('starter_bread')).toContainText('50%')
  await expect(row('starter_elytra')).toContainText('1 in 100')
  await field(page, 'Weight of starter_elytra').fill('%luck% *')
  await expect(article(page).getByText('Character 9: The expression ends')).toBeVisible()
  await article(page).getByRole('button', { name: 'Reset' }).first().click()
  await expect(row('starter_bread')).toContainText('40%')
})

test('a placeholder of a weight can be changed', async ({ page, site }) => {
  await open(page, at(site.main, REWARDS))
  const opens = page.getByRole('spinbutton', { name: '%ecocrates_starter_opens% =' })
  await page.getByRole('heading', { name: 'By the number of tries' }).scrollIntoViewIfNeeded()
  await come(opens)
  const elytra = article(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'starter_elytra' }) })
    .last()
  await expect(elytra).toContainText('2.94%')
  await opens.fill('0')
  await expect(elytra).toContainText('1%')
})

test.describe('menu preview', () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.main, CRATE))
  })

  const grid = (page: Page) => page.getByRole('grid', { name: 'Starter Crate: menu with 3 rows' })

  test('has a cell for each slot and says what is in it', async ({ page }) => {
    await expect(grid(page).getByRole('gridcell')).toHaveCount(27)
    await expect(grid(page).getByRole('gridcell').nth(15)).toContainText('Elytra')
    await expect(page.getByRole('list', { name: 'Items of Starter Crate' })).toContainText(
      '250 Experience',
    )
  })

  test('is one tab stop, inside of it the arrow keys lead on', async ({ page }) => {
    const cells = grid(page).getByRole('gridcell')
    await cells.first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(cells.nth(11)).toBeFocused()
    await expect(cells.nth(11).getByText('16 Bread')).toHaveCSS('clip-path', 'none')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(cells.nth(2)).toBeFocused()
  })

  test('a slot and its line in the legend light up together', async ({ page }) => {
    const legend = page.getByRole('list', { name: 'Items of Starter Crate' })
    const line = legend.getByRole('listitem').filter({ hasText: '16 Bread' })
    await expect(line).not.toHaveAttribute('data-active')
    await grid(page).getByRole('gridcell').nth(11).hover()
    await expect(line).toHaveAttribute('data-active')
    await legend.getByRole('listitem').filter({ hasText: 'Elytra' }).hover()
    await expect(line).not.toHaveAttribute('data-active')
    await expect(grid(page).getByRole('gridcell').nth(15)).toHaveAttribute('data-active')
  })
})

test.describe('a diagram', () => {
  const name = 'What happens when a placed crate is opened'

  test('is an image with a name, and says the same to those who do not see it', async ({
    page,
    site,
  }) => {
    await open(page, at(site.main, ROLLS))
    await expect(page.getByRole('img', { name })).toBeVisible()
    const boxes = page.getByRole('list', { name }).getByRole('listitem')
    await expect(boxes.filter({ hasText: /^Keep or roll again/ })).toContainText(
      'again → Winner is drawn',
    )
  })

  test('is a column of boxes on a phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await open(page, at(site.main, ROLLS))
    await expect(page.getByRole('img', { name })).toBeHidden()
    const boxes = page.getByRole('list', { name }).getByRole('listitem')
    expect(await boxes.count()).toBeGreaterThan(3)
    for (const box of await boxes.all()) {
      const { x = 0, width = 0 } = (await box.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(375)
      expect(width).toBeGreaterThan(200)
    }
  })
})

test.describe('item lookup builder', () => {
  const lookup = (page: Page) => page.getByRole('textbox', { name: 'Item lookup' })

  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.main, LOOKUP))
    await page.getByRole('heading', { name: /^Build one/ }).scrollIntoViewIfNeeded()
    await come(lookup(page))
  })

  test('writes the line from the fields', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Item', exact: true }).fill('iron_axe')
    await page.getByRole('spinbutton', { name: 'Amount' }).fill('2')
    await field(page, 'Value of name').fill('The Feller')
    await page.getByRole('button', { name: 'Remove glint' }).click()
    const choice = page.getByRole('combobox', { name: 'Modifier to add' })
    await choice.selectOption('max_damage')
    await expect(lookup(page)).toHaveValue('iron_axe 2 sharpness:5 name:"The Feller"')
    await page.getByRole('button', { name: 'Add a modifier' }).click()
    // It is there once: the list does not offer it again.
    await expect(choice.getByRole('option', { name: 'max_damage' })).toHaveCount(0)
    await field(page, 'Name of the enchantment').fill('smite')
    await expect(lookup(page)).toHaveValue('iron_axe 2 smite:5 name:"The Feller" max_damage:2000')
    await page.getByRole('textbox', { name: 'Item', exact: true }).fill('diamond axe')
    await expect(lookup(page)).toHaveValue(/^diamond_axe 2 /)
  })

  test('takes a line apart', async ({ page }) => {
    await lookup(page).fill('oraxen:ruby ? emerald 3 || #planks')
    await expect(field(page, /^Item$/)).toHaveValue('oraxen:ruby')
    await expect(page.getByRole('textbox', { name: 'or, if it is missing, item' })).toHaveValue(
      'emerald',
    )
    await expect(page.getByRole('textbox', { name: 'or item', exact: true })).toHaveValue('#planks')
    const pieces = page.getByRole('list', { name: 'Piece by piece' })
    await expect(pieces.getByRole('listitem')).toHaveText([
      /item of a plugin/,
      /or, if that does not exist/,
      /material/,
      /amount/,
      /or: either/,
      /tag/,
    ])
  })

  test('points at mistakes', async ({ page }) => {
    await lookup(page).fill('minecraft:stone')
    await expect(
      article(page).getByText('Character 1: Leave the namespace out: write "stone".'),
    ).toBeVisible()
    await expect(lookup(page)).toHaveAttribute('aria-invalid', 'true')
  })

  test('copies the line', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await lookup(page).fill('bread 16')
    await article(page).getByRole('button', { name: 'Copy' }).nth(1).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('bread 16')
    await lookup(page).fill('bread name:"Fresh: today"')
    await article(page).getByRole('button', { name: 'Copy' }).nth(1).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toBe(`'bread name:"Fresh: today"'`)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every part can be read', async ({ page, site }) => {
    await page.goto(at(site.main, MATH))
    await expect(article(page).getByRole('row', { name: /-2\^2/ }).first()).toContainText('4')
    await expect(article(page)).toContainText('35,355.34')
    await expect(article(page).getByText('Loading …')).toBeHidden()
    await page.goto(at(site.main, REWARDS))
    await expect(
      article(page).getByRole('row').filter({ hasText: 'starter_bread' }).first(),
    ).toContainText('40%')
    await page.goto(at(site.main, CRATE))
    await expect(page.getByRole('list', { name: 'Items of Starter Crate' })).toBeVisible()
    await page.goto(at(site.main, LOOKUP))
    await expect(article(page)).toContainText('The builder needs JavaScript.')
  })
})

test.describe('every part', () => {
  for (const route of [MATH, LOOKUP, CRATE, REWARDS, '/all-plugins']) {
    for (const theme of ['light', 'dark']) {
      test(`is accessible on ${route}, ${theme}`, async ({ page, site }) => {
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
        await open(page, at(site.main, route))
        await scrollThrough(page)
        expect(await violations(page, { theme, within: 'article' })).toEqual([])
      })
    }

    for (const width of [1280, 375]) {
      test(`comes without moving anything on ${route} at ${width} px`, async ({ page, site }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.addInitScript(() => {
          Object.assign(window, { shifted: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              (window as unknown as { shifted: number }).shifted += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await open(page, at(site.main, route))
        await scrollThrough(page)
        const shifted = await page.evaluate(
          () => (window as unknown as { shifted: number }).shifted,
        )
        expect(shifted).toBeLessThan(0.02)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        // Below 0 where room for a scroll bar is reserved.
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  }

  test('fits in the budget of a first visit', ({ site }) => {
    const site_ = { dir: site.mainDir, basePath: new URL(site.main).pathname.slice(0, -1) }
    for (const route of [MATH, LOOKUP, CRATE]) {
      const { scripts } = firstVisit(site_, route)
      expect(gzipBytes(site.mainDir, scripts), route).toBeLessThanOrEqual(110 * 1024)
    }
  })
})

/** Down the page in steps, so that everything that loads on view is there. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForTimeout(60)
  }
  await page.waitForLoadState('networkidle')
}
