/**
 * `npm run screenshots -- /route …`: pictures of pages of the built site, in both themes and at
 * the widths at which the layout changes.
 *
 *   --all           every kind and state of page at eight widths, with a contact sheet
 *                   (index.html) that shows them all
 *   --only names    of these the named ones, with commas between them
 *   --widths list   these widths only, with commas between them
 *   --theme name    this theme only
 *   --out folder    where the pictures go (default: .sites/screenshots)
 *   --site folder   a built site (default: public)
 *   --viewport      only what is seen without scrolling (always with --all)
 */
import './lib/checkNode.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBuildInfo } from './lib/buildInfo.mjs'
import { contactSheet } from './lib/contactSheet.mjs'
import { PUBLIC, SITES } from './lib/paths.mjs'
import { fail } from './lib/run.mjs'
import { SCREENS, SCREEN_WIDTHS, screenHeight } from './lib/screens.mjs'

const WIDTHS = [1440, 996, 768, 375]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    widths: { type: 'string' },
    theme: { type: 'string' },
    out: { type: 'string', default: path.join(SITES, 'screenshots') },
    site: { type: 'string', default: PUBLIC },
    viewport: { type: 'boolean', default: false },
  },
})
const isAll = values.all || values.only !== undefined
const names = values.only?.split(',')
/** @type {readonly import('./lib/screens.mjs').Screen[]} */
const screens = isAll
  ? SCREENS.filter(({ name }) => !names || names.includes(name))
  : (positionals.length > 0 ? positionals : ['/']).map((route) => ({
      name: route.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'home',
      route,
    }))
const widths = values.widths?.split(',').map(Number) ?? (isAll ? SCREEN_WIDTHS : WIDTHS)
const themes = values.theme ? [values.theme] : ['light', 'dark']
if (screens.length === 0) {
  fail(`No such screen; there are ${SCREENS.map(({ name }) => name).join(', ')}.`)
}
const info = readBuildInfo(values.site)
if (!info) fail('There is no built site yet: run "npm run build" first.')

const { startServer } = await import('./lib/staticServer.mjs')
const { CHROMIUM_ARGS, ensureTestChromium } = await import('./lib/chromium.mjs')
const { chromium } = await import('@playwright/test')

const server = await startServer({ dir: values.site, basePath: info.basePath })
const browser = await chromium.launch({
  executablePath: await ensureTestChromium(),
  args: CHROMIUM_ARGS,
})
mkdirSync(values.out, { recursive: true })

/** @type {import('./lib/contactSheet.mjs').Shot[]} */
const shots = []
for (const theme of themes) {
  for (const width of widths) {
    const viewport = { width, height: screenHeight(width) }
    const hasTouch = width < 1000
    for (const { name, route, steps } of screens) {
      // Each begins as a reader who was never here.
      const context = await browser.newContext({ viewport, hasTouch, reducedMotion: 'reduce' })
      await context.addInitScript(`localStorage.setItem('theme', '${theme}')`)
      const page = await context.newPage()
      const file = `${name}-${theme}-${width}.png`
      try {
        await page.goto(new URL(route.replace(/^\//, ''), server.url).href)
        await page.waitForLoadState('networkidle')
        page.setDefaultTimeout(5000)
        await steps?.(page)
        await page.waitForTimeout(150)
      } catch (error) {
        const [reason = ''] = String(error).split('\n')
        console.error(`${name} at ${width} px is not in its state: ${reason}`)
        process.exitCode = 1
      }
      const fullPage = !isAll && !values.viewport
      await page.screenshot({ path: path.join(values.out, file), fullPage })
      shots.push({ name, route, theme, width, file })
      console.log(path.join(values.out, file))
      await context.close()
    }
  }
}
if (isAll) {
  const sheet = path.join(values.out, 'index.html')
  const place = ({ name = '', width = 0 }) =>
    SCREENS.findIndex((screen) => screen.name === name) * 10_000 + width
  const byScreen = [...shots].sort(
    (a, b) => place(a) - place(b) || themes.indexOf(a.theme) - themes.indexOf(b.theme),
  )
  writeFileSync(sheet, contactSheet(byScreen))
  console.log(sheet)
}

await browser.close()
await server.close()
