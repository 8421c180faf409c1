/** What every page with a tool of its own (finder, checker, builder) is held to. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { violations } from '../../support/axe'
import { expect, test } from '../../support/test'
import type { Site } from '../../support/test'
import { firstVisit, gzipBytes } from './firstVisit'

const KB = 1024

/**
 * One test for each theme, on a desk and on a phone: nothing for axe to find, and nothing wider
 * than the window.
 *
 * @param steps puts the page into the state to look at; calls `check` for states on the way
 */
export function testLooks(
  steps: (page: Page, site: Site, check: () => Promise<void>) => Promise<void>,
): void {
  for (const theme of ['light', 'dark']) {
    for (const width of [1280, 375]) {
      test(`accessible in ${theme} at ${width} px`, async ({ page, site }) => {
        // Colours are checked when they have arrived.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
        const check = async () => {
          expect(await violations(page, { theme })).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow).toBeLessThanOrEqual(0)
        }
        await steps(page, site, check)
        await check()
      })
    }
  }
}

/**
 * One test: the scripts of the first visit and the files that the tool loads are small enough.
 *
 * @param route route of the page
 * @param files files of the site that the tool reads, with what they may weigh, KB of gzip
 */
export function testBudgets(route: string, files: Readonly<Record<string, number>>): void {
  test('data and scripts stay within their budgets', ({ site }) => {
    for (const [file, limit] of Object.entries(files)) {
      const size = gzipSync(readFileSync(path.join(site.mainDir, file))).length
      expect(size, file).toBeLessThanOrEqual(limit * KB)
    }
    const built = { dir: site.mainDir, basePath: new URL(site.main).pathname.slice(0, -1) }
    const { scripts } = firstVisit(built, route)
    expect(gzipBytes(site.mainDir, scripts)).toBeLessThanOrEqual(110 * KB)
  })
}
