import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { open } from './support/open'

/** Where the text of a page begins, in pixels from the left. */
async function leftEdge(page: Page): Promise<number> {
  const left = await page
    .locator('#main h1')
    .first()
    .evaluate((title) => {
      // The title of a plugin stands beside its icon.
      const row = title.closest('.overview-name') ?? title
      return row.getBoundingClientRect().left
    })
  return Math.round(left)
}

const KILL = '/effects/all-effects/kill'

const ROUTES = [
  '/',
  '/ecocrates',
  '/ecocrates/rewards',
  KILL,
  '/effects/all-filters',
  '/effects/finder',
  '/effects/checker',
  '/effects/builder',
  '/search',
  '/tags',
  '/tags/triggers',
  '/no-such-page',
]

for (const width of [320, 375, 1024, 1440, 1920, 2560]) {
  test(`text begins at one left edge on all pages, ${width} px wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    const edges: Record<string, number> = {}
    for (const route of ROUTES) {
      await open(page, at(site.main, route))
      edges[route] = await leftEdge(page)
    }
    expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1)
  })
}

/** They have from four to eleven pages. */
const PLUGINS_WITH_CARDS = [
  '/ecocrates',
  '/ecopets',
  '/ecoskills',
  '/ecoshop',
  '/ecobits',
  '/ecoitems',
  '/ecojobs',
  '/ecomobs',
  '/ecoenchants',
  '/talismans',
]

/** What pictures showed to be wrong once: pages of tables, keys, code, pictures and lists. */
const DENSE = [
  '/ecoskills/commands-and-permissions',
  '/ecopets/settings',
  '/ecopets',
  '/ecomobs/how-to-make-a-custom-mob',
  '/effects/data-flow',
  '/effects/configuring-an-effect',
  '/effects/all-triggers',
]

/** What is wider than the window, cut off without being a stop for the keyboard, or too low for its text. */
function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 40)}"`
    const isSeen = (element: Element) => element.getClientRects().length > 0
    const root = document.documentElement
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth) found.push(`page is ${root.scrollWidth} px wide`)
    for (const element of document.querySelectorAll('#main *')) {
      if (!isSeen(element)) continue
      const style = getComputedStyle(element)
      const isCut = element.scrollWidth > element.clientWidth + 4
      if (isCut && style.overflowX === 'auto' && !element.hasAttribute('tabindex')) {
        found.push(`cut, and no stop: ${name(element)}`)
      }
    }
    for (const cell of document.querySelectorAll('#main :is(td, th, dt, dd)')) {
      if (isSeen(cell) && cell.clientHeight > 0 && cell.scrollHeight > cell.clientHeight + 3) {
        const hasTip = cell.closest('[role=grid]') !== null
        if (!hasTip) found.push(`too low for its text: ${name(cell)}`)
      }
    }
    return found
  })
}

for (const width of [320, 375, 768, 1024, 1280, 2560]) {
  test(`nothing is cut or lies on something else, ${width} px wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    const found: Record<string, string[]> = {}
    for (const route of [...ROUTES, ...DENSE]) {
      await open(page, at(site.main, route))
      const here = await flaws(page)
      if (here.length > 0) found[route] = here
    }
    expect(found).toEqual({})
  })
}

for (const width of [375, 768, 1024, 1440, 1920]) {
  test(`cards of a plugin's pages fill all their rows, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    const found: Record<string, string> = {}
    for (const route of PLUGINS_WITH_CARDS) {
      await open(page, at(site.main, route))
      const [empty, rows] = await page.locator('.overview-pages').evaluate((cards) => {
        const boxes = [...cards.children].map((card) => card.getBoundingClientRect())
        const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))]
        const inRow = tops.map((top) => boxes.filter((box) => Math.round(box.top) === top))
        const ends = inRow.map((row) => row.at(-1)?.right ?? 0)
        return [
          Math.max(...ends.map((end) => cards.getBoundingClientRect().right - end)),
          inRow.map((row) => row.length),
        ]
      })
      const isUneven = Math.max(...rows) - Math.min(...rows) > 1
      if (empty > 1 || isUneven) found[route] = `${rows.join(' + ')}, ${empty} px empty`
    }
    expect(found).toEqual({})
  })
}

for (const width of [320, 1024, 1280, 1920]) {
  test(`texts and words of a plugin's cards are whole, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    const found: Record<string, string[]> = {}
    for (const route of PLUGINS_WITH_CARDS) {
      await open(page, at(site.main, route))
      const wrong = await page.locator('.overview-pages').evaluate((cards) => {
        const cut = [...cards.querySelectorAll('p')].filter(
          (text) => text.scrollHeight > text.clientHeight + 1,
        )
        const broken = [...cards.querySelectorAll('a')].filter((link) => {
          const { firstChild } = link
          return [...link.textContent.matchAll(/\S+/g)].some(({ index, 0: word }) => {
            const range = document.createRange()
            range.setStart(firstChild ?? link, index)
            range.setEnd(firstChild ?? link, index + word.length)
            return range.getClientRects().length > 1
          })
        })
        return [...cut, ...broken].map((element) => element.textContent)
      })
      if (wrong.length > 0) found[route] = wrong
    }
    expect(found).toEqual({})
  })
}

test('the name of the site is whole on a narrow phone, with a wide font as well', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, at(site.main, '/ecocrates'))
  const name = page.getByRole('banner').getByText('Eco Plugins Wiki', { exact: true })
  for (const spacing of ['normal', '0.1em']) {
    const isCut = await name.evaluate((element, letterSpacing) => {
      element.style.letterSpacing = letterSpacing
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      return scrollWidth > clientWidth || scrollHeight > clientHeight + 1
    }, spacing)
    expect(isCut, spacing).toBe(false)
  }
})

test('no third of a window stays empty beside code, tables and lists of headings', async ({
  page,
  site,
}) => {
  const routes = [
    '/all-plugins/prices',
    '/ecocrates/rewards',
    '/ecocrates',
    KILL,
    '/effects/all-filters',
    '/effects',
    '/',
  ]
  const found: Record<string, number> = {}
  for (const width of [768, 900, 996, 1024, 1100, 1200, 1279, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    for (const route of routes) {
      await open(page, at(site.main, route))
      const empty = await page.locator('#main').evaluate((main) => {
        const shown = [...main.querySelectorAll('figure, table, nav, summary, li, input')]
        const ends = shown.map((element) => element.getBoundingClientRect().right)
        return (main.getBoundingClientRect().right - Math.max(...ends)) / main.clientWidth
      })
      if (empty > 0.12) found[`${route} at ${width} px`] = Math.round(empty * 100)
    }
  }
  expect(found).toEqual({})
})

/** Short and long, with one example and with several, with many facts and with few. */
const ENTRIES = [
  KILL,
  '/effects/all-effects/aoe',
  '/effects/all-effects/arrow_ring',
  '/effects/all-effects/add_points',
  '/effects/all-triggers/melee_attack',
  '/effects/all-filters/above_health_percent',
  '/effects/all-mutators/victim_as_player',
  '/effects/all-conditions/is_frozen',
  '/all-plugins/custom-entity-ai/all-target-goals/non_tame_random',
]

for (const width of [1500, 1600, 1920, 2560]) {
  test(`an entry has facts and examples beside its text, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    const found: Record<string, unknown> = {}
    for (const route of ENTRIES) {
      await open(page, at(site.main, route))
      const wrong = await page.evaluate(() => {
        const box = (element: Element | null | undefined) => element?.getBoundingClientRect()
        const [lead, facts] = [...document.querySelectorAll('article > header > :not(h1)')]
        // What stands before the first heading may be a group.
        const figures = [...document.querySelectorAll('article > div figure:has(pre)')]
        const parts = [
          ...document.querySelectorAll('article > header > *, article > div > *'),
        ].flatMap((part) => (part.className === 'intro' ? [...part.children] : [part]))
        const texts = parts.filter((part) => part !== facts && !figures.includes(part))
        const card = box(facts)
        if (!card || !lead) return ['no facts']
        const right = Math.max(...texts.slice(1).map((part) => box(part)?.right ?? 0))
        const lieOnEachOther = (one?: DOMRect, other?: DOMRect) =>
          one &&
          other &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
        const covered = parts.filter((part) =>
          parts.some((other) => other !== part && lieOnEachOther(box(part), box(other))),
        )
        const toc = box(document.querySelector('nav[aria-label="On this page"]'))
        const button = box(facts?.querySelector('[data-facet="builder"]'))
        return [
          card.left < right && 'facts on the text',
          Math.abs(card.top - (box(lead)?.top ?? 0)) > 12 && 'facts not at the lead',
          figures.some((figure) => Math.abs((box(figure)?.left ?? 0) - card.left) > 1) &&
            'examples not below the facts',
          figures.some((figure) => Math.abs((box(figure)?.width ?? 0) - card.width) > 1) &&
            'examples not as wide as the facts',
          covered.length > 0 &&
            `on each other: ${covered.map((part) => part.outerHTML.slice(0, 60)).join()}`,
          toc && toc.width > 0 && card.right > toc.left && 'facts on the list of headings',
          button && button.right > card.right - 8 && 'the button leaves its card',
        ].filter(Boolean)
      })
      if (wrong.length > 0) found[route] = wrong
    }
    expect(found).toEqual({})
  })
}

for (const width of [1500, 1920, 2560]) {
  test(`the last example of an entry stays in sight, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, at(site.main, '/effects/all-effects/arrow_ring'))
    const figure = page.locator('article figure').last()
    await figure.evaluate((element) => {
      const { top } = element.getBoundingClientRect()
      window.scrollBy({ top: top + 40, behavior: 'instant' })
    })
    await expect(figure).toBeInViewport({ ratio: 0.9 })
  })
}

test('the first example of an entry stays in sight beside its arguments', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1500, height: 900 })
  await open(page, at(site.main, '/effects/all-effects/aoe'))
  const figure = page.locator('article figure:has(pre)').first()
  for (const argument of ['offset', 'mutators']) {
    const key = page.locator('dt, th').filter({ has: page.getByText(argument, { exact: true }) })
    await key.first().evaluate((element) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - 450, behavior: 'instant' })
    })
    await expect(figure, argument).toBeInViewport({ ratio: 0.9 })
  }
})

test('the text of an example begins right below its heading, its code beside it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await open(page, at(site.main, KILL))
  const heading = page.getByRole('heading', { name: /^Example/ })
  const text = page.locator('article p').filter({ hasText: 'A mob that had less than' })
  const room = async () => {
    const [above, below] = [await heading.boundingBox(), await text.boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  // The sign of the heading used to take a line of its own here.
  expect(await room()).toBeLessThanOrEqual(22)
})

test('lines of a heading are near to each other, whatever stands beside them', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 375, height: 900 })
  await open(page, at(site.main, KILL))
  const heading = page.getByRole('heading', { name: /^Example/ })
  const [tops, size] = await heading.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = [...range.getClientRects()].map(({ top }) => Math.round(top))
    return [[...new Set(lines)], Number.parseFloat(getComputedStyle(element).fontSize)] as const
  })
  const [first = 0, second = 0] = tops
  expect(tops.length).toBe(2)
  expect(second - first).toBeLessThan(size * 1.35)
})

test('ids of related entries are whole in the narrow column beside the examples', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1500, height: 900 })
  for (const route of ['/effects/all-effects/aoe', '/effects/all-filters/above_health_percent']) {
    await open(page, at(site.main, route))
    const broken = await page
      .getByRole('list', { name: 'Related' })
      .locator('code')
      .evaluateAll((ids) =>
        ids
          .filter((id) => {
            const line = Number.parseFloat(getComputedStyle(id).lineHeight)
            return id.getBoundingClientRect().height > line * 1.5
          })
          .map((id) => id.textContent),
      )
    expect(broken, route).toEqual([])
  }
})

test('no line runs through the underscores of ids in tables', async ({ page, site }) => {
  await open(page, at(site.main, '/effects/data-flow'))
  const links = page.locator('td a:has(> code)').filter({ hasText: '_' })
  expect(await links.count()).toBeGreaterThan(5)
  const lines = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link).textDecorationLine),
  )
  expect(new Set(lines)).toEqual(new Set(['none']))
  // They are links to the eye all the same.
  const shadow = await links
    .first()
    .locator('code')
    .evaluate((code) => getComputedStyle(code).boxShadow)
  expect(shadow).toContain('inset')
})

test('the text of a key stands below its name, on wide screens as well', async ({ page, site }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await open(page, at(site.main, '/ecopets/settings'))
  const beside = await page.locator('table[data-layout="list"] tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const text = row.querySelector('[data-role="text"]')?.getBoundingClientRect()
      const name = row.querySelector('th')?.getBoundingClientRect()
      return text && name && text.height > 0 && text.top < name.bottom ? [row.textContent] : []
    }),
  )
  expect(beside).toEqual([])
})

test('a system font that is a sixth wider breaks nothing', async ({ page, site }) => {
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const route of [...ROUTES, ...DENSE.slice(0, 3)]) {
      await open(page, at(site.main, route))
      // Letters are about half as wide as they are high.
      await page.evaluate(() => (document.body.style.letterSpacing = '0.08em'))
      // What begins to scroll becomes a stop as soon as it is measured again.
      const wide = (await flaws(page)).filter((flaw) => !flaw.startsWith('cut, and no stop'))
      expect(wide, `${route} at ${width} px`).toEqual([])
    }
  }
})

test('what is to be pressed is 24 px high and wide on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const route of [...ROUTES, ...DENSE]) {
    await open(page, at(site.main, route))
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, summary, select, input, nav a, footer a, header a')]
        .filter((element) => !element.closest('p, td, dd, .visually-hidden'))
        // Some reach over the whole card that they stand in.
        .filter((element) => getComputedStyle(element, '::after').position !== 'absolute')
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1)
        .filter(({ element, box }) => {
          // A field's own label can be pressed as well.
          const label = element.closest('label')?.getBoundingClientRect()
          return Math.min((label ?? box).height, (label ?? box).width) < 23.9
        })
        .map(({ element, box }) => {
          const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
          return `${size} ${element.outerHTML.slice(0, 90)}`
        }),
    )
    expect(small, route).toEqual([])
  }
})

test('the work of a tool begins on the first screen of a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const works = [
    ['/effects/finder', page.getByRole('searchbox', { name: /^Find by id/ })],
    ['/effects/finder', page.locator('[data-finder-result]').first()],
    ['/effects/checker', page.getByRole('button', { name: 'Broken YAML' })],
    ['/effects/builder', page.getByRole('button', { name: 'Choose another effect' })],
    ['/effects/builder', page.getByRole('button', { name: 'Copy', exact: true }).last()],
    ['/search', page.getByRole('searchbox', { name: 'Search the docs' })],
  ] as const
  for (const [route, work] of works) {
    await open(page, at(site.main, route))
    await expect(work, route).toBeInViewport({ ratio: 1 })
  }
})

test('the choices of the checker stand in a row on a narrow phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, at(site.main, '/effects/checker'))
  const fields = page.locator('#main select')
  await expect(fields).toHaveCount(2)
  const tops = await fields.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  )
  expect(new Set(tops).size).toBe(1)
})

test('buttons of the builder stand in a row, and a list that is open takes the width', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 996, height: 900 })
  await open(page, at(site.main, '/effects/builder'))
  const add = page.getByRole('button', { name: 'Add a trigger' })
  const other = page.getByRole('button', { name: 'Choose another trigger' })
  expect((await add.boundingBox())?.y).toBe((await other.boundingBox())?.y)
  await add.click()
  const list = await page.getByRole('group', { name: 'Add a trigger' }).boundingBox()
  expect(list?.width).toBeGreaterThan(800)
})

test('both sides of the builder begin at one height', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, at(site.main, '/effects/builder'))
  const [form, config] = await Promise.all(
    ['Effect', 'Config'].map((name) =>
      page.getByRole('heading', { name, exact: true }).boundingBox(),
    ),
  )
  expect(Math.abs((form?.y ?? 0) - (config?.y ?? 0))).toBeLessThan(2)
})

test('long ids of the finder break at underscores', async ({ page, site }) => {
  for (const width of [320, 996]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, at(site.main, '/effects/finder'))
    const id = page.locator('#main code').getByText('explosion_knockback_resistance_multiplier')
    const ends = await id.evaluate((code) => {
      // Every letter that stands higher than the next one ends its line.
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
      const letters: { letter: string; top: number }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          letters.push({ letter: text[at] ?? '', top: range.getBoundingClientRect().top })
        }
      }
      return letters
        .filter(({ top }, at) => (letters[at + 1]?.top ?? top) > top + 1)
        .map(({ letter }) => letter)
    })
    expect(ends.length, `${width} px`).toBeGreaterThan(0)
    expect(new Set(ends), `${width} px`).toEqual(new Set(['_']))
  }
})

test('titles are larger than the headings below them', async ({ page, site }) => {
  for (const width of [320, 375, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    for (const route of ['/ecocrates', '/ecocrates/rewards', '/effects', KILL]) {
      await open(page, at(site.main, route))
      const [title, heading] = await Promise.all(
        ['h1', 'h2'].map((tag) =>
          page
            .locator(`#main ${tag}`)
            .first()
            .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        ),
      )
      expect(title, route).toBeGreaterThan((heading ?? 0) * 1.2)
    }
  }
})

test.describe('first page of a plugin', () => {
  test('has its ways on, its facts and its pages on the first screen', async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, at(site.main, '/ecocrates'))
    const main = page.locator('#main')
    await expect(main.getByRole('link', { name: 'Make a crate' }).first()).toBeInViewport()
    await expect(main.getByText('Described version')).toBeInViewport()
    const pages = main.getByRole('navigation', { name: 'Pages about EcoCrates' })
    const links = pages.getByRole('link')
    expect(await links.count()).toBeGreaterThan(7)
    await expect(links.last()).toBeInViewport()
    await links.filter({ hasText: 'Rewards' }).click()
    await expect(page).toHaveURL(at(site.main, '/ecocrates/rewards'))
  })

  test('counts its commands as the page of commands lists them', async ({ page, site }) => {
    await open(page, at(site.main, '/talismans'))
    const facts = page.locator('#main dl').first()
    const count = Number(await facts.getByRole('link').first().textContent())
    await facts.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Commands')
    expect(await page.locator('#main [id^="commands-"]').count()).toBe(count)
  })
})

test.describe('home page', () => {
  test('is two screens of a laptop, without what pages of docs end with', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, site.main)
    const height = await page.locator('#main').evaluate((main) => main.scrollHeight)
    expect(height).toBeLessThanOrEqual(2 * 900 + 60)
    await expect(page.locator('#main').getByText('Edit this page')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0)
  })

  test('shows title and search on the first screen of a phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await open(page, site.main)
    const main = page.locator('#main')
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('link', { name: /^Search/ })).toBeInViewport({ ratio: 1 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(375)
  })

  test('leaves no gap between its words and the config on wide screens', async ({ page, site }) => {
    for (const width of [1440, 1500, 1600, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, site.main)
      const main = page.locator('#main')
      const search = await main.getByRole('link', { name: /^Search/ }).boundingBox()
      const run = await main.getByRole('figure', { name: 'A config, and what' }).boundingBox()
      const gap = (run?.x ?? 0) - (search?.x ?? 0) - (search?.width ?? 0)
      expect(gap, `${width} px`).toBeGreaterThan(16)
      expect(gap, `${width} px`).toBeLessThan(130)
    }
  })

  test('has what happens beside the config where both stand below the words', async ({
    page,
    site,
  }) => {
    for (const width of [768, 996, 1024, 1200]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, site.main)
      const run = page.getByRole('figure', { name: 'A config, and what' })
      const [config, steps] = await Promise.all(
        ['pre', 'ol'].map((part) => run.locator(part).boundingBox()),
      )
      expect(steps?.x, `${width} px`).toBeGreaterThanOrEqual(
        Math.floor((config?.x ?? 0) + (config?.width ?? 0)),
      )
      expect(Math.abs((steps?.y ?? 0) - (config?.y ?? 0)), `${width} px`).toBeLessThan(2)
    }
  })

  test('shows the work of all tools at one height', async ({ page, site }) => {
    await page.setViewportSize({ width: 1600, height: 900 })
    await open(page, site.main)
    const tops = await page
      .locator('#main')
      .getByRole('listitem')
      .filter({ has: page.locator('img[src*="/img/sections/"] ~ p') })
      .locator('> div:last-child')
      .evaluateAll((pictures) => pictures.map((one) => one.getBoundingClientRect().top))
    expect(tops.length).toBe(3)
    expect(new Set(tops).size).toBe(1)
  })

  test('has its numbers in even rows', async ({ page, site }) => {
    for (const width of [320, 768, 1024, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, site.main)
      const tops = await page
        .getByRole('list', { name: 'What the reference holds' })
        .getByRole('listitem')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
      expect(new Set(tops).size, `${width} px`).toBe(width < 480 ? 2 : 1)
    }
  })

  test('leaves no hole beside the last tool', async ({ page, site }) => {
    for (const width of [375, 768, 1024, 1200, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, site.main)
      const tools = page
        .locator('#main ul')
        .filter({ has: page.getByRole('link', { name: 'Checker' }) })
      const empty = await tools.first().evaluate((list) => {
        const last = list.lastElementChild?.getBoundingClientRect()
        return list.getBoundingClientRect().right - (last?.right ?? 0)
      })
      expect(Math.round(empty), `${width} px`).toBe(0)
    }
  })

  test('says how much there is', async ({ page, site }) => {
    await open(page, site.main)
    const counts = page.getByRole('list', { name: 'What the reference holds' })
    await expect(counts.getByRole('listitem')).toHaveText([
      /^\d+ Plugins$/,
      /^\d+ Effects$/,
      /^\d+ Conditions$/,
      /^\d+ Triggers$/,
      /^\d+ Filters$/,
      /^\d+ Mutators$/,
    ])
  })

  test('lights up both sides of the run', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, site.main)
    const run = page.getByRole('figure', { name: 'A config, and what happens' })
    const line = run.locator('span[data-kind="filter"]').first()
    const ground = () => line.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await ground()
    await run.getByText('A zombie? Yes, go on.').hover()
    expect(await ground()).not.toBe(before)
  })
})
