/**
 * `npm run screenshots -- /route …`: pictures of pages of the built site, in both themes and at
 * the widths at which the layout changes.
 *
 *   --out folder    where the pictures go (default: .sites/screenshots)
 *   --site folder   a built site (default: public)
 *   --viewport      only what is seen without scrolling
 */
import './lib/checkNode.mjs'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBuildInfo } from './lib/buildInfo.mjs'
import { PUBLIC, SITES } from './lib/paths.mjs'
import { fail } from './lib/run.mjs'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 996, height: 800 },
  { width: 768, height: 1024 },
  { width: 375, height: 720 },
]
const THEMES = ['light', 'dark']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: path.join(SITES, 'screenshots') },
    site: { type: 'string', default: PUBLIC },
    viewport: { type: 'boolean', default: false },
  },
})
const routes = positionals.length > 0 ? positionals : ['/']
const info = readBuildInfo(values.site)
if (!info) fail('There is no built site yet: run "npm run build" first.')

const { startServer } = await import('./lib/staticServer.mjs')
const { CHROMIUM_ARGS, ensureChromium } = await import('./lib/chromium.mjs')
const { chromium } = await import('@playwright/test')

const server = await startServer({ dir: values.site, basePath: info.basePath })
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: CHROMIUM_ARGS,
})
mkdirSync(values.out, { recursive: true })

for (const theme of THEMES) {
  for (const viewport of SIZES) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    await context.addInitScript(`localStorage.setItem('theme', '${theme}')`)
    for (const route of routes) {
      const page = await context.newPage()
      await page.goto(new URL(route.replace(/^\//, ''), server.url).href)
      await page.waitForLoadState('networkidle')
      const name = route.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'home'
      const file = path.join(values.out, `${name}-${theme}-${viewport.width}.png`)
      await page.screenshot({ path: file, fullPage: !values.viewport })
      console.log(file)
      await page.close()
    }
    await context.close()
  }
}

await browser.close()
await server.close()
