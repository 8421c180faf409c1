/**
 * Walks by chance over the real site, on a line that drops, delays, cuts or breaks one answer in
 * ten. `npm run faults` takes 200 of them, the tests a few.
 */
import { seeded } from '../../src/text/testing/seeded'
import { expect, test } from '../support/test'
import { faultsByChance, startFaultyProxy } from './support/faultyProxy'
import { randomWalk } from './support/randomWalk'

const WALKS = Number(process.env.FAULT_WALKS ?? 2)
const FIRST = Number(process.env.FAULT_SEED ?? 1)
const STEPS = Number(process.env.FAULT_STEPS ?? 8)

// A step that waits for what never comes takes half a minute.
test.describe.configure({ timeout: 600_000 })

/**
 * What browsers say themselves, and nothing on the page can hear: that a broken script is none, and
 * that a script was lost whose second try was lost as well. The page reads as it does without.
 */
function isOfBrowser(error: string, faults: readonly { path: string; fault: string }[]): boolean {
  const scripts = faults.filter(({ path }) => path.endsWith('.js'))
  if (error.startsWith('SyntaxError')) return scripts.some(({ fault }) => fault === 'corrupt')
  const [, lost] =
    /^TypeError: Failed to fetch dynamically imported module: \S+(\/[^/#]+)#/.exec(error) ?? []
  return lost !== undefined && scripts.filter(({ path }) => path.endsWith(lost)).length > 1
}

for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) {
  test(`walk ${seed} over a bad line`, async ({ page, site }) => {
    const proxy = await startFaultyProxy(site.main, faultsByChance(seed))
    const errors: string[] = []
    page.on('pageerror', (error) =>
      errors.push(`${error.name}: ${error.message} ${error.stack ?? ''}`),
    )
    const walk = { home: proxy.url, dir: site.mainDir, steps: STEPS, random: seeded(seed) }
    try {
      await randomWalk(page, walk)
    } finally {
      await proxy.close()
    }
    const own = errors.filter((error) => !isOfBrowser(error, proxy.faults()))
    expect(own, JSON.stringify(proxy.faults())).toEqual([])
  })
}
