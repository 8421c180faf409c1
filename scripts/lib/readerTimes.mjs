/** How long readers wait for what they do on a page: to go to another one, to find one. */
import { PHONE, SLOWDOWN } from './pageLoad.mjs'

/**
 * @typedef {object} Wait
 * @property {number} time milliseconds until it is painted
 * @property {number} blocked milliseconds beyond 50 of each task meanwhile
 */

/** Links to the page after this one, of this site and of Docusaurus. */
const NEXT = 'a[rel="next"], a.pagination-nav__link--next'

/**
 * A page of a phone, whose processor takes {@link SLOWDOWN} times as long.
 *
 * @template T
 * @param {import('@playwright/test').Browser} browser Chromium
 * @param {(page: import('@playwright/test').Page) => Promise<T>} use
 * @returns {Promise<T>}
 */
async function onPhone(browser, use) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await use(page)
  } finally {
    await context.close()
  }
}

/**
 * Goes to the page after a page, whose files the browser has from a visit before.
 *
 * @param {import('@playwright/test').Browser} browser Chromium
 * @param {string} url
 * @returns {Promise<Wait | undefined>} undefined when no link leads on
 */
export function nextPageTime(browser, url) {
  return onPhone(browser, async (page) => {
    /** @type {Wait | undefined} */
    let wait
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(url)
      await page.waitForLoadState('networkidle')
      if ((await page.locator(NEXT).count()) === 0) return undefined
      wait = await page.evaluate(followNext, NEXT)
    }
    return wait
  })
}

/**
 * Runs in the page.
 *
 * @param {string} selector
 * @returns {Promise<Wait>}
 */
async function followNext(selector) {
  const heading = () => document.querySelector('h1')?.textContent
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const before = heading()
  let blocked = 0
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50)
  })
  tasks.observe({ type: 'longtask' })
  const start = performance.now()
  const link = document.querySelector(selector)
  if (link instanceof HTMLElement) link.click()
  while (heading() === before) await frame()
  await frame()
  const time = performance.now() - start
  // What follows the paint keeps the reader waiting as well.
  await new Promise((resolve) => setTimeout(resolve, 300))
  tasks.disconnect()
  return { time, blocked }
}

/**
 * Opens the search by its shortcut on a page that is at rest, with nothing of the search loaded, and
 * types.
 *
 * @param {import('@playwright/test').Browser} browser Chromium
 * @param {string} url
 * @param {string} query what is typed
 * @returns {Promise<{ field: number, result: number }>} milliseconds from the shortcut until the
 *   field has the letters, and until the page of that name is the first result
 */
export function searchTime(browser, url, query) {
  return onPhone(browser, async (page) => {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await page.evaluate((wanted) => {
      const times = /** @type {{ start: number, field?: number, result?: number }} */ ({ start: 0 })
      Object.assign(window, { searchTimes: times })
      addEventListener('keydown', () => (times.start ||= performance.now()), true)
      const look = () => {
        const field = /** @type {HTMLInputElement | null} */ (
          document.querySelector('.DocSearch-Input')
        )
        const now = performance.now() - times.start
        if (field?.value === wanted) times.field ??= now
        const first = document.querySelector('.DocSearch-Hit a')
        if (times.field !== undefined && first?.textContent?.includes(wanted)) times.result ??= now
        requestAnimationFrame(look)
      }
      look()
    }, query)
    await page.keyboard.press('/')
    await page.keyboard.type(query)
    const times = await page.waitForFunction(() => {
      const { searchTimes } = /** @type {any} */ (window)
      return searchTimes.result === undefined ? undefined : searchTimes
    })
    const { field, result } = await times.jsonValue()
    return { field, result }
  })
}
