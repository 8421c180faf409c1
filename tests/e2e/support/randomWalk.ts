/** A reader who goes here and there: follows links, searches, uses tools, goes back. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { pick } from '../../../src/text/testing/seeded'
import type { Random } from '../../../src/text/testing/seeded'

/** Milliseconds after which a page that is still loading never comes to an end. */
const PATIENCE = 30_000

/** Milliseconds in which all that is slow has begun to say so. */
const SLOW = 2000

/** How often a reader has the browser load a page that it has not got. */
const TRIES = 8

const WORDS = ['give money', 'kill', 'crate', 'static_20', 'how to', 'xqzzy', 'level', '/ecocrates']
const TOOLS = ['/effects/finder', '/effects/checker', '/effects/builder', '/search']

/** What is on the screen. */
interface Seen {
  path: string
  title: string
  /** Letters that can be read. */
  letters: number
  isLoading: boolean
  /** Failures that are shown. */
  failures: string[]
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
    const words = (element: Element | undefined) => element?.textContent.trim() ?? ''
    const spins = all('[role="status"]').some((one) => words(one) === 'Loading')
    const busy = all('[role="progressbar"], [aria-busy="true"], [data-loading="true"]')
    return {
      path: location.pathname,
      title: words(all('h1')[0]),
      letters: document.body.innerText.length,
      isLoading: document.readyState !== 'complete' || spins || busy.length > 0,
      failures: all('[role="alert"]').map(words),
    }
  })

/** @returns what the file of a page says its title is; undefined where there is no such page */
function writtenTitle(dir: string, route: string): string | undefined {
  const name = route === '/' ? 'index' : decodeURIComponent(route).slice(1)
  const file = path.join(dir, `${name}.html`)
  if (!existsSync(file)) return undefined
  const [, title = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(readFileSync(file, 'utf8')) ?? []
  const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" }
  return title
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#x27);/g, (_all, name: string) => entities[name] ?? '')
    .trim()
}

/** Loads a page as readers do whose browser says that it has not got it. */
async function openPatiently(page: Page, load: () => Promise<unknown>): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await load()
      if (!page.url().startsWith('chrome-error:')) return
    } catch (error) {
      if (left === 0) throw error
    }
    await page.waitForTimeout(50)
  }
}

type Step = (page: Page, home: string, random: Random) => Promise<unknown>

const press = (page: Page, selector: string, at: number) =>
  page.evaluate(
    ([wanted, place]) => {
      const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      shown[Math.floor(place * shown.length)]?.click()
    },
    [selector, at] as const,
  )

const LINKS =
  'a[href^="/"]:not([download], [target], [href*="#"], [href$=".json"], [href$=".xml"], [href$=".txt"], [href$=".md"], [href$=".svg"])'

/** Each step with how often it is taken. */
const STEPS: readonly (readonly [times: number, step: Step])[] = [
  [8, (page, _home, random) => press(page, `main ${LINKS}`, random())],
  [4, (page, _home, random) => press(page, `nav ${LINKS}`, random())],
  [1, goBack],
  [1, (page) => page.goForward({ waitUntil: 'commit' })],
  [1, (page) => page.reload()],
  [2, (page, home, random) => page.goto(new URL(pick(TOOLS, random)?.slice(1) ?? '', home).href)],
  [2, (page, _home, random) => press(page, 'main button, main [role="tab"], summary', random())],
  [1, (page) => press(page, '[aria-label*="dark"], [aria-label*="light"]', 0)],
  [
    3,
    async (page, _home, random) => {
      const field = page.locator('main input:visible, main textarea:visible').first()
      await field.fill(pick(WORDS, random) ?? '', { timeout: 2000 })
    },
  ],
  [
    3,
    async (page, _home, random) => {
      await page.keyboard.press('/')
      const field = page.getByRole('dialog').getByRole('searchbox')
      await field.fill(pick(WORDS, random) ?? '', { timeout: 5000 })
      await page.getByRole('dialog').getByRole('treeitem').first().waitFor({ timeout: 5000 })
      await page.keyboard.press(random() < 0.7 ? 'Enter' : 'Escape')
    },
  ],
]

const ALL = STEPS.flatMap(([times, step]) => Array.from({ length: times }, () => step))

/** Goes back within the site: before its first page the tab was blank. */
async function goBack(page: Page): Promise<void> {
  const isFirst = await page.evaluate<boolean>('navigation.currentEntry.index === 0')
  if (!isFirst) await page.goBack({ waitUntil: 'commit' })
}

export interface Walk {
  /** Home of the site, with a trailing slash. */
  home: string
  /** Folder of the built site. */
  dir: string
  steps: number
  random: Random
}

/**
 * Walks over a site and looks at what is shown after each step.
 *
 * @param page a tab
 * @param walk where and how long
 * @throws when a page is blank, never comes to an end, or is not the one that the address names
 */
export async function randomWalk(page: Page, { home, dir, steps, random }: Walk): Promise<void> {
  const base = new URL(home).pathname
  page.setDefaultNavigationTimeout(PATIENCE)
  await openPatiently(page, () => page.goto(home))
  await settled(page, dir, base)
  for (let step = 0; step < steps; step += 1) {
    const take = pick(ALL, random)
    const from = page.url()
    try {
      await take?.(page, home, random)
    } catch {
      // There was nothing of the kind on this page, or the line was down.
    }
    if (page.url().startsWith('chrome-error:')) {
      await openPatiently(page, () => page.reload())
    }
    // A link led out, or a page was left for nothing.
    if (!page.url().startsWith(home)) await openPatiently(page, () => page.goto(home))
    try {
      await settled(page, dir, base)
    } catch (error) {
      throw new Error(`Step ${step}, from ${from} to ${page.url()}`, { cause: error })
    }
    if (random() < 0.5) await press(page, '[role="alert"] button', 0).catch(() => undefined)
    if (random() < 0.5) await page.keyboard.press('Escape')
  }
  // What was asked for last has come, or has said why not.
  await page.waitForTimeout(SLOW)
  await settled(page, dir, base)
}

/** Waits until the page shows what its address names, or says why it does not. */
async function settled(page: Page, dir: string, base: string): Promise<void> {
  const end = Date.now() + PATIENCE
  let last = ''
  while (Date.now() < end) {
    let seen: Seen
    try {
      seen = await look(page)
    } catch {
      // The document was left while it was looked at.
      await page.waitForTimeout(100)
      if (page.url().startsWith('chrome-error:')) await openPatiently(page, () => page.reload())
      continue
    }
    const route = `/${seen.path.slice(base.length)}`
    const wanted = writtenTitle(dir, route) ?? writtenTitle(dir, '/404') ?? ''
    const isOwn = seen.title === wanted || seen.failures.length > 0
    if (!seen.isLoading && seen.letters > 200 && isOwn) return
    last = `${route} should be "${wanted}": ${JSON.stringify(seen)}`
    await page.waitForTimeout(150)
  }
  throw new Error(`The page has not come to an end. ${last}`)
}
