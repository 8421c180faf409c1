import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { PAGE_KINDS, firstVisit } from './support/firstVisit'
import { emulateConnection } from './support/network'
import { hydrated, open } from './support/open'

/** Everything that goes wrong in the page, a failed hydration included. */
function recordErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

test.describe('requests', () => {
  for (const [kind, home, route] of PAGE_KINDS.filter(([, , one]) => one !== '/404')) {
    test(`the ${kind} loads what its budget counts, from its own host`, async ({ page, site }) => {
      const urls: URL[] = []
      page.on('request', (request) => urls.push(new URL(request.url())))
      // Or linked pages would be fetched ahead.
      await emulateConnection(page)
      await open(page, at(site[home], route))
      await page.waitForLoadState('networkidle')

      const { origin, pathname } = new URL(site[home])
      expect(urls.filter((url) => url.origin !== origin)).toEqual([])

      const paths = urls.map((url) => url.pathname.slice(pathname.length))
      const dir = home === 'main' ? site.mainDir : site.fixtureDir
      const counted = firstVisit({ dir, basePath: pathname.slice(0, -1) }, route)
      expect([...new Set(paths.filter((path) => path.endsWith('.js')))].sort()).toEqual(
        counted.scripts,
      )
      const { scripts, styles, data, images } = counted
      const known = [...scripts, ...styles, ...data, ...images, route.slice(1)]
      expect(paths.filter((path) => !known.includes(path))).toEqual([])
    })
  }
})

test.describe('no error', () => {
  for (const [kind, home, route] of PAGE_KINDS.filter(([, , one]) => one !== '/404')) {
    test(`on the ${kind}`, async ({ page, site }) => {
      const errors = recordErrors(page)
      await open(page, at(site[home], route))
      await page.waitForLoadState('networkidle')
      expect(errors).toEqual([])
    })
  }

  test('on the not-found page, but for its status', async ({ page, site }) => {
    const errors = recordErrors(page)
    await open(page, at(site.main, '/effects/no-such-page'))
    await page.waitForLoadState('networkidle')
    expect(errors.filter((error) => !error.includes('status of 404'))).toEqual([])
  })

  test('for a reader who comes back with other choices', async ({ page, site }) => {
    const errors = recordErrors(page)
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      localStorage.setItem('docs.announcement.id', 'lantern-1-1')
      localStorage.setItem('docs.announcement.dismissed', 'true')
      localStorage.setItem('docs.tab.server-kind', 'spigot')
    })
    await open(page, at(site.fixture, '/configure'))
    await page.waitForLoadState('networkidle')
    expect(errors).toEqual([])
  })

  test('on the way from page to page', async ({ page, site }) => {
    const errors = recordErrors(page)
    await open(page, site.main)
    for (const name of ['Supported plugins', 'Tags']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Supported plugins' })).toBeVisible()
    expect(errors).toEqual([])
  })
})

test.describe('nothing moves', () => {
  const pages = [
    ['main', '/'],
    ['main', '/ecocrates/rewards'],
    ['main', '/effects/all-filters/above_health_percent'],
    ['main', '/effects/all-filters'],
    ['fixture', '/configure'],
    ['fixture', '/guides/light-a-mine'],
  ] as const
  for (const width of [1280, 375]) {
    for (const [home, route] of pages) {
      test(`on ${home} ${route} at ${width} px`, async ({ page, site }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.addInitScript(() => {
          const entries: string[] = []
          Object.assign(window, { shifts: entries })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number
              sources: { node: Node | null }[]
            })[]) {
              const names = entry.sources.map(({ node }) => node?.nodeName ?? '?')
              entries.push(`${entry.value.toFixed(4)} ${names.join(' ')}`)
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(at(site[home], route))
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
        expect(sum, shifts.join('\n')).toBeLessThan(0.01)
      })
    }
  }
})
