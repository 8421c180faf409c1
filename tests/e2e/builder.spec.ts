import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { open } from './support/open'
import { testBudgets, testLooks } from './support/toolPage'

const BUILDER = '/effects/builder'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const config = (page: Page) => part(page, 'Config').locator('pre')

async function openBuilder(page: Page, home: string, fragment = ''): Promise<void> {
  await open(page, at(home, `${BUILDER}${fragment}`))
  await expect(config(page)).toBeVisible()
}

/** Opens a part's list and picks an entry by typing its id. */
async function add(page: Page, name: string, button: string, id: string): Promise<void> {
  await part(page, name).getByRole('button', { name: button, exact: true }).click()
  await part(page, name).getByRole('searchbox').fill(id)
  await part(page, name).getByRole('searchbox').press('Enter')
}

test('from an effect to a finished config', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openBuilder(page, site.main)
  await add(page, 'Effect', 'Choose another effect', 'give money')
  await part(page, 'Effect')
    .getByRole('textbox', { name: /^amount/ })
    .fill('10 * %level%')
  await add(page, 'Triggers', 'Add a trigger', 'mine_block')
  await part(page, 'Triggers').getByRole('button', { name: 'Remove melee_attack' }).click()
  await add(page, 'Filters', 'Add a filter', 'blocks')
  await part(page, 'Filters')
    .getByRole('textbox', { name: /^value/ })
    .fill('diamond_ore\nemerald_ore')
  await add(page, 'Conditions', 'Add a condition', 'is_sneaking')
  const expected = `effects:
  - id: give_money
    args:
      amount: 10 * %level%
    triggers:
      - mine_block
    filters:
      blocks:
        - diamond_ore
        - emerald_ore
    conditions:
      - id: is_sneaking
`
  await expect(config(page)).toHaveText(expected)
  await expect(part(page, 'Config')).toContainText('Checked: it loads and works.')
  await part(page, 'Config').getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(part(page, 'Config')).toContainText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected)
})

test('the only trigger is changed for another one', async ({ page, site }) => {
  await openBuilder(page, site.main)
  await expect(config(page)).toContainText('- melee_attack')
  await add(page, 'Triggers', 'Choose another trigger', 'mine_block')
  await expect(config(page)).toContainText('- mine_block')
  await expect(config(page)).not.toContainText('melee_attack')
})

test('a filter says behind which of the triggers it is of no use, and what it has at first', async ({
  page,
  site,
}) => {
  await openBuilder(page, site.main)
  await add(page, 'Triggers', 'Add a trigger', 'mine_block')
  const filters = part(page, 'Filters')
  await filters.getByRole('button', { name: 'Add a filter', exact: true }).click()
  await filters.getByRole('searchbox').fill('player_placed')
  await expect(filters).toContainText('finds nothing to look at behind melee_attack')
  await filters.getByRole('searchbox').press('Enter')
  await expect(filters).toContainText('The config has true until you fill it in.')
})

test('a damaged link is told', async ({ page, site }) => {
  await openBuilder(page, site.main, '#zip=damaged')
  await expect(page.getByText('The link is damaged')).toBeVisible()
  await add(page, 'Triggers', 'Add a trigger', 'mine_block')
  await expect(page.getByText('The link is damaged')).toBeHidden()
})

test('a trigger that lacks something brings its mutator, or says why not', async ({
  page,
  site,
}) => {
  await openBuilder(page, site.main, '#effect=damage_victim')
  const triggers = part(page, 'Triggers')
  await triggers.getByRole('button', { name: 'Add a trigger' }).click()
  await triggers.getByRole('searchbox').fill('fill_bucket')
  await expect(triggers.getByRole('button', { name: /^fill_bucket/ })).toContainText(
    'adds the mutator player_as_victim',
  )
  await triggers.getByRole('searchbox').press('Enter')
  await expect(config(page)).toContainText('- fill_bucket')
  await expect(config(page)).toContainText('- id: player_as_victim')
  const remove = part(page, 'Mutators').getByRole('button', { name: 'Remove player_as_victim' })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(part(page, 'Mutators')).toContainText('A trigger needs it.')

  await openBuilder(page, site.main, '#effect=add_damage')
  await page.reload()
  await triggers.getByRole('button', { name: 'Add a trigger' }).click()
  await triggers.getByRole('searchbox').fill('static')
  const refused = triggers.getByRole('button', { name: /^static_/ })
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await expect(refused).toContainText('EVENT')
})

test('triggers with which nothing would ever happen stand behind the others, with the reason', async ({
  page,
  site,
}) => {
  await openBuilder(page, site.main, '#effect=damage_multiplier')
  const triggers = part(page, 'Triggers')
  await triggers.getByRole('button', { name: 'Add a trigger' }).click()
  await triggers.getByRole('searchbox').fill('jump')
  await expect(triggers).toContainText('These load and never do anything')
  const jump = triggers.getByRole('button', { name: /^jump/ })
  await expect(jump).toContainText('loads, but has no event that is damage')
  await expect(jump).toHaveAttribute('aria-disabled', 'true')

  await openBuilder(page, site.main, '#effect=damage_victim')
  await page.reload()
  await add(page, 'Triggers', 'Add a trigger', 'projectile_hit')
  // It is not said to work where it does so only sometimes.
  await expect(part(page, 'Config')).toContainText('Checked: it loads. Good to know:')
  await expect(part(page, 'Config')).toContainText('works only when')
})

test('wrong values are named, and the config stays one that loads', async ({ page, site }) => {
  await openBuilder(page, site.main, '#effect=give_money')
  const amount = part(page, 'Effect').getByRole('textbox', { name: /^amount/ })
  await amount.fill('5 +')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(part(page, 'Effect')).toContainText('Not a number or a formula.')
  await expect(config(page)).toContainText('amount: 1')
  await expect(part(page, 'Config')).toContainText('Checked: it loads and works.')
})

test('the address keeps the state', async ({ page, site }) => {
  await openBuilder(page, site.main, '#trigger=melee_attack')
  await add(page, 'Conditions', 'Add a condition', 'in_world')
  await expect(page).toHaveURL(/#(?:zip|code)=/)
  const before = page.url()
  await part(page, 'Conditions')
    .getByRole('textbox', { name: /^world/ })
    .fill('the_end')
  await expect(config(page)).toContainText('world: the_end')
  const text = await config(page).innerText()
  // The address follows the typing a moment later.
  await expect(page).not.toHaveURL(before)
  await page.reload()
  await expect(config(page)).toHaveText(text)
})

test('every entry page leads into the builder', async ({ page, site }) => {
  for (const [route, expected] of [
    ['/effects/all-effects/give_money', 'id: give_money'],
    ['/effects/all-triggers/static_interval', '- static_20'],
    ['/effects/all-filters/above_health_percent', 'above_health_percent:'],
    ['/effects/all-mutators/victim_as_player', '- id: victim_as_player'],
    ['/effects/all-conditions/in_world', '- id: in_world'],
  ] as const) {
    await open(page, at(site.main, route))
    await page.getByRole('link', { name: 'Open in builder' }).click()
    await expect(config(page)).toContainText(expected)
  }
})

test('opens the config in the checker', async ({ page, site }) => {
  await openBuilder(page, site.main, '#effect=give_money')
  const text = await config(page).innerText()
  await part(page, 'Config').getByRole('button', { name: 'Open in the checker' }).click()
  await expect(page).toHaveURL(/\/effects\/checker#/)
  const field = page.getByRole('textbox', { name: 'Config in YAML' })
  await expect(field).toHaveValue(`${text.trimEnd()}\n`)
})

test('lists open and close by keyboard', async ({ page, site }) => {
  await openBuilder(page, site.main)
  const button = part(page, 'Conditions').getByRole('button', { name: 'Add a condition' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(part(page, 'Conditions').getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.type('is_night')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(config(page)).toContainText('- id: is_night')
})

test('a permanent effect has no triggers', async ({ page, site }) => {
  await openBuilder(page, site.main, '#effect=bonus_health')
  await expect(page.getByText('A permanent effect works all the time')).toBeVisible()
  await expect(part(page, 'Triggers')).toBeHidden()
  await expect(config(page)).toHaveText(
    'effects:\n  - id: bonus_health\n    args:\n      health: 1\n',
  )
})

test('effects that run others hold a list of them', async ({ page, site }) => {
  await openBuilder(page, site.main, '#effect=aoe')
  await add(page, 'Effect', 'Add an effect', 'ignite')
  await expect(config(page)).toContainText('- id: ignite')
  await expect(part(page, 'Config')).toContainText('Checked: it loads and works.')
})

test('says when the entries cannot be loaded, and tries again', async ({ page, site }) => {
  await page.route('**/builder-data.json', (route) => route.abort())
  await open(page, at(site.main, BUILDER))
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/builder-data.json')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(config(page)).toBeVisible()
})

test('says when its code cannot be loaded, and tries again', async ({ page, site }) => {
  const chunk = chunkOf(site.mainDir, 'Choose another effect')
  await page.route(`**/${chunk}`, (route) => route.abort())
  await page.goto(at(site.main, BUILDER))
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute(`**/${chunk}`)
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(config(page)).toBeVisible()
})

/** Name of the script that has a text in it. */
function chunkOf(dir: string, text: string): string {
  const file = readdirSync(dir).find(
    (name) => name.endsWith('.js') && readFileSync(path.join(dir, name), 'utf8').includes(text),
  )
  if (!file) throw new Error(`No script has "${text}" in it.`)
  return file
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page, site }) => {
    await page.goto(at(site.main, BUILDER))
    await expect(page.getByText('This page needs JavaScript.')).toBeVisible()
  })
})

testLooks(async (page, site) => {
  await openBuilder(page, site.main, '#effect=add_damage')
  await page.getByText('Chance, cooldown, cost and more').click()
  await part(page, 'Effect')
    .getByRole('textbox', { name: /^damage/ })
    .fill('1 +')
  await add(page, 'Mutators', 'Add a mutator', 'translate_location')
  await add(page, 'Filters', 'Add a filter', 'entities')
  await add(page, 'Conditions', 'Add a condition', 'any_of')
  await part(page, 'Triggers').getByRole('button', { name: 'Add a trigger' }).click()
  await part(page, 'Triggers').getByRole('searchbox').fill('st')
})

testBudgets(BUILDER, { 'builder-data.json': 70 })
