import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { emulateConnection } from './support/network'
import { open } from './support/open'
import { testBudgets, testLooks } from './support/toolPage'

const FINDER = '/effects/finder'

const field = (page: Page) => page.getByRole('searchbox', { name: /^Find by id/ })
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'entries' })
const results = (page: Page) => page.locator('[data-finder-result]')
const chips = (page: Page) => page.getByRole('group', { name: 'Chosen filters' })
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })

/** Opens the finder and waits until it can be used. */
async function openFinder(page: Page, home: string, search = ''): Promise<void> {
  await open(page, at(home, `${FINDER}${search}`))
  await expect(field(page)).toBeEnabled()
}

async function numberOf(page: Page): Promise<number> {
  return Number(/^\d+/.exec(await count(page).innerText())?.[0])
}

test('typing narrows the list, in any order and with an error', async ({ page, site }) => {
  await openFinder(page, site.main)
  for (const query of ['give_money', 'money give', 'givemoney', 'give mnoey']) {
    await field(page).fill(query)
    await expect(results(page).first()).toHaveText('give_money')
  }
  await expect(page).toHaveURL(at(site.main, `${FINDER}?q=give+mnoey`))
})

test('a question that no entry has all words of lists those that have most, and says so', async ({
  page,
  site,
}) => {
  await openFinder(page, site.main)
  await field(page).fill('only works at night')
  await expect(results(page).first()).toContainText('night')
  await expect(count(page)).toContainText('None has all of these words')
  await expect(page.getByRole('link', { name: /^Search the whole wiki/ })).toBeVisible()
  await field(page).fill('night')
  await expect(count(page)).not.toContainText('None has all of these words')
})

test('the first letters do not replace the page before', async ({ page, site }) => {
  await open(page, at(site.main, '/effects'))
  await openFinder(page, site.main)
  await field(page).pressSequentially('money', { delay: 60 })
  await expect(page).toHaveURL(/q=money$/)
  await page.goBack()
  await expect(page).toHaveURL(at(site.main, '/effects'))
})

test('choosing keeps each step for the back button', async ({ page, site }) => {
  await openFinder(page, site.main)
  const total = await numberOf(page)
  await filters(page)
    .getByRole('checkbox', { name: /^Mutator/ })
    .check()
  await expect(page).toHaveURL(at(site.main, `${FINDER}?kind=mutator`))
  // The list follows the address when React has the time.
  await expect.poll(() => numberOf(page)).toBeLessThan(total)
  const mutators = await numberOf(page)
  await filters(page)
    .getByRole('checkbox', { name: /^Filter/ })
    .check()
  await expect(page).toHaveURL(/kind=mutator&kind=filter$/)
  await expect.poll(() => numberOf(page)).toBeGreaterThan(mutators)

  await page.goBack()
  await expect.poll(() => numberOf(page)).toBe(mutators)
  await chips(page)
    .getByRole('button', { name: /Kind: Mutator/ })
    .click()
  await expect(page).toHaveURL(at(site.main, FINDER))
  await expect.poll(() => numberOf(page)).toBe(total)
})

test('an address with filters shows them, and reset ends them', async ({ page, site }) => {
  await openFinder(page, site.main, '?q=location&kind=mutator')
  await expect(field(page)).toHaveValue('location')
  await expect(results(page).first()).toHaveText(/location/)
  await expect(filters(page).getByRole('checkbox', { name: /^Mutator/ })).toBeChecked()
  await chips(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL(at(site.main, FINDER))
  await expect(field(page)).toHaveValue('')
})

test('arrow keys move through the list, Enter opens the first', async ({ page, site }) => {
  await openFinder(page, site.main)
  await field(page).fill('victim_as_player')
  await expect(results(page).first()).toHaveText('victim_as_player')
  await field(page).press('ArrowDown')
  await expect(results(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(site.main, '/effects/all-mutators/victim_as_player'))
  await page.goBack()
  await expect(field(page)).toHaveValue('victim_as_player')
})

test('works with trigger: direct ones first, then those that need a mutator', async ({
  page,
  site,
}) => {
  await openFinder(page, site.main)
  const pick = filters(page).getByRole('combobox', { name: 'Works with trigger' })
  await pick.fill('no_such_trigger')
  await pick.press('Enter')
  await expect(filters(page).getByRole('alert')).toContainText('no_such_trigger')
  await pick.fill('fill_bucket')
  await pick.press('Enter')
  await expect(page).toHaveURL(at(site.main, `${FINDER}?trigger=fill_bucket`))
  await field(page).fill('give_money')
  await expect(results(page).first()).toHaveText('give_money')
  await field(page).fill('damage_victim')
  await expect(page.getByText(/with the mutator .*player_as_victim/).first()).toBeVisible()
})

test('works with a trigger means in the game', async ({ page, site }) => {
  // Both load behind a jump; only one of them ever does anything.
  await openFinder(page, site.main, '?trigger=jump&q=give_money')
  await expect(results(page).first()).toHaveText('give_money')
  await openFinder(page, site.main, '?trigger=jump&q=damage_multiplier')
  await expect(results(page).filter({ hasText: /^damage_multiplier$/ })).toHaveCount(0)
  await openFinder(page, site.main, '?trigger=projectile_hit&q=damage_victim')
  await expect(results(page).first()).toHaveText('damage_victim')
  await expect(page.getByText(/works only when .*arrow/).first()).toBeVisible()
})

test('nothing found names near ids and filters to drop', async ({ page, site }) => {
  await openFinder(page, site.main, '?q=strike_lightning&kind=mutator')
  const drop = page.getByRole('button', { name: 'Without Kind: Mutator (' })
  await expect(drop).toBeVisible()
  await drop.click()
  await expect(results(page).first()).toHaveText('strike_lightning')

  // One word of many is enough to name some.
  await field(page).fill('lightnig xqzzy vwwkk bbqqd')
  await expect(page.getByText('Ids that look like it:')).toBeVisible()
  await expect(page.getByRole('link', { name: 'strike_lightning' })).toBeVisible()
  await page.getByRole('link', { name: /^Search the whole wiki for/ }).click()
  await expect(page).toHaveURL(/\/search\?q=lightnig/)
})

test('a few hits come with a way to the pages: what is asked for need not be an entry', async ({
  page,
  site,
}) => {
  await openFinder(page, site.main, '?q=cooldown')
  await expect(results(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Search the whole wiki for "cooldown"' }).click()
  await expect(page).toHaveURL(/\/search\?q=cooldown/)
})

test('a filter that is taken back leaves the focus at the next one, the last at the field', async ({
  page,
  site,
}) => {
  await openFinder(page, site.main, '?kind=mutator&kind=filter')
  const chip = (name: RegExp) => chips(page).getByRole('button', { name })
  await chip(/Kind: Mutator/).press('Enter')
  await expect(chip(/Kind: Filter/)).toBeFocused()
  await chip(/Kind: Filter/).press('Enter')
  await expect(field(page)).toBeFocused()
})

test('typing far down shows the best hits', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openFinder(page, site.main)
  await results(page).nth(300).scrollIntoViewIfNeeded()
  await field(page).fill('give_money')
  await expect(results(page).first()).toHaveText('give_money')
  await expect(results(page).first()).toBeInViewport({ ratio: 1 })
})

test('a version leaves out what came later, and says how much', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openFinder(page, site.main)
  const total = await numberOf(page)
  const box = filters(page).locator('details', { hasText: 'Works with version' })
  await box.locator('summary').focus()
  expect(asked.filter((path) => path.endsWith('versions-data.json'))).toEqual([])
  // All of it goes with the keyboard alone.
  await page.keyboard.press('Enter')
  const plugin = box.getByRole('combobox', { name: 'Plugin' })
  await expect(plugin).toHaveAccessibleDescription(/newest libreforge/)
  await expect(plugin).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(plugin).toBeFocused()
  await plugin.selectOption('EcoEnchants')
  const version = box.getByRole('combobox', { name: 'Version of EcoEnchants' })
  await version.selectOption('12.20.0 (libreforge 4.73.0)')
  await expect(page).toHaveURL(at(site.main, `${FINDER}?version=EcoEnchants+12.20.0`))
  await expect.poll(() => numberOf(page)).toBeLessThan(total)
  const left = Number(
    /(\d+) that came later are left out\./.exec(await count(page).innerText())?.[1],
  )
  expect(left).toBeGreaterThan(20)
  await field(page).fill('vortex')
  await expect(count(page)).toContainText('One that came later is left out.')
  await expect(results(page).filter({ hasText: /^vortex$/ })).toHaveCount(0)

  await plugin.selectOption('Any version')
  await expect(page).toHaveURL(at(site.main, `${FINDER}?q=vortex`))
  await expect(results(page).first()).toHaveText('vortex')
  await expect(count(page)).not.toContainText('left out')
})

test('an address with a version shows it, also one that nobody knows', async ({ page, site }) => {
  await openFinder(page, site.main, '?q=vortex&version=libreforge+5.3')
  await expect(chips(page)).toContainText('Works with version: libreforge 5.3')
  await expect(count(page)).toContainText('left out')
  await expect(filters(page).getByRole('combobox', { name: 'Version of libreforge' })).toHaveValue(
    '5.3.0',
  )
  await page.getByRole('button', { name: /^Without Works with version: libreforge 5\.3 / }).click()
  await expect(results(page).first()).toHaveText('vortex')
  await openFinder(page, site.main, '?q=vortex&version=EcoEnchants+0.1')
  await expect(page.getByText('No entry fits "vortex".')).toBeVisible()
  await expect(filters(page).getByRole('combobox', { name: 'Plugin' })).toHaveValue('')
})

test('says when the versions cannot be loaded, and tries again', async ({ page, site }) => {
  await page.route('**/versions-data.json', (route) => route.abort())
  await openFinder(page, site.main, '?version=EcoEnchants+12.20')
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(alert).toBeVisible()
  await page.unroute('**/versions-data.json')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(count(page)).toContainText('left out')
})

test('facts of an entry lead into the finder', async ({ page, site }) => {
  await open(page, at(site.main, '/effects/all-mutators/victim_as_player'))
  await page.locator('article header').getByRole('link', { name: 'Mutator' }).click()
  await expect(page).toHaveURL(at(site.main, `${FINDER}?kind=mutator`))
  await expect(chips(page)).toContainText('Kind: Mutator')
})

test('an effect lists its triggers on demand', async ({ page, site }) => {
  await open(page, at(site.main, '/effects/all-effects/give_money'))
  const box = page.locator('details', { hasText: 'triggers drive it' })
  await expect(box.getByRole('listitem')).toHaveCount(0)
  await page.route('**/flow-data.json', (route) => route.abort())
  await box.locator('summary').click()
  await expect(box.getByRole('alert')).toBeVisible()
  await page.unroute('**/flow-data.json')
  await box.getByRole('button', { name: 'Retry' }).click()
  await box.getByRole('searchbox').fill('melee')
  await expect(box.getByRole('link', { name: 'melee_attack' })).toBeVisible()
})

test('an effect tells which triggers load and do nothing, and when others work', async ({
  page,
  site,
}) => {
  await open(page, at(site.main, '/effects/all-effects/damage_victim'))
  const box = page.locator('details', { hasText: 'triggers drive it' })
  await expect(box.locator('summary')).toContainText('only sometimes')
  await box.locator('summary').click()
  await expect(box).toContainText('others load as they are, and nothing ever happens.')
  await expect(box.getByRole('link', { name: 'Why is that?' })).toHaveAttribute(
    'href',
    /data-flow#it-loads-but-does-nothing$/,
  )
  await box.getByRole('searchbox').fill('projectile_hit')
  await expect(box.getByRole('listitem')).toContainText('only when')
  await box.getByRole('searchbox').fill('jump')
  await expect(box.getByRole('listitem').first()).toContainText('with the mutator')
})

test('a phone has one row of controls and a panel that opens', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await openFinder(page, site.main)
  await expect(filters(page)).toBeHidden()
  const toggle = page.getByRole('button', { name: 'Filters', exact: true })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const box = await filters(page).boundingBox()
  expect(box?.height).toBeLessThan(720)
  await filters(page)
    .getByRole('checkbox', { name: /^Mutator/ })
    .check()
  const show = filters(page).getByRole('button', { name: /^Show \d+ entries$/ })
  await expect(show).toBeInViewport({ ratio: 1 })
  await show.click()
  await expect(filters(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Mutators/ })).toBeInViewport()
})

test('rows say what entries do before anything is typed', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openFinder(page, site.main)
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText("Makes one of the player's own pets")).toBeInViewport()
  // The last ones are described by a file that comes when a reader does, in rows of the same height.
  const row = page.getByRole('listitem').filter({ has: results(page) })
  await row.last().scrollIntoViewIfNeeded()
  await expect(row.last()).toHaveText(/\w+ \w+/)
})

test('a phone loads what is known of the entries when its reader uses the list', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const hasKnowledge = () => asked.some((file) => file.endsWith('/finder-data.json'))
  await emulateConnection(page)
  await page.setViewportSize({ width: 375, height: 667 })
  await openFinder(page, site.main)
  await page.waitForLoadState('networkidle')
  expect(hasKnowledge()).toBe(false)
  await field(page).focus()
  await expect.poll(hasKnowledge).toBe(true)
})

test('the address of another question is answered where the list has not been used', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openFinder(page, site.main)
  await page.evaluate(() => window.___navigate('/effects/finder?q=victim_as_player'))
  await expect(field(page)).toHaveValue('victim_as_player')
  await expect(results(page).first()).toHaveText('victim_as_player')
})

test('examples are questions that find something', async ({ page, site }) => {
  await openFinder(page, site.main)
  const examples = page.locator('p', { hasText: /^Try/ }).getByRole('button')
  for (const query of await examples.allInnerTexts()) {
    await examples.filter({ hasText: query }).click()
    await expect(field(page)).toHaveValue(query)
    await expect.poll(() => numberOf(page)).toBeGreaterThan(3)
    await chips(page).getByRole('button', { name: 'Reset' }).click()
    await expect(examples.first()).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole list is there, by kind', async ({ page, site }) => {
    await page.goto(at(site.main, `${FINDER}?kind=mutator`))
    await expect(page.getByRole('heading', { name: /^Mutators \(\d+\)$/ })).toBeVisible()
    await expect(
      results(page)
        .filter({ hasText: /^give_money$/ })
        .first(),
    ).toBeVisible()
    await expect(field(page)).toBeHidden()
  })
})

testLooks(async (page, site, check) => {
  await openFinder(page, site.main, '?q=money&category=economy')
  const toggle = page.getByRole('button', { name: /^Filters/ })
  if (await toggle.isVisible()) await toggle.click()
  await check()
  const box = filters(page).locator('details', { hasText: 'Works with version' })
  await box.locator('summary').click()
  await box.getByRole('combobox', { name: 'Plugin' }).selectOption('EcoEnchants')
  await expect(box.getByRole('combobox', { name: 'Version of EcoEnchants' })).toBeVisible()
  await check()
  await field(page).fill('xqzzyw')
  await expect(page.getByText('No entry fits "xqzzyw".')).toBeVisible()
})

testBudgets(FINDER, {
  [`page-data${FINDER}/page-data.json`]: 10,
  'finder-data.json': 90,
  'flow-data.json': 15,
  'versions-data.json': 14,
})
