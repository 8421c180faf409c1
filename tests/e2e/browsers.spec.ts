/** The main paths in the browsers that Chromium is not, where they are installed. */
import { otherBrowsers } from '../../scripts/lib/otherBrowsers.mjs'
import { at, expect, test } from '../support/test'
import { startFaultyProxy } from './support/faultyProxy'
import { KEYS, startBrowser } from './support/webdriver'
import type { Browser } from './support/webdriver'

const INSTALL = '/basics/install'

/** What a browser has noted of the page since it was opened. */
const ERRORS = 'errorsOfThePage'

/** Opens a page, and waits until React has taken it over. */
async function open(browser: Browser, url: string): Promise<void> {
  await browser.open(url)
  await browser.run((name) => {
    const errors: string[] = []
    Object.assign(window, { [name]: errors })
    window.addEventListener('error', ({ message }) => errors.push(message))
    window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      errors.push(`${violatedDirective} forbids ${blockedURI}`)
    })
  }, ERRORS)
  await expect
    .poll(() => browser.run(() => '___webpackCompilationHash' in window && !('pressed' in window)))
    .toBe(true)
}

/** Waits until an element of CSS has a text. */
const shows = (browser: Browser, selector: string, text: string | RegExp) =>
  expect
    .poll(() =>
      browser.run((wanted) => {
        const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
          (one) => one.getClientRects().length > 0,
        )
        return shown.map((one) => one.innerText.trim()).join('\n')
      }, selector),
    )
    [typeof text === 'string' ? 'toContain' : 'toMatch'](text as never)

const attribute = (browser: Browser, selector: string, name: string) =>
  browser.run(
    (wanted, key) => document.querySelector(wanted)?.getAttribute(key) ?? null,
    selector,
    name,
  )

const noErrors = async (browser: Browser) =>
  expect(
    await browser.run((name) => (window as never as Record<string, string[]>)[name], ERRORS),
  ).toEqual([])

for (const found of otherBrowsers()) {
  test.describe(found.name, () => {
    test.describe.configure({ mode: 'default', timeout: 240_000 })
    let browser: Browser

    test.beforeAll(async () => {
      browser = await startBrowser(found)
      test.info().annotations.push({ type: 'version', description: browser.version })
      await browser.resize(1280, 900)
    })
    test.afterAll(() => browser.close())

    test('pages, sidebar, tabs, colour mode and search', async ({ site }) => {
      await open(browser, site.fixture)
      await browser.run(() => document.documentElement.setAttribute('data-mark', ''))
      await browser.click('nav[aria-label="Docs sidebar"] button[aria-expanded="false"]')
      expect(
        await attribute(browser, 'nav[aria-label="Docs sidebar"] button', 'aria-expanded'),
      ).toBe('true')
      await browser.click(`footer a[href$="${INSTALL}"]`)
      await shows(browser, 'h1', 'Install Lantern')
      await expect.poll(() => browser.run(() => document.activeElement?.tagName)).toBe('H1')
      await browser.back()
      await shows(browser, 'h1', 'Lantern')
      expect(await attribute(browser, 'html', 'data-mark')).toBe('')
      await noErrors(browser)

      await open(browser, at(site.fixture, '/configure'))
      await browser.click('[role="tab"][aria-selected="true"]')
      const before = await browser.run(() => document.activeElement?.textContent)
      await browser.press(KEYS.ArrowRight)
      await expect
        .poll(() => browser.run(() => document.activeElement?.textContent))
        .not.toBe(before)
      await expect
        .poll(() => browser.run(() => document.activeElement?.getAttribute('aria-selected')))
        .toBe('true')
      // Its name is hidden text, of which styles leave one.
      await browser.run(() => {
        const all = [...document.querySelectorAll<HTMLElement>('header button, nav button')]
        const toggle = all.find((one) => one.textContent.includes('Switch to dark mode'))
        toggle?.setAttribute('data-toggle', '')
      })
      await browser.click('[data-toggle]')
      await expect.poll(() => attribute(browser, 'html', 'data-theme')).toBe('dark')
      await noErrors(browser)
      await open(browser, at(site.fixture, '/configure'))
      expect(await attribute(browser, 'html', 'data-theme')).toBe('dark')

      await open(browser, at(site.main, '/ecocrates'))
      await browser.press('/')
      await expect
        .poll(() => browser.run(() => document.activeElement?.getAttribute('type')))
        .toBe('search')
      await browser.press(...Array.from('victim_as_player'))
      await shows(browser, '[role="treeitem"]', 'victim_as_player')
      await browser.press(KEYS.Enter)
      await shows(browser, 'h1', 'victim_as_player')
      await noErrors(browser)
    })

    test('finder, checker and builder', async ({ site }) => {
      await open(browser, at(site.main, '/effects/finder'))
      const field = 'main input[type="search"]:not([disabled])'
      await expect.poll(() => browser.run((one) => !!document.querySelector(one), field)).toBe(true)
      await browser.type(field, 'give mnoey')
      await expect
        .poll(() => browser.run(() => document.querySelector('[data-finder-result]')?.textContent))
        .toContain('give_money')
      await noErrors(browser)

      await open(browser, at(site.main, '/effects/checker'))
      await expect
        .poll(() => browser.run(() => !!document.querySelector('main textarea')))
        .toBe(true)
      await browser.type('main textarea', 'effects: [{id: give_mony, triggers: [kill]}]')
      await shows(browser, 'main', /Did you mean|Write give_money/)
      await noErrors(browser)

      await open(browser, at(site.main, '/effects/builder#effect=give_money'))
      await shows(browser, 'main pre', 'id: give_money')
      await shows(browser, 'main', 'Checked:')
      await noErrors(browser)
    })

    test('the drawer of a phone, and what fails', async ({ site }) => {
      await browser.resize(400, 800)
      await open(browser, site.fixture)
      await browser.click('button[aria-label="Open navigation menu"]')
      await shows(browser, 'dialog', 'Docs')
      await browser.press(KEYS.Escape)
      await expect
        .poll(() => browser.run(() => !!document.querySelector('dialog[open]')))
        .toBe(false)
      await noErrors(browser)

      let isDown = true
      const data = `/page-data${INSTALL}/page-data.json`
      const proxy = await startFaultyProxy(site.fixture, (path) =>
        isDown && path.endsWith(data) ? 'drop' : undefined,
      )
      try {
        await open(browser, proxy.url)
        await browser.click(`footer a[href$="${INSTALL}"]`)
        await shows(browser, 'main [role="alert"]', 'could not be loaded')
        isDown = false
        await browser.click('main [role="alert"] button')
        await shows(browser, 'h1', 'Install Lantern')
        await noErrors(browser)
      } finally {
        await browser.open('about:blank')
        await proxy.close()
      }
    })
  })
}
