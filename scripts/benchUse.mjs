/**
 * `npm run bench:use`: how long readers wait for answers on the built site. Prints a table with
 * the median and the longest of many tries, in milliseconds.
 */
import './lib/checkNode.mjs'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readBuildInfo } from './lib/buildInfo.mjs'
import { PUBLIC, ROOT } from './lib/paths.mjs'
import { fail } from './lib/run.mjs'

const info = readBuildInfo(PUBLIC)
if (!info) fail('There is no built site yet: run "npm run build" first.')

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

/** @returns {Promise<number[]>} from each keystroke in the finder to a list that stands still */
async function finderTimes() {
  const { startServer } = await import('./lib/staticServer.mjs')
  const { CHROMIUM_ARGS, ensureChromium } = await import('./lib/chromium.mjs')
  const { chromium } = await import('@playwright/test')
  const server = await startServer({ dir: PUBLIC, basePath: info?.basePath ?? '/' })
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
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
  } finally {
    await browser.close()
    await server.close()
  }
}

console.log('| What | Median | Longest |')
console.log('| --- | --- | --- |')
printRow('A letter in the finder', await finderTimes())

const { loadTypeScript } = await import('./lib/typescript.mjs')
const { readQueries } = await import('./lib/searchQuality.mjs')
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
  const queries = readQueries(path.join(ROOT, 'tests/searchQueries.yml'))
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
