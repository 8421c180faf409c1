import { at, expect, test } from '../support/test'
import { gzipBytes } from './support/firstVisit'
import { emulateConnection, holdFiles } from './support/network'
import { open } from './support/open'
import { searchButton, searchModal } from './support/search'

test.describe('opening', () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.main, '/effects/data-flow'))
  })

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens it, with the focus in an empty field`, async ({ page }) => {
      const { field } = searchModal(page)
      await page.keyboard.press(key)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
    })
  }

  test('a click on the button opens it', async ({ page }) => {
    await searchButton(page).click()
    await expect(searchModal(page).field).toBeFocused()
  })

  test('typing on the focused button opens it and is the query', async ({ page }) => {
    const { field } = searchModal(page)
    await searchButton(page).focus()
    await page.keyboard.press('c')
    await expect(field).toBeFocused()
    await page.keyboard.type('rate')
    await expect(field).toHaveValue('crate')
  })

  test('the shortcuts are ignored while typing in a field', async ({ page }) => {
    const { dialog } = searchModal(page)
    await page.locator('#main').evaluate((main) => {
      main.insertAdjacentHTML(
        'afterbegin',
        '<input aria-label="probe"><textarea aria-label="probe"></textarea><select aria-label="probe"><option>a</option></select>',
      )
    })
    // Once its code is there, the modal opens at once.
    await page.keyboard.press('/')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    for (const probe of await page.getByLabel('probe').all()) {
      await probe.focus()
      for (const key of ['/', 'Control+k', 'Meta+k']) await page.keyboard.press(key)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(dialog).toHaveCount(0)
    }
    await expect(page.locator('input[aria-label=probe]')).toHaveValue('/')
  })

  test('Escape closes it and gives the focus back', async ({ page }) => {
    const { dialog, field } = searchModal(page)
    const link = page.locator('#main').getByRole('link').first()
    await link.focus()
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('Tab stays inside', async ({ page }) => {
    const { dialog, field } = searchModal(page)
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
  })
})

test('nothing of it is loaded before it is touched', async ({ page, site }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await open(page, at(site.main, '/effects/data-flow'))
  await page.mouse.wheel(0, 2000)
  await page.waitForLoadState('networkidle')
  const before = [...paths]
  expect(before.filter((path) => /search/.test(path))).toEqual([])

  await searchButton(page).focus()
  await expect.poll(() => paths).toContain('/search-pages.json')
  const scripts = paths.filter((path) => path.endsWith('.js') && !before.includes(path))
  expect(scripts.length).toBeGreaterThan(0)
})

test('opened with a shortcut it is loaded before the first letter', async ({ page, site }) => {
  await open(page, at(site.main, '/effects/data-flow'))
  const index = page.waitForRequest((request) => request.url().endsWith('/search-pages.json'))
  await page.keyboard.press('/')
  await index
  await expect(searchModal(page).field).toHaveValue('')
})

/** Most bytes after gzip of scripts and styles that open the search and answer in it. */
const SEARCH_CODE = 60_000

test('opening it loads its own code alone', async ({ page, context, site }) => {
  // Or linked pages would be fetched ahead.
  await emulateConnection(page)
  await open(page, at(site.main, '/effects/data-flow'))
  await page.waitForLoadState('networkidle')
  const files = new Set<string>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(?:js|css)$/.test(pathname)) files.add(pathname.slice(1))
  })
  await page.keyboard.press('/')
  await page.keyboard.type('victim_as_player')
  await expect(searchModal(page).links.first()).toContainText('victim_as_player')
  expect(files.size).toBeGreaterThan(1)
  expect(gzipBytes(site.mainDir, [...files])).toBeLessThanOrEqual(SEARCH_CODE)
})

test.describe('before anything is typed', () => {
  test('what is often asked, tools and reference are offered, by pointer and by keys', async ({
    page,
    site,
  }) => {
    await open(page, at(site.main, '/effects/data-flow'))
    await page.keyboard.press('/')
    const { dialog, field } = searchModal(page)
    const tools = dialog.getByRole('region', { name: 'Tools' }).getByRole('link')
    await expect(tools).toHaveText([/^Finder/, /^Checker/, /^Builder/, /^File builder/])
    const reference = dialog.getByRole('region', { name: 'Reference' }).getByRole('link')
    await expect(reference).toHaveCount(5)
    const asked = dialog.getByRole('region', { name: 'Often asked' }).getByRole('link')
    await expect(asked.first()).toContainText('Configuring an effect')

    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(asked.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at(site.main, '/ecoenchants/how-to-make-a-custom-enchant'))
    await expect(dialog).toBeHidden()
  })

  test('they give way to results', async ({ page, site }) => {
    await open(page, at(site.main, '/effects/data-flow'))
    await page.keyboard.press('/')
    const { dialog, field, links } = searchModal(page)
    await expect(dialog.getByRole('region', { name: 'Tools' })).toBeVisible()
    await field.fill('victim_as_player')
    await expect(links.first()).toContainText('victim_as_player')
    await expect(dialog.getByRole('region', { name: 'Tools' })).toBeHidden()
  })
})

test.describe('finding', () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.main, '/effects/data-flow'))
    await page.keyboard.press('/')
  })

  for (const id of ['above_health_percent', 'victim_as_player', 'location_to_drop']) {
    test(`${id} comes first however it is spelled`, async ({ page }) => {
      const { field, links } = searchModal(page)
      for (const between of ['_', '-', ' ', '']) {
        const query = id.replaceAll('_', between)
        await field.fill(query)
        await expect(links.first(), query).toContainText(id)
        await expect(links.first().locator('mark').first(), query).toBeVisible()
      }
    })
  }

  test('an exact id comes before longer ones', async ({ page }) => {
    const { field, links } = searchModal(page)
    await field.fill('player_to_pet')
    await expect(links.first()).toHaveAttribute('href', '/effects/all-mutators/player_to_pet')
  })

  test('the beginning of a word is enough', async ({ page }) => {
    const { field, links } = searchModal(page)
    await field.fill('translate_loc')
    await expect(links.first()).toHaveAttribute('href', '/effects/all-mutators/translate_location')
  })

  test('a typing mistake does not matter', async ({ page }) => {
    const { field, links } = searchModal(page)
    await field.fill('tranlate_locatoin')
    await expect(links.first()).toHaveAttribute('href', '/effects/all-mutators/translate_location')
  })

  test('titles come before texts', async ({ page }) => {
    const { field, links } = searchModal(page)
    await field.fill('data flow')
    await expect(links.first()).toHaveAttribute('href', '/effects/data-flow')
  })

  test('sections lead to their headings', async ({ page }) => {
    const { field, hits } = searchModal(page)
    await field.fill('delay and repeat')
    const link = hits.getByRole('link').first()
    await expect(link).toHaveAttribute('href', '/effects/configuring-an-effect#delay-and-repeat')
    await link.click()
    await expect(page.getByRole('heading', { name: /delay and repeat/i })).toBeInViewport()
  })

  for (const [query, badge, href] of [
    [
      'ecocrates.break',
      'Permission',
      '/ecocrates/commands-and-permissions#permissions-ecocrates-break',
    ],
    [
      '/ecocrates reload',
      'Command',
      '/ecocrates/commands-and-permissions#commands-ecocrates-reload',
    ],
    [
      '%ecocrates_vote_keys%',
      'Placeholder',
      '/ecocrates/placeholderapi#placeholders-ecocrates-crate-keys',
    ],
    ['raytrace-distance', 'Key', '/effects#settings-raytrace-distance'],
    ['give_money amount', 'Argument', '/effects/all-effects/give_money#arg-amount'],
  ] as const) {
    test(`"${query}" leads to its row and says what it is`, async ({ page, site }) => {
      const { field, hits, links } = searchModal(page)
      await field.fill(query)
      // The first query waits for the index.
      await expect(links.first()).toHaveAttribute('href', href, { timeout: 15_000 })
      await expect(hits.first().getByText(badge, { exact: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(at(site.main, href))
      await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
    })
  }

  test('Enter opens the selected result', async ({ page, site }) => {
    const { dialog, field, hits } = searchModal(page)
    await field.fill('victim_as_player')
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at(site.main, '/effects/all-mutators/victim_as_player'))
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('victim_as_player')
  })

  test('arrows move the selection', async ({ page }) => {
    const { field, hits } = searchModal(page)
    await field.fill('location')
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(hits.first()).toHaveAttribute('aria-selected', 'false')
  })

  test('the footer leads to all results on the search page', async ({ page, site }) => {
    const { field, all, hits } = searchModal(page)
    await field.fill('give money')
    await expect(all).toHaveAttribute('href', '/search?q=give%20money')
    // What is said of a page arrives with the texts, which find more than the names alone.
    await expect(hits.first()).toContainText('Pays money')
    const count = (await all.innerText()).match(/\d+/)?.[0]
    await all.click()
    await expect(page).toHaveURL(at(site.main, '/search?q=give%20money'))
    // The page that is left may still say something of its own.
    await expect(page.getByText(`${count} results for "give money"`)).toBeVisible()
  })

  test('pages are described by their lead, not by their configs', async ({ page }) => {
    const { field, hits } = searchModal(page)
    await field.fill('give_money')
    await expect(hits.first()).toContainText("Pays money into the player's account, silently.")
    for (const text of await hits.allInnerTexts()) expect(text).not.toContain('- id:')
  })

  test('a query without results says so', async ({ page }) => {
    const { dialog, field, hits } = searchModal(page)
    await field.fill('xqzzywv')
    await expect(dialog).toContainText('No results for "xqzzywv"')
    await expect(hits).toHaveCount(0)
    await expect(dialog.getByRole('link', { name: /^Finder/ })).toBeVisible()
  })

  test('a query without results leads on to names that are near', async ({ page }) => {
    const { dialog, field, hits } = searchModal(page)
    await field.fill('muultiipliieer')
    await expect(dialog).toContainText('No results for')
    const near = dialog.getByRole('region', { name: 'Try searching for' }).getByRole('button')
    const name = await near.first().innerText()
    await field.press('ArrowDown')
    await expect(near.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(name)
    await expect(hits.first()).toContainText(name)
  })

  test('the sentence that answers is shown', async ({ page }) => {
    const { field, hits } = searchModal(page)
    await field.fill('mine_vein claim border')
    await expect(hits.filter({ hasText: 'crosses a claim border' }).first()).toBeVisible()
  })

  test('the best answer has room for the sentence that answers, also as part of a page', async ({
    page,
  }) => {
    const { field, hits, links } = searchModal(page)
    await field.fill('cooldown')
    await expect(links.first()).toHaveAttribute('href', '/effects/configuring-an-effect#cooldown')
    await expect(links.nth(1)).toHaveAttribute('href', '/effects/configuring-an-effect')
    // It is drawn as a branch of nothing.
    await expect(hits.first().locator('.DocSearch-Hit-Tree')).toBeHidden()
    const heightOf = async (place: number) => (await hits.nth(place).boundingBox())?.height ?? 0
    expect(await heightOf(0)).toBeGreaterThan(await heightOf(1))
  })

  test('the first page of a plugin stands with the pages of that plugin', async ({ page }) => {
    const { dialog, field, links } = searchModal(page)
    await field.fill('ecobits')
    await expect(links.first()).toHaveAttribute('href', '/ecobits')
    const [group] = await dialog.locator('.DocSearch-Hit-source:visible').allInnerTexts()
    expect(group).toBe('EcoBits')
    await expect(links.first().getByRole('img').or(links.first().locator('img'))).toBeVisible()
  })

  test('visited results are offered again, and favourites stay', async ({ page, site }) => {
    const { dialog, field, links } = searchModal(page)
    await field.fill('victim_as_player')
    await links.first().click()
    await expect(page).toHaveURL(at(site.main, '/effects/all-mutators/victim_as_player'))

    await page.keyboard.press('/')
    await expect(dialog).toContainText('Recent')
    await expect(links.first()).toContainText('victim_as_player')
    await dialog.getByRole('button', { name: 'Keep as favourite' }).click()
    await expect(dialog).toContainText('Favourites')

    await open(page, at(site.main, '/ecocrates'))
    await page.keyboard.press('/')
    await expect(dialog).toContainText('Favourites')
    await expect(links).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Remove from favourites' }).click()
    await expect(links).toHaveCount(0)
  })
})

test('no letter is lost that is typed while the search opens on a slow phone', async ({
  page,
  context,
  site,
}) => {
  await open(page, at(site.main, '/ecocrates'))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.keyboard.press('/')
  for (const letter of 'victim_as_player') await page.keyboard.press(letter, { delay: 15 })
  await expect(searchModal(page).field).toHaveValue('victim_as_player')
})

test('Enter waits for the results of what was typed', async ({ page, site }) => {
  const letGo = await holdFiles(page, '**/search-pages.json')
  await open(page, at(site.main, '/ecocrates'))
  await page.keyboard.press('/')
  const { field } = searchModal(page)
  await field.pressSequentially('victim_as_player')
  await field.press('Enter')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('victim_as_player')
})

test('Enter counts even before the search is there', async ({ page, site }) => {
  await open(page, at(site.main, '/ecocrates'))
  const letGo = await holdFiles(page, '**/*.js')
  await page.keyboard.press('/')
  await page.keyboard.type('victim_as_player')
  await page.keyboard.press('Enter')
  await expect(searchModal(page).dialog).toHaveCount(0)
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('victim_as_player')
})

test('an id is opened by Enter while the texts are on their way', async ({ page, site }) => {
  const letGo = await holdFiles(page, '**/search-texts.json')
  await open(page, at(site.main, '/ecocrates'))
  await page.keyboard.press('/')
  const { field } = searchModal(page)
  await field.pressSequentially('this_item')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('this_item')
  letGo()
})

test('Enter that waits is forgotten when the reader goes on typing', async ({ page, site }) => {
  const letGo = await holdFiles(page, '**/search-pages.json')
  await open(page, at(site.main, '/ecocrates'))
  await page.keyboard.press('/')
  const { field, hits } = searchModal(page)
  await field.pressSequentially('give')
  await field.press('Enter')
  await field.pressSequentially('_money')
  letGo()
  await expect(hits.first()).toContainText('give_money')
  await expect(page).toHaveURL(at(site.main, '/ecocrates'))
})

test('an index that cannot be fetched is said, and the next query tries again', async ({
  page,
  site,
}) => {
  const { dialog, field, links } = searchModal(page)
  await page.route('**/search-pages.json', (route) => route.abort())
  await open(page, site.main)
  await page.keyboard.press('/')
  await field.fill('rewards')
  await expect(dialog).toContainText('The search cannot be reached')

  await page.unroute('**/search-pages.json')
  await field.fill('victim_as_player')
  await expect(links.first()).toContainText('victim_as_player')
})

test.describe('preview of the selected result', () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.main, '/effects/data-flow'))
  })

  test('shows its lead, its arguments and its example, and follows the keys', async ({ page }) => {
    await page.keyboard.press('Control+k')
    const { dialog, field, hits } = searchModal(page)
    await field.fill('give_money')
    const preview = dialog.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('heading', { level: 2 })).toHaveText('give_money')
    await expect(preview.getByRole('listitem').first()).toHaveText('amount')
    await expect(preview.locator('pre')).toContainText('effects:\n  - id: give_money\n')
    // Nothing beside the results is on the way of the keys.
    await expect(preview.locator('a, button, input, [tabindex]')).toHaveCount(0)

    const before = await preview.boundingBox()
    await page.keyboard.press('ArrowDown')
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(preview.getByRole('heading', { level: 2 })).not.toHaveText('give_money')
    await expect(field).toBeFocused()
    expect(await preview.boundingBox()).toEqual(before)
  })

  test('stays away where there is no room for it', async ({ page }) => {
    await page.setViewportSize({ width: 990, height: 800 })
    await page.keyboard.press('Control+k')
    const { dialog, field, hits } = searchModal(page)
    await field.fill('give_money')
    await expect(hits.first()).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Preview' })).toHaveCount(0)
  })
})
