/** How a browser gets on with a page: when it paints, and how long its main thread is busy. */

/**
 * @typedef {object} PageLoad
 * @property {number} fcp milliseconds until the first text is painted
 * @property {number} lcp milliseconds until the largest one is
 * @property {number} blocked milliseconds beyond 50 of each task after the first paint, at a fourth
 *   of the speed
 * @property {number} longest the longest of these tasks
 * @property {number} scripts bytes of scripts over the line
 * @property {number} everything bytes of all over the line
 *
 * @typedef {{ name: string, ph?: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */

/** Phones have about a fourth of the speed of a desk computer (as in Lighthouse's mobile profile). */
export const SLOWDOWN = 4

/** What a task is called: some versions of Chromium say whose it is. */
const TASK = /(?:^|::)RunTask$/

/** From here on a task blocks. */
const LONG_TASK = 50

/** Milliseconds after the last request in which a page may still do something on its own. */
const REST = 700

/** Window and fingers of a phone, as Playwright takes them. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Loads a page once. What its main thread does is counted in time that the thread really worked,
 * times {@link SLOWDOWN}: whatever else runs on the machine does not change it much.
 *
 * @param {import('@playwright/test').Browser} browser Chromium
 * @param {string} url
 * @returns {Promise<PageLoad>}
 */
export async function loadPage(browser, url) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  /** @type {TraceEvent[]} */
  const events = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))),
  )
  const complete = new Promise((resolve) => session.on('Tracing.tracingComplete', resolve))
  const sum = { scripts: 0, everything: 0 }
  /** @type {Set<string>} */
  const scripts = new Set()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.everything += encodedDataLength
    if (scripts.has(requestId)) sum.scripts += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'loading'] },
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST)
  const [fcp = 0, lcp = 0] = await page.evaluate(async () => {
    const times = (/** @type {string} */ type) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type,
          buffered: true,
        })
      })
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      await times('largest-contentful-paint'),
    ]
  })
  await session.send('Tracing.end')
  await complete
  await context.close()
  const paint = events.find(({ name }) => /^firstContentfulPaint$/i.test(name))
  const tasks = events
    .filter(
      ({ name, pid, tid, ts }) =>
        TASK.test(name) && pid === paint?.pid && tid === paint.tid && ts >= paint.ts,
    )
    .map(({ tdur, dur = 0 }) => ((tdur ?? dur) / 1000) * SLOWDOWN)
  const blocked = tasks.reduce((all, task) => all + Math.max(0, task - LONG_TASK), 0)
  return { fcp, lcp, blocked, longest: Math.max(0, ...tasks), ...sum }
}

/**
 * @param {import('@playwright/test').Browser} browser Chromium
 * @param {string} url
 * @param {number} rounds how often the page is loaded
 * @returns {Promise<PageLoad>} the median of each figure
 */
export async function medianLoad(browser, url, rounds) {
  /** @type {PageLoad[]} */
  const loads = []
  for (let round = 0; round < rounds; round += 1) loads.push(await loadPage(browser, url))
  const median = (/** @type {keyof PageLoad} */ figure) =>
    loads.map((load) => load[figure]).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  return {
    fcp: median('fcp'),
    lcp: median('lcp'),
    blocked: median('blocked'),
    longest: median('longest'),
    scripts: median('scripts'),
    everything: median('everything'),
  }
}
