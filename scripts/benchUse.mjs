/**
 * `npm run bench:use`: how long readers wait on the built site. Prints a table with the loads of the
 * largest page of each kind on a phone, and one with the median and the longest of many tries to get
 * an answer, in milliseconds.
 *
 *   --peer [folder]   beside Docusaurus with the same text, built in this run: its figures, and the
 *                     ratios. With a folder: beside a built site with pages on the same routes
 */
import './lib/checkNode.mjs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { largestVisits } from './lib/firstVisits.mjs'
import { medianLoad } from './lib/pageLoad.mjs'
import {
  PEER_ENV,
  PEER_VERSION,
  fillPeer,
  installPeer,
  keepMarkdown,
  peerBuild,
} from './lib/peerSite.mjs'
import { nextPageTime, searchTime } from './lib/readerTimes.mjs'
import { SLOW_4G, slowLine } from './lib/slowLine.mjs'
import { readBuildInfo } from './lib/buildInfo.mjs'
import { PUBLIC, ROOT } from './lib/paths.mjs'
import { fail, run } from './lib/run.mjs'
import { workFolder } from './lib/workFolder.mjs'

const info = readBuildInfo(PUBLIC)
if (!info) fail('There is no built site yet: run "npm run build" first.')

const { values, positionals } = parseArgs({
  options: { peer: { type: 'boolean', default: false } },
  allowPositionals: true,
})

/** Folder of the built peer, if there is one. */
const peer = values.peer ? (positionals[0] ?? (await buildPeer())) : undefined

/** How often each page is loaded. */
const LOADS = 5

/** What is looked for, letter by letter. */
const ASKED = 'victim_as_player'

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

/** @returns {Promise<string>} folder of Docusaurus, built with the text that this site publishes */
async function buildPeer() {
  const work = workFolder('wiki-bench-')
  console.log(`Building Docusaurus ${PEER_VERSION} …`)
  const cwd = path.join(work, 'peer')
  const markdown = path.join(work, 'markdown')
  keepMarkdown(PUBLIC, markdown)
  await installPeer(cwd)
  fillPeer(cwd, markdown, path.join(ROOT, 'content'))
  const [program = '', ...args] = peerBuild(cwd)
  const { code, output } = await run(program, args, { cwd, env: PEER_ENV, quiet: true })
  if (code !== 0) fail(`Docusaurus could not be built:\n${output}`)
  return path.join(cwd, 'build')
}

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
 * @param {(browser: import('@playwright/test').Browser, server: import('./lib/staticServer.mjs').RunningServer) => Promise<T>} use
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
  const others = peer === undefined ? [] : await pageLoads(peer, '/', routes)
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
  if (peer !== undefined) console.log('In brackets: how many times as much the peer takes.')
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

/**
 * @param {string} name of the site
 * @param {string} dir folder of a built site
 * @param {string} basePath its path prefix
 * @param {string[]} routes pages that others follow
 */
async function printNavigation(name, dir, basePath, routes) {
  const waits = await inBrowser(dir, basePath, async (browser, server) => {
    /** @type {import('./lib/readerTimes.mjs').Wait[]} */
    const found = []
    for (const route of routes) {
      const wait = await nextPageTime(browser, new URL(route.slice(1), server.url).href)
      if (wait) found.push(wait)
    }
    return found
  })
  if (waits.length === 0) return
  const from = `from ${waits.length} pages`
  printRow(
    `To the next page, ${from}: ${name}`,
    waits.map(({ time }) => time),
  )
  printRow(
    `Blocked meanwhile: ${name}`,
    waits.map(({ blocked }) => blocked),
  )
}

/** Prints how long the first search of a visit takes, over a fast and over a slow line. */
async function printSearch() {
  await inBrowser(PUBLIC, info?.basePath ?? '/', async (browser, server) => {
    const far = await slowLine(server.port, SLOW_4G)
    const { pathname } = new URL(server.url)
    for (const [line, origin] of [
      ['fast line', server.origin],
      ['slow 4G', far.origin],
    ]) {
      const times = []
      for (let round = 0; round < LOADS; round += 1) {
        times.push(await searchTime(browser, new URL(`${pathname}ecocrates`, origin).href, ASKED))
      }
      printRow(
        `Search, ${line}: the field has what is typed`,
        times.map(({ field }) => field),
      )
      printRow(
        `Search, ${line}: first result for an id`,
        times.map(({ result }) => result),
      )
    }
    await far.close()
  })
}

await printLoads()

console.log('| What | Median | Longest |')
console.log('| --- | --- | --- |')
const followed = largestVisits(PUBLIC, (info?.basePath ?? '/').slice(0, -1)).map(
  ({ route }) => route,
)
await printNavigation('this site', PUBLIC, info.basePath, followed)
if (peer !== undefined) await printNavigation('the peer', peer, '/', followed)
if (info.searchEngine === 'embedded') await printSearch()
printRow('A letter in the finder', await finderTimes())

const { loadTypeScript } = await import('./lib/typescript.mjs')
const { queriesFile, readQueries } = await import('./lib/searchQuality.mjs')
loadTypeScript()

if (info.searchEngine === 'embedded') {
  const { createEngine } = await import('../src/search/engine')
  const { joinIndex } = await import('../src/search/splitIndex')
  const { readIndexFiles } = await import('./lib/builtIndex.mjs')
  const files = await readIndexFiles(PUBLIC)
  const { pages, names } = files
  const index = joinIndex(files)
  for (const [what, known] of /** @type {const} */ ([
    ['ids and titles', { pages }],
    ['names', { pages, names }],
  ])) {
    const early = []
    for (let round = 0; round < 3; round += 1) {
      early.push(time(() => createEngine(joinIndex(known))))
    }
    printRow(`Search: ready for ${what}`, early)
  }
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
