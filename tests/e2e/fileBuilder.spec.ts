import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { holdFiles } from './support/network'
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

test('the help of the keys says nothing of places, and its notice leaves no room', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openFileBuilder(page, site.main)
  const help = keys(page).getByText('Each change is written into the file')
  // On phones the file stands below.
  await expect(help).not.toContainText('beside')
  const end = async () => {
    const box = await help.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const first = await keys(page).getByText('name', { exact: true }).first().boundingBox()
  expect((first?.y ?? 0) - (await end())).toBeLessThanOrEqual(24)

  await text(page).fill('name: "Example')
  await expect(keys(page).getByText('The text is no YAML')).toBeVisible()
  await expect(help).toBeHidden()
})

test('a talisman from its keys to a file', async ({ page, site }) => {
  await openFileBuilder(page, site.main)
  // The help of a key is as on its page: code is code.
  await expect(keys(page).locator('code', { hasText: 'talismans:<id>' })).toBeVisible()
  await keys(page).getByRole('textbox', { name: /^name/ }).fill('Clover: four leaves')
  await keys(page).getByRole('combobox', { name: /^item/ }).fill('emerald')
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
  await keys(page).getByRole('combobox', { name: /^item/ }).fill('oak_sapling')
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

test('effects are made in the file itself, and their comments stay', async ({ page, site }) => {
  await openFileBuilder(page, site.main)
  await text(page).fill(MINE)
  await keys(page).getByText('bonus_health', { exact: true }).click()
  const health = keys(page).getByRole('textbox', { name: /^health/ })
  await expect(health).toHaveValue('2')
  await health.fill('4')
  await expect(text(page)).toHaveValue(MINE.replace('health: 2', 'health: 4'))

  await keys(page).getByRole('button', { name: 'Add an effect' }).click()
  await page.getByRole('searchbox', { name: 'Find by id or words' }).fill('give_xp')
  await keys(page)
    .getByRole('button', { name: /^give_xp/ })
    .first()
    .click()
  await expect(text(page)).toHaveValue(/ {2}- id: give_xp\n {4}args:\n {6}amount: 1\n {4}triggers:/)
  await keys(page)
    .getByRole('textbox', { name: /^amount/ })
    .fill('%level% * 3')
  await expect(text(page)).toHaveValue(/amount: "%level% \* 3"/)

  await keys(page).getByRole('button', { name: 'Add a filter' }).click()
  await page.getByRole('searchbox', { name: 'Find by id or words' }).fill('entities')
  await keys(page)
    .getByRole('button', { name: /^entities/ })
    .first()
    .click()
  await keys(page)
    .getByRole('textbox', { name: /^entities/ })
    .fill('zombie\nskeleton')
  await expect(text(page)).toHaveValue(/entities:\n\s+- zombie\n\s+- skeleton\n/)
  await keys(page).getByRole('combobox', { name: /^not/ }).selectOption('true')
  await expect(text(page)).toHaveValue(/not_entities:\n/)

  await keys(page).getByRole('button', { name: 'Remove bonus_health' }).click()
  await expect(text(page)).not.toHaveValue(/bonus_health/)
  await expect(text(page)).toHaveValue(/^# For the spring festival\n/)
})

test('what counts for a job is made in the file itself', async ({ page, site }) => {
  await openFileBuilder(page, site.main)
  await page.getByLabel('Plugin', { exact: true }).selectOption('EcoJobs')
  await page.getByLabel('Kind of file').selectOption('EcoJobs/jobs/*.yml')
  await text(page).fill('name: Miner\nxp-gain-methods: [] # what counts\n')
  await keys(page).getByRole('button', { name: 'Add a trigger' }).click()
  await page.getByRole('searchbox', { name: 'Find by id or words' }).fill('mine_block')
  await keys(page)
    .getByRole('button', { name: /^mine_block/ })
    .first()
    .click()
  await keys(page)
    .getByRole('textbox', { name: /^multiplier/ })
    .fill('0.5')
  await expect(text(page)).toHaveValue(
    'name: Miner\nxp-gain-methods: # what counts\n  - trigger: mine_block\n    multiplier: 0.5\n',
  )
})

test('what is written while the keys of a kind are on their way stays', async ({ page, site }) => {
  await openFileBuilder(page, site.main)
  const letGo = await holdFiles(page, '**/file-kinds/**')
  await page.getByLabel('Plugin', { exact: true }).selectOption('EcoJobs')
  await page.getByLabel('Kind of file').selectOption('EcoJobs/jobs/*.yml')
  await text(page).fill('name: Miner\n')
  letGo()
  await expect(keys(page).getByRole('textbox', { name: /^name/ })).toHaveValue('Miner')
  await expect(text(page)).toHaveValue('name: Miner\n')
})

test('a name of the game is written out while it is typed', async ({ page, site }) => {
  await openFileBuilder(page, site.main)
  const item = keys(page).getByRole('combobox', { name: /^item/ })
  await item.fill('emerald ? netherite_sw')
  await expect(keys(page).locator('datalist option').first()).toHaveAttribute(
    'value',
    'emerald ? netherite_sword',
  )
})

test('a file that cannot be opened is told, and so is what was fixed', async ({ page, site }) => {
  await openFileBuilder(page, site.main)
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/yaml', buffer })
  await choose('large.yml', Buffer.alloc(1_100_000, 'a'))
  await expect(page.getByText('This file is larger than 1 MB.')).toBeVisible()
  await choose('picture.yml', Buffer.from([1, 0, 2]))
  await expect(page.getByText('This file cannot be read as text.')).toBeVisible()
  await expect(text(page)).toHaveValue('name: Example\nitem: diamond\n')
  await text(page).fill(MINE.replace('  - id: bonus_health', '  - id: bonus_helth'))
  await page.getByRole('button', { name: /^Fix all safe ones/ }).click()
  await expect(text(page)).toHaveValue(MINE)
  await expect(page.getByText('Fixed what can mean nothing else.')).toBeVisible()
})

testLooks(async (page, site, check) => {
  await openFileBuilder(page, site.main)
  await text(page).fill(MINE)
  await expect(keys(page)).toContainText('petals')
  await keys(page).getByText('bonus_health', { exact: true }).click()
  await expect(keys(page).getByRole('textbox', { name: /^health/ })).toBeVisible()
  await check()
  await page.getByLabel('Plugin', { exact: true }).selectOption('EcoCrates')
  await page.getByLabel('Kind of file').selectOption('EcoCrates/crates/*.yml')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(keys(page).getByRole('group').first()).toBeVisible()
})

testBudgets(FILE_BUILDER, { 'file-kinds/ecocrates-config.json': 20 })
