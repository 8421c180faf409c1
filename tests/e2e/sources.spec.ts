import { at, expect, test } from '../support/test'
import { elements } from './support/html'
import { open } from './support/open'

const GIVE_MONEY = '/effects/all-effects/give_money'
const NEWS = '/effects/whats-new'

const GITHUB =
  /^https:\/\/github\.com\/Auxilor\/libreforge\/blob\/[0-9a-f]{40}\/.+\/EffectGiveMoney\.kt$/

test.describe('the source of a page', () => {
  test('is a link to the file at the version that was read', async ({ page, site }) => {
    await open(page, at(site.main, GIVE_MONEY))
    await expect(page.getByText(/^Read against libreforge \d+\.\d+/)).toBeVisible()
    const link = page.getByRole('link', { name: 'Source: EffectGiveMoney.kt' })
    await expect(link).toHaveAttribute('href', GITHUB)
    await expect(page.getByRole('link', { name: '1 more' })).toHaveAttribute(
      'href',
      `${GIVE_MONEY}.md`,
    )
  })

  test('stands in the Markdown', async ({ request, site }) => {
    const text = await (await request.get(at(site.main, `${GIVE_MONEY}.md`))).text()
    expect(text).toMatch(
      /\nSource: \[EffectGiveMoney\.kt\]\(https:.+Read against libreforge .+\.\n$/,
    )
  })

  // That it may be closed is said by the unit tests: no entry of the site is of such a plugin now.
  test('is not mentioned by tools', async ({ request, site }) => {
    for (const route of ['/', '/effects/finder', '/effects/checker', '/effects/builder', NEWS]) {
      const html = await (await request.get(at(site.main, route))).text()
      expect(html, route).not.toMatch(/Read against|no public source/)
    }
  })
})

test.describe('since when something is there', () => {
  test('a new entry names its version, which leads to what came with it', async ({
    page,
    site,
  }) => {
    await open(page, at(site.main, '/effects/all-effects/vortex'))
    const badge = page.getByRole('link', { name: 'Since libreforge 5.3.2' })
    await expect(page.locator('#arg-whitelist th')).toContainText('since 5.4.1')
    await badge.click()
    await expect(page).toHaveURL(new RegExp(`${NEWS}#v5-3-2$`))
    await expect(page.getByRole('heading', { name: 'libreforge 5.3.2' })).toBeInViewport()
  })

  test('an old one does not', async ({ request, site }) => {
    const html = await (await request.get(at(site.main, GIVE_MONEY))).text()
    expect(html).not.toContain('Since libreforge')
  })

  test('the reference has it for entries of all ages', async ({ request, site }) => {
    const reference = (await (await request.get(at(site.main, '/api/reference.json'))).json()) as {
      entries: { id: string; since?: string; arguments: { name: string; since?: string }[] }[]
    }
    const find = (id: string) => reference.entries.find((entry) => entry.id === id)
    expect(find('give_money')?.since).toMatch(/^\d+\.\d+/)
    const whitelist = find('vortex')?.arguments.find(({ name }) => name === 'whitelist')
    expect(whitelist?.since).toBe('5.4.1')
  })
})

test.describe('what is new', () => {
  test('lists versions with links, on narrow screens too', async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, at(site.main, NEWS))
    const vortex = page.getByRole('link', { name: 'vortex', exact: true }).first()
    await expect(vortex).toHaveAttribute('href', /\/effects\/all-effects\/vortex$/)
    await expect(page.getByText('The old id is gone.').first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })

  test('every link leads to a page, and to a place on it', async ({ request, site }) => {
    const html = await (await request.get(at(site.main, NEWS))).text()
    const [, main = ''] = /<article[^>]*>([\s\S]*)<\/article>/.exec(html) ?? []
    const hrefs = elements(main, 'a').flatMap(({ href }) =>
      href?.startsWith('/effects/all-') ? [href] : [],
    )
    expect(hrefs.length).toBeGreaterThan(100)
    for (const href of new Set(hrefs)) {
      const [route = '', anchor] = href.split('#')
      const response = await request.get(at(site.main, route))
      expect(response.status(), href).toBe(200)
      if (anchor) expect(await response.text(), href).toContain(`id="${anchor}"`)
    }
  })

  test('has a feed that the page names', async ({ page, request, site }) => {
    await open(page, at(site.main, NEWS))
    await expect(page.getByRole('link', { name: 'Atom feed' })).toHaveAttribute(
      'href',
      `${NEWS}.xml`,
    )
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute(
      'href',
      `${NEWS}.xml`,
    )
    const text = await (await request.get(at(site.main, `${NEWS}.xml`))).text()
    const count = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      return feed.querySelector('parsererror') ? -1 : feed.querySelectorAll('feed > entry').length
    }, text)
    expect(count).toBe(await page.locator('article h2').count())
  })
})
