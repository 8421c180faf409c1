import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { listFiles } from '../../scripts/lib/hash.mjs'
import siteConfig from '../../site.config'
import { at, expect, test } from '../support/test'
import { elements, meta, title } from './support/html'
import { open } from './support/open'

const ORIGIN = 'https://lantern.example.org'

const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' })

test.describe('head', () => {
  test('says what the page is', async ({ request, site }) => {
    const html = await (await request.get(at(site.fixture, '/configure'))).text()
    expect(title(html)).toBe('Configure Lantern | Lantern Docs')
    expect(meta(html, 'description')).toBe('Every key of config.yml.')
    expect(elements(html, 'html')[0]).toMatchObject({ lang: 'en', dir: 'ltr' })
    expect(meta(html, 'theme-color')).toMatch(/^#/)
    expect(meta(html, 'robots')).toBeUndefined()
    expect(elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(
      `${ORIGIN}/docs/configure`,
    )
  })

  test('tells social networks', async ({ request, site }) => {
    const html = await (await request.get(at(site.fixture, '/guides/light-a-mine'))).text()
    expect(meta(html, 'og:title')).toBe('Light a mine')
    expect(meta(html, 'og:description')).toBe('Light a tunnel from end to end.')
    expect(meta(html, 'og:url')).toBe(`${ORIGIN}/docs/guides/light-a-mine`)
    expect(meta(html, 'og:image')).toBe(`${ORIGIN}/docs/img/social.png`)
    expect(meta(html, 'og:site_name')).toBe('Lantern Docs')
    expect(meta(html, 'twitter:card')).toBe('summary_large_image')
  })

  test('each area has a preview image, which the build has drawn', async ({ request, site }) => {
    for (const [route, area, label] of [
      ['/ecocrates/rewards', '/ecocrates', 'EcoCrates'],
      ['/ecocrates', '/ecocrates', 'EcoCrates'],
      ['/effects/all-effects/kill', '/effects/all-effects', 'Effects'],
      ['/effects/data-flow', '/effects', 'Effects system'],
    ] as const) {
      const html = await (await request.get(at(site.main, route))).text()
      expect(meta(html, 'og:image'), route).toBe(`${siteConfig.url}${area}.png`)
      expect(meta(html, 'og:image:alt'), route).toBe(label)
      const png = readFileSync(path.join(site.mainDir, `${area}.png`))
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String)
      expect(size).toEqual(['1200', '630'])
    }
    const home = await (await request.get(site.main)).text()
    expect(meta(home, 'og:image')).toBe(`${siteConfig.url}/img/social.png`)
  })

  test('a doc is an article for search engines', async ({ page, site }) => {
    await open(page, at(site.main, '/effects/all-effects/kill'))
    const doc = page.locator('[itemtype="https://schema.org/TechArticle"]')
    await expect(doc.locator('[itemprop=headline]')).toHaveText('kill')
    await expect(doc.locator('[itemprop=description]')).toContainText('Ends the life')
    await expect(doc.locator('[itemprop=dateModified]')).toHaveAttribute('datetime', /^\d{4}-/)
    // Its own thing, and none of the article.
    const trail = doc.locator('[itemtype="https://schema.org/BreadcrumbList"]')
    await expect(trail).not.toHaveAttribute('itemprop')
  })

  test('the home page has the tagline in its title', async ({ request, site }) => {
    const html = await (await request.get(site.main)).text()
    expect(title(html)).toContain(' | ')
  })

  test('each page has its own, also those outside of the docs', async ({ request, site }) => {
    for (const [route, name, lang] of [
      ['/', 'Lantern', 'en'],
      ['/1.0/basics/range', 'The range of a light', 'en'],
      ['/de', 'Lantern', 'de'],
      ['/de/basics/install', 'Lantern installieren', 'de'],
      ['/de/tags', 'Schlagwörter', 'de'],
      ['/guides', 'All guides', 'en'],
      ['/tags', 'Tags', 'en'],
      ['/tags/yaml', 'yaml', 'en'],
      ['/search', 'Search', 'en'],
    ] as const) {
      const html = await (await request.get(at(site.fixture, route))).text()
      expect(title(html), route).toBe(`${name} | Lantern Docs`)
      expect(elements(html, 'html')[0]?.lang, route).toBe(lang)
      const canonical = elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href
      if (canonical) expect(canonical, route).toBe(`${ORIGIN}/docs${route}`)
    }
  })

  test('no page has the head of another one', ({ site }) => {
    for (const [dir, home] of [
      [site.fixtureDir, site.fixture],
      [site.mainDir, site.main],
    ] as const) {
      const prefix = new URL(home).pathname
      const sitemap = readFileSync(path.join(dir, 'sitemap.xml'), 'utf8')
      const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
      const wrong = urls.filter((url) => {
        const route = decodeURI(new URL(url).pathname.slice(prefix.length))
        const html = readFileSync(
          path.join(dir, route === '' ? 'index.html' : `${route}.html`),
          'utf8',
        )
        return elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href !== url
      })
      expect(wrong).toEqual([])
    }
  })

  test('follows the page that is shown', async ({ page, site }) => {
    await open(page, at(site.fixture, '/changelog'))
    await page.getByRole('main').getByRole('link', { name: 'the settings' }).click()
    await expect(page).toHaveTitle('Configure Lantern | Lantern Docs')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${ORIGIN}/docs/configure`,
    )
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  })

  test('an unlisted doc is built, but not for search engines', async ({ request, site }) => {
    const response = await request.get(at(site.fixture, '/guides/secret'))
    expect(response.status()).toBe(200)
    expect(meta(await response.text(), 'robots')).toBe('noindex')
  })
})

test.describe('breadcrumbs', () => {
  test('lead from home over the category to the page', async ({ page, site }) => {
    await open(page, at(site.fixture, '/guides/light-a-mine'))
    const steps = breadcrumbs(page).getByRole('listitem')
    await expect(steps).toHaveText(['Home', 'Guides', 'Light a mine'])
    await expect(steps.last().locator('[aria-current="page"]')).toHaveText('Light a mine')
    await breadcrumbs(page).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL(at(site.fixture, '/guides'))
  })

  test('home is the main doc of the version', async ({ page, site }) => {
    await open(page, at(site.fixture, '/1.0/basics/install'))
    await breadcrumbs(page).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(at(site.fixture, '/1.0'))
  })

  test('a category without a page is no link', async ({ page, site }) => {
    await open(page, at(site.fixture, '/writing/code'))
    await expect(breadcrumbs(page)).toContainText('Writing')
    await expect(breadcrumbs(page).getByRole('link', { name: 'Writing' })).toHaveCount(0)
  })

  test('the home page has none', async ({ page, site }) => {
    await open(page, site.fixture)
    await expect(breadcrumbs(page)).toHaveCount(0)
  })
})

test.describe('previous and next', () => {
  test('follow the order of the sidebar', async ({ page, site }) => {
    await open(page, at(site.fixture, '/writing/code'))
    const links = pagination(page).getByRole('link')
    await expect(links.first()).toHaveText('PreviousAdmonitions')
    await expect(links.last()).toHaveText('NextEvery construct')
    await links.last().click()
    await expect(page).toHaveURL(at(site.fixture, '/writing/constructs'))
  })

  test('a doc may name the one that comes next, by its id', async ({ page, site }) => {
    await open(page, at(site.fixture, '/guides/light-a-mine'))
    await pagination(page).getByRole('link', { name: 'Next Short notes' }).click()
    await expect(page).toHaveURL(at(site.fixture, '/guides/hidden-title'))
  })

  test('a doc may want none', async ({ page, site }) => {
    await open(page, at(site.fixture, '/guides/hidden-title'))
    await expect(pagination(page).getByRole('link')).toHaveText(['PreviousLight a mine'])
    await page.goto(at(site.fixture, '/basics/install'))
    await expect(pagination(page).getByRole('link', { name: /^Previous/ })).toHaveCount(0)
  })
})

test.describe('below the text', () => {
  test('tags lead to their pages', async ({ page, site }) => {
    await open(page, at(site.fixture, '/writing/constructs'))
    const tags = page.getByRole('main').locator('a[rel="tag"]')
    await expect(tags).toHaveText(['yaml', 'Writing help'])
    await tags.last().click()
    await expect(page).toHaveURL(at(site.fixture, '/tags/writing-help'))
  })

  test('the edit link leads to the address that the doc names', async ({ page, site }) => {
    await open(page, at(site.fixture, '/guides/hidden-title'))
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      'https://example.org/edit/notes',
    )
  })

  test('the edit link leads to the file in the repository', async ({ page, site }) => {
    await open(page, at(site.main, '/ecocrates/rewards'))
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /^https:\/\/.*\/content\/ecocrates\/rewards\.mdx$/,
    )
  })

  test('the edit link of every page leads to a file that is there', ({ site }) => {
    const start = siteConfig.editUrl ?? ''
    const files = listFiles(site.mainDir).filter((file) => file.endsWith('.html'))
    const edited = files.flatMap((file) => {
      const html = readFileSync(file, 'utf8')
      return [...html.matchAll(/href="([^"]*\/edit\/[^"]*)"/g)].map(([, href = '']) => href)
    })
    expect(edited.length).toBeGreaterThan(700)
    for (const href of edited) expect(href.startsWith(start), href).toBe(true)
    const gone = edited.filter((href) => !existsSync(href.slice(start.length)))
    expect(gone).toEqual([])
  })

  test('a mistake is reported with the address of the page', async ({ page, site }) => {
    await open(page, at(site.main, '/ecocrates/rewards'))
    const href = await page.getByRole('link', { name: 'Report a mistake' }).getAttribute('href')
    const url = new URL(href ?? '')
    expect(url.pathname).toMatch(/\/issues\/new$/)
    expect(url.searchParams.get('page')).toMatch(/^https:\/\/[^/]+\/ecocrates\/rewards$/)
  })

  test('the day of the last commit is told', async ({ page, site }) => {
    test.skip(!existsSync('.git'), 'There is no repository to ask.')
    await open(page, at(site.fixture, '/configure'))
    const time = page.getByText('Last updated on').locator('time')
    await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
    await expect(time).toHaveText(/^\d{1,2} \w+ \d{4}$/)
  })
})

test('the head follows the reader, and comes back with the first page', async ({ page, site }) => {
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      tags: [...document.head.querySelectorAll('meta, link')]
        .map((tag) => tag.outerHTML.replace(' data-react-helmet="true"', ''))
        // Those of the document, and what only those read who do not run scripts.
        .filter((tag) => !/http-equiv|og:image|twitter:|rel="(?:stylesheet|prefetch)"/.test(tag))
        .sort(),
    }))
  await open(page, at(site.fixture, '/configure'))
  const first = await head()
  await page.getByRole('link', { name: 'Changelog' }).first().click()
  await expect(page).toHaveTitle(/^Changelog \| /)
  const second = await head()
  await page.goBack()
  await expect(page).toHaveTitle(first.title)
  expect((await head()).tags).toEqual(first.tags)
  await page.goForward()
  await expect(page).toHaveTitle(second.title)
  await page.reload()
  expect((await head()).tags).toEqual(second.tags)
})

test.describe('title', () => {
  test('is the only level-1 heading', async ({ page, site }) => {
    for (const route of ['/', '/configure', '/guides/hidden-title', '/changelog/old']) {
      await page.goto(at(site.fixture, route))
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1)
    }
  })

  test('may be written in the body', async ({ page, site }) => {
    await page.goto(at(site.fixture, '/guides/hidden-title'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A title of its own')
  })
})

test('React takes over every kind of page without a complaint', async ({ page, site }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  for (const route of ['/', '/configure', '/1.0', '/de/basics/install', '/guides', '/tags/yaml']) {
    await open(page, at(site.fixture, route))
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
  }
  expect(complaints).toEqual([])
})
