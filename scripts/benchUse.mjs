/**
 * `npm run bench:use`: how long readers wait on the built site. Prints a table with the loads of the
 * largest page of each kind on a phone, and one with the median and the longest of many tries to get
 * an answer, in milliseconds.
 *
 *   --peer <folder>   another built site with pages on the same routes: its figures, and the ratios
 */
import './lib/checkNode.mjs'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { largestVisits } from './lib/firstVisits.mjs'
import { medianLoad } from './lib/pageLoad.mjs'
import { readBuildInfo } from './lib/buildInfo.mjs'
import { PUBLIC, ROOT } from './lib/paths.mjs'
import { fail } from './lib/run.mjs'

const info = readBuildInfo(PUBLIC)
if (!info) fail('There is no built site yet: run "npm run build" first.')

const { values: options } = parseArgs({ options: { peer: { type: 'string' } } })

/** How often each page is loaded. */
const LOADS = 5

/** Lines of the config that the checker reads. */
const LINES = 5000

/** Typed one after the other, with a slip, and taken back. */
const TYPED = [
  'g',
  'gi',
  'giv',
  'give',
  'give ',
  'give m',
  'give mo',
  'give mnoey',
  'give',
  'g',
  '',
]

/**
 * @param {string} what
 * @param {number[]} times in milliseconds
 */
function printRow(what, times) {
  const sorted = [...times].sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  console.log(`| ${what} | ${median.toFixed(1)} | ${(sorted.at(-1) ?? 0).toFixed(1)} |`)
}

/**
 * @param {() => void} action
 * @returns {number} milliseconds
 */
function time(action) {
  const start = performance.now()
  action()
  return performance.now() - start
}

/**
 * @template T
 * @param {string} dir folder of a built site
 * @param {string} basePath its path prefix
 * @param {(browser: import('@playwright/test').Browser, server: { url: string }) => Promise<T>} use
 * @returns {Promise<T>} what was found out in a browser while the site was served
 */
async function inBrowser(dir, basePath, use) {
  const { startServer } = await import('./lib/staticServer.mjs')
  const { CHROMIUM_ARGS, ensureChromium } = await import('./lib/chromium.mjs')
  const { chromium } = await import('@playwright/test')
  const server = await startServer({ dir, basePath })
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    return await use(browser, server)
  } finally {
    await browser.close()
    await server.close()
  }
}

/**
 * @param {string} dir folder of a built site
 * @param {string} basePath its path prefix
 * @param {string[]} routes
 * @returns {Promise<import('./lib/pageLoad.mjs').PageLoad[]>}
 */
function pageLoads(dir, basePath, routes) {
  return inBrowser(dir, basePath, async (browser, server) => {
    const loads = []
    for (const route of routes) {
      loads.push(await medianLoad(browser, new URL(route.slice(1), server.url).href, LOADS))
    }
    return loads
  })
}

/** Prints how the largest page of each kind loads, beside the same page of the peer. */
async function printLoads() {
  const visits = largestVisits(PUBLIC, (info?.basePath ?? '/').slice(0, -1))
  const routes = visits.map(({ route }) => route)
  const own = await pageLoads(PUBLIC, info?.basePath ?? '/', routes)
  const others = options.peer === undefined ? [] : await pageLoads(options.peer, '/', routes)
  const figures = /** @type {const} */ ([
    ['fcp', 'First paint', 1],
    ['lcp', 'Largest paint', 1],
    ['blocked', 'Blocked', 1],
    ['longest', 'Longest task', 1],
    ['scripts', 'Scripts, KB', 1024],
    ['everything', 'All, KB', 1024],
  ])
  console.log(`| Page | Elements | ${figures.map(([, name]) => name).join(' | ')} |`)
  console.log(`|${' --- |'.repeat(figures.length + 2)}`)
  visits.forEach(({ route, kind, elements }, place) => {
    const cells = figures.map(([figure, , unit]) => {
      const value = own[place]?.[figure] ?? 0
      const other = others[place]?.[figure]
      const beside = other === undefined ? '' : ` (${(other / Math.max(value, 1)).toFixed(1)} x)`
      return (value / unit).toFixed(0) + beside
    })
    console.log(`| ${route} (${kind}) | ${elements} | ${cells.join(' | ')} |`)
  })
  if (options.peer !== undefined) console.log('In brackets: how many times as much the peer takes.')
  console.log()
}

/** @returns {Promise<number[]>} from each keystroke in the finder to a list that stands still */
async function finderTimes() {
  return inBrowser(PUBLIC, info?.basePath ?? '/', async (browser, server) => {
    const page = await browser.newPage()
    await page.goto(new URL('effects/finder', server.url).href)
    await page.waitForLoadState('networkidle')
    await page.locator('[data-finder-field]').focus()
    return await page.evaluate(async (typed) => {
      const input = document.querySelector('[data-finder-field]')
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const times = []
      for (const text of typed) {
        const start = performance.now()
        setValue?.call(input, text)
        input?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
        // React renders in tasks of its own; the list is settled when nothing changes any more.
        let last = performance.now()
        const watcher = new MutationObserver(() => (last = performance.now()))
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
        while (performance.now() - last < 80) await new Promise((next) => setTimeout(next, 10))
        watcher.disconnect()
        times.push(last - start)
      }
      return times
    }, TYPED)
  })
}

await printLoads()

console.log('| What | Median | Longest |')
console.log('| --- | --- | --- |')
printRow('A letter in the finder', await finderTimes())

const { loadTypeScript } = await import('./lib/typescript.mjs')
const { queriesFile, readQueries } = await import('./lib/searchQuality.mjs')
loadTypeScript()

if (info.searchEngine === 'embedded') {
  const { createEngine } = await import('../src/search/engine')
  const { joinIndex } = await import('../src/search/splitIndex')
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(path.join(PUBLIC, name), 'utf8'))
  const names = read('search-index.json')
  const index = joinIndex(names, read('search-texts.json'))
  const early = []
  for (let round = 0; round < 3; round += 1) {
    early.push(time(() => createEngine(joinIndex(names))))
  }
  printRow('Search: ready for names', early)
  const ready = []
  for (let round = 0; round < 3; round += 1) ready.push(time(() => createEngine(index)))
  printRow('Search: ready for texts', ready)
  const engine = createEngine(index)
  const queries = readQueries(queriesFile('working'))
  printRow(
    `Search: one of ${queries.length} queries`,
    queries.map(({ query }) => time(() => engine.search(query))),
  )
}

const { checkConfig } = await import('../src/effects/checker/check')
const { readContentReference } = await import('../src/docs/readContent')
const reference = readContentReference(path.join(ROOT, 'content'))
const block = `  - id: damage_multiplier
    args:
      multiplier: 1.5
      chance: 25
    triggers:
      - melee_attack
    filters:
      entities:
        - zombie
`
const lines = block.split('\n').length - 1
const config = `effects:\n${block.repeat(Math.ceil(LINES / lines))}`
const checks = []
for (let round = 0; round < 9; round += 1) checks.push(time(() => checkConfig(config, reference)))
printRow(`Checker: ${LINES} lines`, checks)
