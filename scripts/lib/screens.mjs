/** Every kind and state of page that a person should see before a change of the looks is done. */

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Screen
 * @property {string} name what it is called in the contact sheet and in the name of its file
 * @property {string} route page of the site, with its query
 * @property {(page: Page) => Promise<unknown>} [steps] brings the page into the state to be seen
 */

const FIELD = '[data-finder-field]'

/** A config with two mistakes. */
const BAD_CONFIG = `effects:
  - id: give_mony
    args:
      amount: two
    triggers:
      - kill
`

/** @param {string} query */
const searchFor = (query) => async (/** @type {Page} */ page) => {
  await page.keyboard.press('/')
  const field = page.getByRole('dialog').getByRole('searchbox')
  await field.waitFor()
  if (query !== '') await field.fill(query)
}

/** @param {string} selector of what to bring to the top of the window, below what sticks there */
const scrollTo = (selector) => async (/** @type {Page} */ page) => {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const top = element.getBoundingClientRect().top + window.scrollY
      window.scrollTo(0, top - 120)
    })
}

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'home', route: '/' },
  { name: 'plugin', route: '/ecocrates' },
  { name: 'plugin-menu', route: '/ecopets', steps: scrollTo('#main figure') },
  { name: 'guide', route: '/ecocrates/rewards' },
  { name: 'commands', route: '/ecoskills/commands-and-permissions' },
  { name: 'keys', route: '/ecopets/settings' },
  { name: 'code', route: '/ecomobs/how-to-make-a-custom-mob', steps: scrollTo('#main pre') },
  { name: 'effects', route: '/effects' },
  { name: 'run', route: '/effects', steps: scrollTo('#main figure') },
  { name: 'diagram', route: '/effects/data-flow', steps: scrollTo('#main figure') },
  { name: 'effect', route: '/effects/all-effects/give_money' },
  { name: 'trigger', route: '/effects/all-triggers/melee_attack' },
  { name: 'mutator', route: '/effects/all-mutators/victim_as_player' },
  { name: 'works-with', route: '/effects/all-effects/kill', steps: scrollTo('#works-with') },
  { name: 'all-effects', route: '/effects/all-effects' },
  { name: 'finder', route: '/effects/finder' },
  {
    name: 'finder-list',
    route: '/effects/finder',
    steps: (page) => page.evaluate(() => window.scrollTo(0, 2400)),
  },
  { name: 'finder-words', route: '/effects/finder?q=give+money' },
  { name: 'finder-none', route: '/effects/finder?q=lightnig+strke+bolt&kind=filter' },
  {
    name: 'finder-filters',
    route: '/effects/finder?kind=trigger',
    steps: async (page) => {
      await page.locator(FIELD).waitFor()
      const toggle = page.locator('#main button[aria-expanded][aria-controls]').first()
      if (await toggle.isVisible()) await toggle.click()
    },
  },
  { name: 'checker', route: '/effects/checker' },
  {
    name: 'checker-findings',
    route: '/effects/checker',
    steps: async (page) => {
      await page.locator('#main textarea').fill(BAD_CONFIG)
      await page.waitForTimeout(600)
    },
  },
  { name: 'builder', route: '/effects/builder' },
  { name: 'builder-effect', route: '/effects/builder#effect=give_money' },
  { name: 'file-builder', route: '/effects/file-builder' },
  { name: 'goal', route: '/all-plugins/custom-entity-ai/all-target-goals/non_tame_random' },
  { name: 'whats-new', route: '/effects/whats-new' },
  { name: 'search', route: '/search' },
  {
    name: 'search-words',
    route: '/search?q=give+money',
    steps: (page) => page.locator('#main article').first().waitFor(),
  },
  {
    name: 'search-narrowed',
    route: '/search?q=money&kind=effect',
    steps: (page) => page.locator('#main article').first().waitFor(),
  },
  {
    name: 'search-none',
    route: '/search?q=xqzzywv',
    steps: (page) => page.getByText('No results').first().waitFor(),
  },
  { name: 'modal', route: '/ecocrates', steps: searchFor('') },
  {
    name: 'modal-words',
    route: '/ecocrates',
    steps: async (page) => {
      await searchFor('give money')(page)
      // The first answers come before all texts are there.
      await page.getByRole('treeitem').nth(5).waitFor()
      if ((page.viewportSize()?.width ?? 0) >= 996) {
        await page.locator('.search-preview h2').waitFor()
      }
    },
  },
  {
    name: 'modal-none',
    route: '/ecocrates',
    steps: async (page) => {
      await searchFor('xqzzywv')(page)
      await page.getByText('No results').first().waitFor()
    },
  },
  { name: 'tags', route: '/tags' },
  { name: 'tag', route: '/tags/triggers' },
  { name: 'not-found', route: '/effects/all-effects/giv_money' },
  {
    name: 'menu',
    route: '/ecocrates/rewards',
    steps: async (page) => {
      const drawer = page.getByRole('banner').getByRole('button', { name: /menu/i }).first()
      if (await drawer.isVisible()) return drawer.click()
      return page.getByRole('banner').locator('button[aria-expanded]:visible').first().click()
    },
  },
]

export const SCREEN_WIDTHS = [320, 375, 768, 996, 1280, 1440, 1920, 2560]

/**
 * @param {number} width of the window, pixels
 * @returns {number} its height: a phone's, a tablet's or a laptop's
 */
export function screenHeight(width) {
  if (width < 500) return 720
  return width < 1000 ? 1024 : 900
}
