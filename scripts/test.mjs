/**
 * `npm test`: every check there is, from types to a browser. The last line sums them up; the
 * exit code is not zero when anything failed.
 */
import './lib/checkNode.mjs'
import path from 'node:path'
import { flakyTests, playwrightCounts, stepCounts, sumCounts, vitestCounts } from './lib/counts.mjs'
import { takeNoArguments } from './lib/commandLine.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { workFolder } from './lib/workFolder.mjs'

/**
 * @typedef {import('./lib/counts.mjs').Counts} Counts
 * @typedef {import('./lib/run.mjs').RunResult} RunResult
 */

takeNoArguments(
  'npm test runs every check. A part of them: npx vitest run <file>, npx playwright test <file>.',
)

const reports = workFolder('wiki-test-')

/** @type {Counts[]} */
const results = []

/**
 * Runs one step, prints its output when it failed and its time in any case.
 *
 * @param {string} title
 * @param {() => Promise<RunResult>} action
 * @param {(code: number) => Counts} [count] one check when left out
 * @returns {Promise<boolean>} whether the step passed
 */
async function step(title, action, count = stepCounts) {
  const start = performance.now()
  const { code, output } = await action()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const counts = count(code)
  results.push(counts)
  if (code !== 0 && output) console.log(output.trimEnd())
  const detail = count === stepCounts ? '' : ` (${counts.passed} passed, ${counts.failed} failed)`
  console.log(`${code === 0 ? '✓' : '✗'} ${title}${detail} · ${seconds} s`)
  return code === 0
}

/**
 * @param {string} name program of an installed package
 * @param {string[]} args
 * @param {import('./lib/run.mjs').RunOptions} [options]
 */
const tool = (name, args, options) =>
  run(process.execPath, [path.join(ROOT, 'node_modules', name), ...args], {
    cwd: ROOT,
    quiet: true,
    ...options,
  })

await ensureInstalled()

const { build } = await import('./lib/gatsby.mjs')
const { ensureTestChromium } = await import('./lib/chromium.mjs')
const { installOtherBrowsers, missingBrowsers } = await import('./lib/otherBrowsers.mjs')

const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'browser.json')

const started = performance.now()

// None of these writes anything, so they share the cores.
await Promise.all([
  step('Type check', () => tool('typescript/bin/tsc', ['--noEmit', '-p', '.'])),
  step('Lint', () => tool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])),
  step('Format check', () => tool('prettier/bin/prettier.cjs', ['--check', '.'])),
  step(
    'Unit tests',
    () =>
      tool('vitest/vitest.mjs', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ]),
    (code) => vitestCounts(unitReport, code),
  ),
])

const built = await step('Production build', async () => ({
  code: await build({ quiet: true }),
  output: '',
}))

if (built) {
  // Builds the fixture site first.
  await step(
    'End-to-end tests',
    async () => {
      try {
        const browser = await ensureTestChromium()
        if (process.env.CI) await installOtherBrowsers()
        const env = { CHROMIUM_PATH: browser, E2E_REPORT: browserReport }
        const { code, output } = await tool('@playwright/test/cli.js', ['test'], { env })
        // What went wrong, without the lines that count the tests.
        return { code, output: output.replace(/^\[\d+\/\d+\].*\n/gm, '') }
      } catch (error) {
        return { code: 1, output: error instanceof Error ? error.message : String(error) }
      }
    },
    (code) => playwrightCounts(browserReport, code),
  )
  for (const title of flakyTests(browserReport)) console.log(`! Passed on the second try: ${title}`)
  for (const name of missingBrowsers()) console.log(`! Not tested in ${name}: it is not installed`)
} else {
  console.log('✗ End-to-end tests · not run, because the build failed')
}

const { passed, failed } = sumCounts(results)
console.log(`All steps · ${((performance.now() - started) / 1000).toFixed(0)} s`)
if (failed > 0) process.exitCode = 1
console.log(`${passed} passed, ${failed} failed`)
