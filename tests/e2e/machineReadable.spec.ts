import Ajv2020 from 'ajv/dist/2020'
import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { elements } from './support/html'
import { open } from './support/open'

const KILL = '/effects/all-triggers/kill'

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy page' })

test.describe('files for programs', () => {
  test('the schema is valid and tells good configs from bad ones', async ({ request, site }) => {
    const schema = (await (await request.get(at(site.main, '/schemas/config.json'))).json()) as {
      $id: string
    }
    expect(schema.$id).toMatch(/\/schemas\/config\.json$/)
    const ajv = new Ajv2020({ strict: false })
    expect(ajv.validateSchema(schema)).toBe(true)
    const config = ajv.compile(schema)
    const effect = { id: 'give_money', args: { amount: '%level% * 2' }, triggers: ['kill'] }
    expect(config({ effects: [effect] })).toBe(true)
    expect(config({ effects: [{ ...effect, id: 'give_mony' }] })).toBe(false)
    for (const name of ['effects', 'conditions', 'filters', 'mutators']) {
      const piece = (await (
        await request.get(at(site.main, `/schemas/${name}.json`))
      ).json()) as object
      expect(typeof ajv.compile(piece), name).toBe('function')
    }
  })

  test('the catalogue leads to a schema for each kind of file, and the checker is there', async ({
    request,
    site,
  }) => {
    const catalog = (await (await request.get(at(site.main, '/schemas/catalog.json'))).json()) as {
      schemas: { url: string }[]
    }
    expect(catalog.schemas.length).toBeGreaterThan(70)
    for (const { url } of [catalog.schemas[0], catalog.schemas.at(-1)].flatMap(
      (one) => one ?? [],
    )) {
      const { pathname } = new URL(url)
      const schema = (await (await request.get(at(site.main, pathname))).json()) as { $id: string }
      expect(schema.$id).toBe(url)
    }
    const command = await request.get(at(site.main, '/tools/check-config.mjs'))
    expect(await command.text()).toMatch(/^#!\/usr\/bin\/env node\n/)
  })

  test('the reference has every entry with its page', async ({ request, site }) => {
    const response = await request.get(at(site.main, '/api/reference.json'))
    const reference = (await response.json()) as {
      version: number
      counts: Record<string, number>
      entries: { kind: string; id: string; route: string; offers?: string[] }[]
    }
    expect(reference.version).toBe(1)
    expect(reference.counts.effect).toBeGreaterThan(250)
    const kill = reference.entries.find(({ kind, id }) => kind === 'trigger' && id === 'kill')
    expect(kill).toMatchObject({ route: KILL, offers: expect.arrayContaining(['VICTIM']) })
    expect((await request.get(at(site.main, kill?.route ?? ''))).status()).toBe(200)
  })

  test('a page has its Markdown and announces it', async ({ request, site }) => {
    const html = await (await request.get(at(site.main, KILL))).text()
    const link = elements(html, 'link').find(({ type }) => type === 'text/markdown')
    expect(link).toMatchObject({ rel: 'alternate', href: `${KILL}.md` })
    const response = await request.get(at(site.main, `${KILL}.md`))
    expect(response.headers()['content-type']).toContain('text/markdown')
    const markdown = await response.text()
    expect(markdown).toMatch(/^---\nkind: trigger\nid: kill\n/)
    expect(markdown).toContain('\n# kill\n')
    expect(markdown).toContain('## Works with')
    expect(markdown).not.toMatch(/<(WorksWith|Arguments|DataTable)/)
    const home = await (await request.get(at(site.main, '/index.md'))).text()
    expect(home).toContain('- [EcoCrates](/ecocrates):')
  })

  test('works under a path prefix, in each version', async ({ request, site }) => {
    const html = await (await request.get(at(site.fixture, '/configure'))).text()
    const link = elements(html, 'link').find(({ type }) => type === 'text/markdown')
    expect(link?.href).toBe('/docs/configure.md')
    const llms = await (await request.get(at(site.fixture, '/llms.txt'))).text()
    expect(llms).toContain('(https://lantern.example.org/docs/configure.md)')
    expect(llms).not.toContain('api/reference.json')
    expect((await request.get(at(site.fixture, '/1.0/llms.txt'))).status()).toBe(200)
    expect((await request.get(at(site.fixture, '/1.0.md'))).status()).toBe(200)
  })

  test('llms.txt leads to Markdown', async ({ request, site }) => {
    const text = await (await request.get(at(site.main, '/llms.txt'))).text()
    expect(text).toMatch(/^# Eco Plugins Wiki\n\n> /)
    const links = [...text.matchAll(/\]\(https?:\/\/[^/]+(\/[^)]+)\)/g)].map(
      ([, path = '']) => path,
    )
    expect(links.length).toBeGreaterThan(500)
    for (const path of [links[0], links[Math.floor(links.length / 2)], links.at(-1)]) {
      expect((await request.get(at(site.main, path ?? ''))).status(), path).toBe(200)
    }
    const full = await (await request.get(at(site.main, '/llms-full.txt'))).text()
    expect(full).toContain('\n# give_money\n')
  })
})

test.describe('copy page', () => {
  test('puts the Markdown on the clipboard', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, at(site.main, KILL))
    await copyButton(page).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.replace(/\r\n/g, '\n')).toMatch(/^---\nkind: trigger\n/)
  })

  test('says so when the Markdown does not come', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, at(site.main, KILL))
    await page.route('**/*.md', (route) => route.abort())
    await copyButton(page).click()
    await expect(page.getByRole('link', { name: 'Copying failed' })).toHaveAttribute(
      'href',
      `${KILL}.md`,
    )
  })

  test('says so without a clipboard', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await open(page, at(site.main, KILL))
    await copyButton(page).click()
    await expect(page.getByRole('link', { name: 'Copying failed' })).toBeVisible()
  })

  test('says so when its code does not come', async ({ page, site }) => {
    await open(page, at(site.main, KILL))
    await page.route('**/*.js', (route) => route.abort())
    await copyButton(page).click()
    await expect(page.getByRole('link', { name: 'Copying failed' })).toBeVisible()
  })
})
