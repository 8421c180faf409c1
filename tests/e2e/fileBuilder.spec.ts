import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { open } from './support/open'
import { testBudgets, testLooks } from './support/toolPage'

const FILE_BUILDER = '/effects/file-builder'

const keys = (page: Page) => page.getByRole('region', { name: 'Keys', exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Config in YAML' })

async function openFileBuilder(page: Page, home: string): Promise<void> {
  await open(page, at(home, FILE_BUILDER))
  await expect(text(page)).toHaveValue('name: Example\nitem: diamond\n')
}

/** Adds a key of the file by its name. */
async function add(page: Page, key: string): Promise<void> {
  await page.getByLabel('Add a key', { exact: true }).selectOption(key)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

const MINE = `# For the spring festival
item: 'emerald' # until the pack is there

name: "&aClover"
petals: 4
effects:
  - id: bonus_health
    args:
      health: 2
`

test('a talisman from its keys to a file', async ({ page, site }) => {
  await openFileBuilder(page, site.main)
  // The help of a key is as on its page: code is code.
  await expect(keys(page).locator('code', { hasText: 'talismans:<id>' })).toBeVisible()
  await keys(page).getByRole('textbox', { name: /^name/ }).fill('Clover: four leaves')
  await keys(page).getByRole('textbox', { name: /^item/ }).fill('emerald')
  await add(page, 'craftable')
  await keys(page)
    .getByRole('switch', { name: /^craftable/ })
    .check()
  await add(page, 'description')
  await keys(page)
    .getByRole('textbox', { name: /^description/ })
    .fill('Found once\nin a lifetime')
  const expected =
    'name: "Clover: four leaves"\ndescription:\n  - Found once\n  - in a lifetime\nitem: emerald\ncraftable: true\n'
  await expect(text(page)).toHaveValue(expected)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(expected)
})

test('a file of the reader keeps its comments, its order, its quotes and unknown keys', async ({
  page,
  site,
}) => {
  await openFileBuilder(page, site.main)
  await text(page).fill(MINE)
  await keys(page).getByRole('textbox', { name: /^item/ }).fill('oak_sapling')
  await expect(text(page)).toHaveValue(MINE.replace("'emerald'", "'oak_sapling'"))
  await expect(keys(page)).toContainText('petals')
  await expect(keys(page)).toContainText('bonus_health')
  await page.getByRole('button', { name: 'Remove name' }).click()
  await expect(text(page)).not.toHaveValue(/Clover/)
  await expect(
    page.getByText('`name` is missing').or(page.getByText('name is missing')),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(text(page)).toHaveValue(MINE)
})

test('another kind of file, a link to it, and a text that is no YAML', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFileBuilder(page, site.main)
  await page.getByLabel('Plugin', { exact: true }).selectOption('Boosters')
  await expect(keys(page).getByRole('textbox', { name: /^duration/ })).toBeVisible()
  await text(page).fill('duration: 600')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await text(page).fill('duration: "600')
  await expect(keys(page)).toContainText('no YAML at the moment')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(text(page)).toHaveValue('duration: 600')
  await expect(page.getByLabel('Plugin', { exact: true })).toHaveValue('Boosters')
})

testLooks(async (page, site, check) => {
  await openFileBuilder(page, site.main)
  await text(page).fill(MINE)
  await expect(keys(page)).toContainText('petals')
  await check()
  await page.getByLabel('Plugin', { exact: true }).selectOption('EcoCrates')
  await page.getByLabel('Kind of file').selectOption('EcoCrates/crates/*.yml')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(keys(page).getByRole('group').first()).toBeVisible()
})

testBudgets(FILE_BUILDER, { 'file-kinds/ecocrates-config.json': 20 })
