import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { at, expect, test } from '../support/test'
import { open } from './support/open'

/** Every HTML file of a built site but Gatsby's fragments. */
const pagesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('_gatsby'))

for (const home of ['mainDir', 'fixtureDir'] as const) {
  test(`every page of ${home} has one policy, in front of its scripts`, ({ site }) => {
    const files = pagesIn(site[home])
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const html = readFileSync(path.join(site[home], file), 'utf8')
      expect(html.match(/http-equiv="Content-Security-Policy"/g), file).toHaveLength(1)
      expect(html.indexOf('Content-Security-Policy'), file).toBeLessThan(html.indexOf('<script'))
      expect(html, file).not.toMatch(/script-src[^;"]*unsafe/)
    }
  })
}

test('a script that somebody gets into a page does not run', async ({ page, site, context }) => {
  // Of this test alone: elsewhere what is forbidden fails the test.
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      (event) => {
        event.stopImmediatePropagation()
        Object.assign(window, { forbidden: event.violatedDirective })
      },
      true,
    )
  })
  await open(page, at(site.main, '/effects'))
  const forbidden = () => page.evaluate(() => (window as { forbidden?: string }).forbidden)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.hasRun = true'
    document.body.append(script)
  })
  await expect.poll(forbidden).toBe('script-src-elem')
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.setAttribute('onerror', 'window.hasRun = true')
    image.src = '/nothing.png'
    document.body.append(image)
  })
  await expect.poll(forbidden).toBe('script-src-attr')
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
})

test('the server sends what keeps pages out of frames', async ({ page, site }) => {
  const response = await page.goto(at(site.main, '/effects'))
  expect(response?.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "frame-ancestors 'none'; base-uri 'none'",
  })
})

test('no file of a site with hosted search holds the key that may write', ({ site }) => {
  const files = readdirSync(site.fixtureDir, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    const text = readFileSync(path.join(file.parentPath, file.name), 'latin1')
    expect(text.includes('fixture-admin-key'), file.name).toBe(false)
  }
})
