/** Counting what passed and failed, from the reports of the test runners. */
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * @param {string} file report of a test runner
 * @returns {any} its JSON, or null when the runner wrote none
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * A run that failed counts at least one failure, even if no single test did (a file that does
 * not load, an error outside of the tests).
 *
 * @param {Counts} counts
 * @param {number} code exit code of the runner
 * @returns {Counts}
 */
function withExitCode({ passed, failed }, code) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/**
 * @param {string} file JSON report of Vitest
 * @param {number} code exit code of Vitest
 * @returns {Counts}
 */
export function vitestCounts(file, code) {
  const report = readReport(file)
  const passed = report?.numPassedTests ?? 0
  return withExitCode({ passed, failed: report?.numFailedTests ?? 0 }, code)
}

/**
 * @typedef {{ title: string, tests: { status: string }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * @param {string} file JSON report of Playwright
 * @returns {string[]} titles, with those of what holds them, of tests that failed first and passed
 *   when tried again
 */
export function flakyTests(file) {
  /**
   * @param {PlaywrightSuite} suite
   * @returns {string[]}
   */
  const flakyOf = ({ title, specs = [], suites = [] }) =>
    [
      ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')),
      ...suites.flatMap((inner) => flakyOf(inner).map((found) => ({ title: found }))),
    ].map((found) => `${title} › ${found.title}`)
  return (readReport(file)?.suites ?? []).flatMap(flakyOf)
}

/**
 * @param {string} file JSON report of Playwright
 * @param {number} code exit code of Playwright
 * @returns {Counts} tests that only passed when tried again count as passed
 */
export function playwrightCounts(file, code) {
  const stats = readReport(file)?.stats
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  return withExitCode({ passed, failed: stats?.unexpected ?? 0 }, code)
}

/**
 * @param {number} code exit code of a step that is one check
 * @returns {Counts}
 */
export function stepCounts(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * @param {Counts[]} all
 * @returns {Counts} their sum
 */
export function sumCounts(all) {
  return all.reduce(
    (sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }),
    { passed: 0, failed: 0 },
  )
}
