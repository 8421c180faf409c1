import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { breakFirstWorker } from './support/network'
import { open } from './support/open'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the docs' })
const status = (page: Page) => page.getByRole('status')
const groups = (page: Page) => page.locator('#main').getByRole('article')
/** Waits until nothing is added to the results any more. */
const complete = (page: Page) => expect(page.locator('#main [aria-busy="false"]')).toBeVisible()

test('a link with a query shows its results', async ({ page, site }) => {
  await open(page, at(site.main, '/search?q=victim_as_player'))
  await expect(field(page)).toHaveValue('victim_as_player')
  await expect(status(page)).toHaveText(/^(\d+ results|One result) for "victim_as_player"$/)
  const first = groups(page).first()
  await expect(first.getByRole('heading')).toContainText('victim_as_player')
  await expect(first.locator('mark').first()).toBeVisible()
})

test('results of one page stand together, its sections with their anchors', async ({
  page,
  site,
}) => {
  await open(page, at(site.main, '/search?q=the%20first%20blow%20counts%20double'))
  // Which page comes first is the ranking's matter and changes with the texts.
  const group = groups(page).filter({
    has: page.locator(':is(h2, h3) a[href="/effects/all-filters/above_health_percent"]'),
  })
  await expect(group).toHaveCount(1)
  await group.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/above_health_percent#.+/)
  await expect(page.getByRole('heading', { name: /the first blow/ })).toBeInViewport()
})

test('typing searches and keeps the query in the address', async ({ page, site }) => {
  await open(page, at(site.main, '/search'))
  await field(page).pressSequentially('rewards')
  await expect(page).toHaveURL(at(site.main, '/search?q=rewards'))
  await expect(status(page)).toHaveText(/results for "rewards"$/)
  await field(page).fill('')
  await expect(page).toHaveURL(at(site.main, '/search'))
  await expect(groups(page)).toHaveCount(0)
})

test('Enter ends a query, and the back button returns to it', async ({ page, site }) => {
  await open(page, at(site.main, '/search'))
  await field(page).fill('rewards')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(site.main, '/search?q=rewards'))
  await field(page).fill('keys')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(site.main, '/search?q=keys'))

  await page.goBack()
  await expect(field(page)).toHaveValue('rewards')
  await expect(status(page)).toHaveText(/results for "rewards"$/)
  await page.goForward()
  await expect(field(page)).toHaveValue('keys')
})

test('the back button returns from a result to the results', async ({ page, site }) => {
  await open(page, at(site.main, '/search?q=victim_as_player'))
  await groups(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(at(site.main, '/effects/all-mutators/victim_as_player'))
  await page.goBack()
  await expect(field(page)).toHaveValue('victim_as_player')
  await expect(groups(page).first().getByRole('heading')).toContainText('victim_as_player')
})

test('more results are loaded on demand', async ({ page, site }) => {
  await open(page, at(site.main, '/search?q=filter'))
  const shown = page.getByText(/^\d+ of \d+ shown$/)
  await expect(shown).toHaveText(/^20 of/)
  await page.getByRole('button', { name: 'Load more results' }).click()
  await expect(shown).toHaveText(/^40 of/)
})

test('results are narrowed down by kind and plugin, and the address keeps it', async ({
  page,
  site,
}) => {
  await open(page, at(site.main, '/search?q=money'))
  const chips = page.getByRole('group', { name: 'Narrow the results' })
  await complete(page)
  const effects = chips.getByRole('button', { name: /^Effects \d+$/ })
  const count = Number(/\d+/.exec(await effects.innerText())?.[0])
  await effects.click()
  await expect(effects).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(at(site.main, '/search?q=money&kind=effect'))
  await expect(status(page)).toHaveText(new RegExp(`^${count} of \\d+ results for "money"$`))
  await expect(groups(page).first()).toContainText('Effect')

  await chips.getByRole('button', { name: /^Triggers \d+$/ }).click()
  await expect(page).toHaveURL(at(site.main, '/search?q=money&kind=effect&kind=trigger'))
  await page.goBack()
  await expect(status(page)).toHaveText(new RegExp(`^${count} of`))
  await page.reload()
  await expect(effects).toHaveAttribute('aria-pressed', 'true')

  await chips.getByRole('button', { name: /^All \d+$/ }).click()
  await expect(page).toHaveURL(at(site.main, '/search?q=money'))
  await expect(status(page)).toHaveText(/^\d+ results for "money"$/)
})

test('a plugin without results can be given up again', async ({ page, site }) => {
  await open(page, at(site.main, '/search?q=victim_as_player&in=Nowhere'))
  await expect(status(page)).toHaveText(/^0 of \d+ results/)
  await page.getByRole('button', { name: 'Nowhere 0' }).click()
  await expect(groups(page).first()).toContainText('victim_as_player')
})

test('arrows lead through the ways to narrow the results down', async ({ page, site }) => {
  await open(page, at(site.main, '/search?q=money'))
  const chips = page.getByRole('toolbar', { name: 'Kinds of entries' }).getByRole('button')
  const areas = page.getByRole('toolbar', { name: 'Plugins and areas' }).getByRole('button')
  await expect(chips.first()).toHaveText(/^All/)
  await complete(page)
  await field(page).focus()
  await page.keyboard.press('Tab')
  await expect(chips.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(chips.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(chips.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(chips.last()).toBeFocused()
  await expect(chips.last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowRight')
  await expect(chips.first()).toBeFocused()
  // One stop a row, and the results are the next.
  await page.keyboard.press('Tab')
  await expect(areas.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(groups(page).first().getByRole('link').first()).toBeFocused()
})

test('the start offers pages', async ({ page, site }) => {
  await open(page, at(site.main, '/search'))
  await expect(page.getByText('Type an id, a word or a part of one.')).toBeVisible()
  const section = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
  // The same as in the modal.
  await expect(section('Tools').getByRole('link', { name: 'Checker' })).toContainText(
    'what is wrong',
  )
  await section('Often asked')
    .getByRole('link', { name: /^Configuring an effect/ })
    .click()
  await expect(page).toHaveURL(at(site.main, '/effects/configuring-an-effect'))
})

test('a result has its picture beside its title on narrow phones', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, at(site.main, '/search?q=give+money'))
  await expect(groups(page).nth(5)).toBeVisible()
  const apart = await groups(page).evaluateAll((all) =>
    all.flatMap((group) => {
      const title = group.querySelector('h2')
      const box = title?.getBoundingClientRect()
      const picture = title?.previousElementSibling?.getBoundingClientRect()
      const isBeside = box && picture && picture.right <= box.left && picture.bottom > box.top
      return isBeside ? [] : [title?.textContent]
    }),
  )
  expect(apart).toEqual([])
})

test('cards of the start fill all their rows', async ({ page, site }) => {
  for (const width of [375, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, at(site.main, '/search'))
    const empty = await page.locator('#main section > ul').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const boxes = [...list.children].map((card) => card.getBoundingClientRect())
        const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))]
        return tops.map((top) => {
          const row = boxes.filter((box) => Math.round(box.top) === top)
          return Math.round(list.getBoundingClientRect().right - (row.at(-1)?.right ?? 0))
        })
      }),
    )
    expect(empty.length).toBeGreaterThan(2)
    expect(Math.max(...empty), `${width} px`).toBe(0)
  }
})

test('what the page is for stands in it before scripts run', async ({ request, site }) => {
  const html = await (await request.get(at(site.main, '/search'))).text()
  expect(html).toContain('Type an id, a word or a part of one.')
})

test('nothing found offers near words', async ({ page, site }) => {
  await open(page, at(site.main, '/search?q=vicctimmplayerr'))
  await expect(status(page)).toHaveText('No results for "vicctimmplayerr"')
  const words = page.locator('section', {
    has: page.getByRole('heading', { name: 'Did you mean one of these?' }),
  })
  const word = words.getByRole('button').first()
  const query = await word.innerText()
  await word.click()
  await expect(page).toHaveURL(at(site.main, `/search?q=${encodeURIComponent(query)}`))
  await expect(groups(page).first()).toBeVisible()
})

test('an engine that cannot be reached can be tried again', async ({ page, site }) => {
  await page.route('**/search-pages.json', (route) => route.abort())
  await open(page, at(site.main, '/search?q=rewards'))
  await expect(page.getByRole('alert')).toContainText('The search cannot be reached')
  await expect(page.getByRole('alert')).toContainText('"rewards"')
  await page.unroute('**/search-pages.json')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(groups(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a worker that does not load can be tried again', async ({ page, site }) => {
  await breakFirstWorker(page)
  await open(page, at(site.main, '/search?q=rewards'))
  await expect(page.getByRole('alert')).toContainText('The search cannot be reached')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(groups(page).first()).toBeVisible()
})
