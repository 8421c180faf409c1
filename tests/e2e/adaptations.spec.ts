/**
 * Pages as readers set them up: narrow or enlarged windows, other spacing, larger letters, colours
 * of the system, writing from right to left; and states that are not there at first.
 */
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { CHROMIUM_ARGS, findTestChromium } from '../../scripts/lib/chromium.mjs'
import { violations } from '../support/axe'
import { at, expect, test } from '../support/test'
import type { Site } from '../support/test'
import { emulateConnection } from './support/network'
import { hydrated, open } from './support/open'
import { searchButton, searchModal } from './support/search'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ROUTES = [
  '/',
  '/ecocrates',
  '/ecocrates/commands-and-permissions',
  '/ecocrates/rewards',
  '/effects/configuring-an-effect',
  '/effects/all-effects/kill',
  // Ids that are longer than a line of a phone, in the text and in the name of the source.
  '/effects/all-effects/knockback_resistance_multiplier',
  '/all-plugins/custom-entity-ai/all-entity-goals/water_avoiding_random_flying',
  '/effects/all-filters',
  '/effects/finder',
  '/effects/checker',
  '/effects/builder',
  '/effects/placeholders',
  '/effects/whats-new',
  '/search?q=filter',
  '/tags',
  '/no-such-page',
]

/** As wide as a window of 1280 pixels at 400 %. */
const NARROW = { width: 320, height: 640 }
const DESK = { width: 1280, height: 800 }

/** @returns what reaches over the edge of the window, unless something around it scrolls */
const overEdge = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { width, left, right } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1)
    })
    return [
      `${scrollWidth} pixels`,
      ...outside.slice(0, 8).map((one) => one.outerHTML.slice(0, 80)),
    ]
  })

/** Adds styles as an extension of a reader's browser does, which no policy forbids. */
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** The distances that text must bear (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** @returns what can be pressed and is smaller than 24 pixels; links in lines of text may be */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [role="tab"]'
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      if (element.matches('a') && getComputedStyle(element).display.startsWith('inline')) return []
      const box = element.matches('[type="checkbox"], [type="radio"]')
        ? (element.closest('label') ?? element)
        : element
      const { width, height, right } = box.getBoundingClientRect()
      // Half a pixel for letters whose height is no whole number; what is off the screen waits there.
      if (width === 0 || right <= 0 || (width >= 23.5 && height >= 23.5)) return []
      // A whole card may be the target of the link in it.
      element.scrollIntoView({ block: 'center' })
      const { x, y } = box.getBoundingClientRect()
      const [across, down] = [x + width / 2, y + height / 2]
      const around = [-11.5, 11.5].flatMap((by) => [
        document.elementFromPoint(across + by, down),
        document.elementFromPoint(across, down + by),
      ])
      return around.every((one) => one && element.contains(one))
        ? []
        : [element.outerHTML.slice(0, 120)]
    })
  })

test('320 pixels are enough for every page, with any spacing, either way of writing', async ({
  page,
  site,
}) => {
  for (const route of ROUTES) {
    await page.setViewportSize(NARROW)
    await open(page, at(site.main, route))
    expect(await overEdge(page), `${route} at 320`).toEqual([])
    expect(await smallTargets(page), `${route}: what can be pressed`).toEqual([])
    await restyle(page, SPACING)
    expect(await overEdge(page), `${route} with distances`).toEqual([])
    await restyle(page, '')
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    expect(await overEdge(page), `${route} from right to left`).toEqual([])
    await page.setViewportSize(DESK)
    expect(await overEdge(page), `${route} from right to left at 1280`).toEqual([])
  }
})

test('a language that is written from right to left turns the page round', async ({
  page,
  site,
}) => {
  await open(page, at(site.fixture, '/ar/basics/install'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const [sidebar, main, toc] = await Promise.all(
    [
      page.getByRole('navigation', { name: 'Docs sidebar' }),
      page.getByRole('article'),
      page.getByRole('navigation', { name: 'On this page' }),
    ].map((part) => part.boundingBox()),
  )
  expect(sidebar?.x).toBeGreaterThan(main?.x ?? Infinity)
  expect(main?.x).toBeGreaterThan(toc?.x ?? Infinity)
  // Code and keys stay as they are typed.
  await expect(page.getByRole('article').locator('pre')).toHaveCSS('direction', 'ltr')
  for (const size of [DESK, NARROW]) {
    await page.setViewportSize(size)
    expect(await overEdge(page)).toEqual([])
  }
})

test('letters of twice the size lead to the layout of narrow windows', async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: findTestChromium() ?? undefined,
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
  })
  try {
    const page = await browser.newPage({ viewport: DESK })
    for (const route of ROUTES) {
      await open(page, at(site.main, route))
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      )
      await expect(page.getByRole('button', { name: 'Open navigation menu' })).toBeVisible()
      expect(await overEdge(page), route).toEqual([])
    }
  } finally {
    await browser.close()
  }
})

/** Brings a page into a state that it is not in at first. */
type State = [name: string, steps: (page: Page, site: Site) => Promise<unknown>]

const NOTHING = 'xqzzywv'

/** A tool whose file cannot be loaded. */
const toolWithout =
  (file: string, route: string): State[1] =>
  async (page, site) => {
    await page.route(`**/${file}`, (request) => request.abort())
    await open(page, at(site.main, route))
    await page.getByRole('main').getByRole('alert').first().waitFor()
  }

const FAILURES: State[] = [
  [
    'a page that could not be loaded',
    async (page, site) => {
      await page.route('**/page-data/tags/page-data.json', (route) => route.abort())
      await open(page, site.fixture)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Tags' }).click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  ],
  ['a finder without its entries', toolWithout('finder-data.json', '/effects/finder')],
  ['a checker without its reference', toolWithout('checker-data.json', '/effects/checker')],
  ['a builder without its words', toolWithout('builder-data.json', '/effects/builder')],
  [
    'a search without its index',
    async (page, site) => {
      await page.route('**/search-pages.json', (route) => route.abort())
      await open(page, at(site.main, '/ecocrates'))
      await searchButton(page).click()
      await searchModal(page).field.fill('crate')
      await expect(searchModal(page).dialog).toContainText(/reached|loaded/)
    },
  ],
  [
    'a search page without its index',
    async (page, site) => {
      await page.route('**/search-pages.json', (route) => route.abort())
      await open(page, at(site.main, '/search?q=crate'))
      await expect(page.getByRole('main')).toContainText(/reached|loaded/)
    },
  ],
]

const STATES: State[] = [
  [
    'a search page with nothing to show',
    async (page, site) => {
      await open(page, at(site.main, `/search?q=${NOTHING}`))
      await expect(page.getByRole('main')).toContainText(NOTHING)
    },
  ],
  [
    'a finder with nothing to show',
    async (page, site) => {
      await open(page, at(site.main, `/effects/finder?q=${NOTHING}`))
      await expect(page.getByRole('status').filter({ hasText: '0 ' }).first()).toBeVisible()
    },
  ],
  [
    'an entry with all its boxes open',
    async (page, site) => {
      await open(page, at(site.main, '/effects/all-effects/kill'))
      await page.locator('article details').evaluateAll((boxes) => {
        for (const box of boxes) (box as HTMLDetailsElement).open = true
      })
      await page.waitForLoadState('networkidle')
    },
  ],
  [
    'a long table that is filtered, and one in which no row fits',
    async (page, site) => {
      await open(page, at(site.main, '/ecocrates/placeholders'))
      const field = page.locator('article').getByRole('searchbox').first()
      if (await field.count()) await field.fill(NOTHING)
    },
  ],
  [
    'the second one of several tabs',
    async (page, site) => {
      await open(page, at(site.fixture, '/configure'))
      await page.getByRole('tab').nth(1).click()
    },
  ],
  [
    'a checker with findings',
    async (page, site) => {
      await open(page, at(site.main, '/effects/checker'))
      await page.getByRole('textbox', { name: 'Config in YAML' }).fill('a: [\n"')
      await page.getByRole('region', { name: 'Findings' }).getByRole('listitem').first().waitFor()
    },
  ],
]

for (const [group, states] of Object.entries({ failures: FAILURES, states: STATES })) {
  test(`${group} have nothing for axe to find, and fit into 320 pixels`, async ({ page, site }) => {
    await emulateConnection(page)
    for (const [name, steps] of states) {
      await test.step(name, async () => {
        await page.setViewportSize(DESK)
        await steps(page, site)
        expect(await violations(page), name).toEqual([])
        await page.setViewportSize(NARROW)
        expect(await overEdge(page), name).toEqual([])
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
}

test('colours of the system leave nothing without an edge', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more' })
  for (const route of ['/ecocrates', '/effects/finder', '/effects/checker', '/effects/builder']) {
    await open(page, at(site.main, route))
    await page.waitForLoadState('networkidle')
    // Backgrounds are gone: what can be pressed or filled in needs a border, an underline or an icon.
    const bare = await page.evaluate(() => {
      const fields = document.querySelectorAll('#main :is(input, select, textarea):not([hidden])')
      return [...fields].flatMap((field) => {
        const { borderStyle, outlineStyle, appearance } = getComputedStyle(field)
        const around = getComputedStyle(field.parentElement ?? field).borderStyle
        const hasEdge = [borderStyle, outlineStyle, around].some((one) => !/^(none ?)+$/.test(one))
        return hasEdge || appearance !== 'none' ? [] : [field.outerHTML.slice(0, 100)]
      })
    })
    expect(bare, route).toEqual([])
    const here = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current]')
    await expect(here.first()).toHaveCSS('outline-style', 'solid')
  }
  await open(page, at(site.main, '/ecocrates'))
  await expect(page.locator('#main').getByRole('link', { name: 'Make a crate' }).first()).toHaveCSS(
    'border-style',
    'solid',
  )
  const { field, hits } = searchModal(page)
  await searchButton(page).click()
  await field.fill('damage_victim')
  await expect(hits.first()).toHaveCSS('outline-style', 'solid')
  await expect(hits.nth(1)).not.toHaveCSS('outline-style', 'solid')
})

/** Scrolls past every part of a page that comes to life when it is near, and waits for the parts. */
async function wake(page: Page): Promise<void> {
  for (const part of await page.locator('[data-near]').all()) {
    await part.scrollIntoViewIfNeeded()
    await expect(part.locator('button, input, select')).not.toHaveCount(0)
  }
}

test('paper has the text, and nothing to press', async ({ page, site }) => {
  for (const route of ['/ecocrates/rewards', '/effects/all-effects/kill', '/effects/all-filters']) {
    await open(page, at(site.main, route))
    await wake(page)
    // Who prints presses a key or points at something first, which brings the styles for it.
    await page.keyboard.press('Control')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const role of ['navigation', 'button', 'searchbox'] as const) {
      const shown = page
        .getByRole(role)
        .filter({ visible: true })
        .and(page.locator(':not([aria-label="Breadcrumbs"])'))
      await expect(shown, `${route}: ${role}`).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'Open in builder' })).toBeHidden()
    await page.emulateMedia({ media: null })
  }
})

test('the keyboard alone leads through the tools, and each says what it does', async ({
  page,
  site,
}) => {
  await open(page, at(site.main, '/effects/finder'))
  const finder = page.getByRole('searchbox', { name: /^Find by id/ })
  await expect(finder).toBeEnabled()
  await finder.focus()
  await page.keyboard.type('give_money')
  const first = page.locator('[data-finder-result]').first()
  await expect(first).toContainText('give_money')
  await expect(page.getByRole('status').filter({ hasText: /\d+ entr/ })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Effect/ }).focus()
  await page.keyboard.press('Space')
  const tool = page.getByRole('article')
  await expect(tool).toMatchAriaSnapshot(`
    - article:
      - heading "Finder" [level=1]
      - searchbox /^Find by id/: give_money
      - group "Chosen filters":
        - 'button "Remove the filter Kind: Effect"'
        - button "Reset"
      - region "Filters":
        - group:
          - list "Kind":
            - listitem:
              - checkbox /^Effect \\d+/ [checked]
            - listitem:
              - checkbox /^Condition \\d+/
            - listitem:
              - checkbox "Filter 0" [disabled]
        - combobox "Works with trigger"
        - 'button "Add: Works with trigger"'
        - combobox "Works with effect"
        - combobox "Has argument"
      - status: /\\d+ of \\d+ entries/
      - list:
        - listitem:
          - link "give_money"
          - text: /Pays money/
  `)
  await finder.fill(NOTHING)
  await expect(tool).toMatchAriaSnapshot(`
    - article:
      - status: /^0 of \\d+ entries/
      - paragraph: /No entry fits "${NOTHING}"/
      - button /^Without the words/
      - paragraph:
        - link /^Search the whole wiki/
  `)
  // A list without items would be read out as one.
  await expect(tool.locator('ul:not(:has(li))')).toHaveCount(0)
  await page.goto('about:blank')

  await open(page, at(site.main, '/effects/checker'))
  const field = page.getByRole('textbox', { name: 'Config in YAML' })
  await field.focus()
  await page.keyboard.insertText('effects:\n  - id: give_mony\n    triggers:\n      - kill\n')
  const findings = page.getByRole('region', { name: 'Findings' })
  await expect(findings.getByRole('listitem')).not.toHaveCount(0)
  await expect(findings).toMatchAriaSnapshot(`
    - region "Findings":
      - heading "Findings" [level=2]
      - status: /\\d+ error/
      - list:
        - listitem:
          - button /Line 2 give_mony is not known/
          - paragraph:
            - button "Write give_money"
  `)
  await page.keyboard.press('Tab')
  await expect(field).not.toBeFocused()
  await page.goto('about:blank')

  await open(page, at(site.main, '/effects/builder#effect=give_money'))
  const effect = page.getByRole('region', { name: 'Effect', exact: true })
  await effect.getByRole('textbox', { name: /^amount/ }).focus()
  await page.keyboard.type('10')
  const config = page.getByRole('region', { name: 'Config', exact: true })
  await expect(config).toContainText('amount: 10')
  await expect(config).toMatchAriaSnapshot(`
    - region "Config":
      - heading "Config" [level=2]
      - status: /Checked/
  `)
  await hydrated(page)
})
