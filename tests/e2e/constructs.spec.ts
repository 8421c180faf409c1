import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { hydrated, open } from './support/open'
import { kept } from './support/storage'

const article = (page: Page) => page.getByRole('article')
const code = (page: Page, text: string) => article(page).locator('figure').filter({ hasText: text })

test('a page may mix components of several templates, and show tags as code', async ({
  page,
  site,
}) => {
  await page.goto(at(site.fixture, '/guides/mixed'))
  await expect(article(page).getByRole('figure').filter({ hasText: 'Price' }).first()).toBeVisible()
  await expect(article(page).getByRole('link', { name: 'Light a mine' })).toBeVisible()
  await expect(code(page, '<EntryFinder />')).toBeVisible()
})

test.describe('admonitions', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.goto(at(site.fixture, '/writing/admonitions'))
  })

  const box = (page: Page, text: string) => page.getByRole('note').filter({ hasText: text })

  test('all kinds have a title, an old name looks like its new one and keeps its word', async ({
    page,
  }) => {
    for (const [text, kind, title] of [
      ['A note.', 'note', 'Note'],
      ['A warning, with', 'warning', 'Warning'],
      ['An old name', 'warning', 'Warning: Caution'],
    ] as const) {
      await expect(box(page, text)).toHaveAttribute('data-admonition', kind)
      await expect(box(page, text).locator('p').first()).toHaveText(title)
    }
  })

  test('titles may be written after a blank or in brackets, with marks in them', async ({
    page,
  }) => {
    await expect(box(page, 'A tip with a title')).toContainText('Bright idea')
    await expect(box(page, 'An info with a title').locator('p code')).toHaveText('radius')
    await expect(box(page, 'A danger.').locator('p strong')).toHaveText('do')
  })

  test('they hold other blocks, and each other', async ({ page }) => {
    await expect(box(page, 'A warning, with').getByRole('listitem')).toHaveText(['a list', 'in it'])
    const outer = box(page, 'Before.')
    await expect(outer).toContainText('After.')
    await expect(outer.getByRole('note')).toHaveAttribute('data-admonition', 'tip')
    await expect(outer.getByRole('note')).toContainText('Inner')
  })

  test('colons in a text stay text', async ({ page }) => {
    await expect(article(page)).toContainText(
      'A colon:in:words, 12:30, and :::three in a line are plain text.',
    )
  })
})

test.describe('tabs', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name })

  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.fixture, '/configure'))
  })

  test('show one panel at a time', async ({ page }) => {
    const panels = page.getByRole('tabpanel')
    await expect(panels).toHaveCount(2)
    await expect(panels.first()).toContainText('light is placed at once')
    await expect(page.getByText('light is placed later')).toBeHidden()
  })

  test('of one group show the same choice and keep it', async ({ page }) => {
    await tab(page, 'Spigot').first().click()
    for (const one of await tab(page, 'Spigot').all()) {
      await expect(one).toHaveAttribute('aria-selected', 'true')
    }
    await expect(page.getByText('/lantern queue')).toBeVisible()
    expect(await kept(page, 'docs.tab.server-kind')).toBe('spigot')
    await page.reload()
    await hydrated(page)
    await expect(page.getByText('/lantern queue')).toBeVisible()
    await expect(page.getByText('/lantern light')).toBeHidden()
  })

  test('a click keeps its tab where it is on the screen', async ({ page }) => {
    const second = tab(page, 'Spigot').last()
    await second.scrollIntoViewIfNeeded()
    const before = await second.boundingBox()
    await second.click()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    const after = await second.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
  })

  test('work by keyboard', async ({ page }) => {
    await tab(page, 'Paper').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Spigot').first()).toBeFocused()
    await expect(tab(page, 'Spigot').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(tab(page, 'Paper').first()).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('code', () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, at(site.fixture, '/writing/code'))
  })

  test('has its title and language', async ({ page }) => {
    const block = code(page, 'id: torch # the id')
    await expect(block.locator('figcaption')).toContainText('plugins/Lantern/lights/torch.yml')
    // Of all configs it is the same: the name of the file says it.
    await expect(block.locator('figcaption')).not.toContainText('yaml')
    await expect(code(page, 'const a = 1').locator('figcaption')).toContainText('js')
  })

  test('marks the lines that the fence names', async ({ page }) => {
    const marked = code(page, 'id: torch # the id').locator('.line--highlighted')
    await expect(marked).toHaveText(['id: torch # the id', "colour: '#ffaa00'", 'places:'])
  })

  test('marks the lines that comments name, and drops the comments', async ({ page }) => {
    const block = code(page, 'const a = 1')
    await expect(block.locator('.line--highlighted')).toHaveText([
      'const b = 2',
      'const c = 3',
      'const d = 4',
    ])
    await expect(block).not.toContainText('highlight-')
  })

  test('has line numbers where they are wanted', async ({ page }) => {
    const number = (name: string) =>
      code(page, name)
        .locator('.line')
        .nth(1)
        .evaluate((line) => getComputedStyle(line, '::before').content)
    expect(await number('id: torch # the id')).toContain('counter')
    expect(await number('const a = 1')).toBe('none')
  })

  test('colours what a diff adds and takes away', async ({ page }) => {
    const block = code(page, '+ radius: 12')
    await expect(block.locator('.line--deleted')).toHaveText(['- radius: 8'])
    await expect(block.locator('.line--inserted')).toHaveText(['+ radius: 12'])
  })

  test('is highlighted, and plain in an unknown language', async ({ page }) => {
    await expect(code(page, 'const a = 1').locator('.hljs-keyword').first()).toHaveText('const')
    await expect(code(page, '+++ light +++').locator('[class^="hljs"]')).toHaveCount(0)
    await expect(code(page, 'plain <text> {as} it is')).toBeVisible()
    await expect(code(page, 'indented code')).toBeVisible()
    await expect(code(page, '```yaml')).toContainText('id: torch')
  })

  test('is copied exactly as it is', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const block = code(page, 'id: torch # the id')
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect(block.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "id: torch # the id\nradius: 8\ncolour: '#ffaa00'\nplaces:\n  - mine",
    )
  })

  test('says so when copying fails', async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      document.execCommand = () => false
    })
    const block = code(page, 'const a = 1')
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect(block.getByRole('status')).toContainText('Copying failed')
  })
})

test.describe('Markdown', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.goto(at(site.fixture, '/writing/constructs'))
  })

  test('headings have ids: written, made, and one each', async ({ page }) => {
    const ids = await article(page)
      .locator('h2[id], h3[id], h4[id]')
      .evaluateAll((headings) => headings.map(({ id }) => id))
    expect(ids.slice(0, 4)).toEqual(['headings', 'third', 'fourth-level', 'headings-1'])
    expect(new Set(ids).size).toBe(ids.length)
    await expect(page.locator('#third')).toHaveText('Third level')
  })

  test('a plain file keeps braces and angle brackets', async ({ page }) => {
    await expect(article(page)).toContainText(
      'A plain file may hold {braces}, {player.name}, a < b, a <= b, <player> and <player> in its text.',
    )
    await expect(page.getByRole('heading', { name: 'The {radius} of <light>' })).toBeVisible()
    await expect(article(page)).toContainText('are harmless, and so is {{double}}')
  })

  test('lists nest', async ({ page }) => {
    const inner = article(page).locator('ul > li > ul > li > ol > li')
    await expect(inner).toHaveText(['three', /four\s+A paragraph in the list\./])
  })

  test('task lists show what is done', async ({ page }) => {
    const boxes = article(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    await expect(boxes.first()).toBeChecked()
    await expect(boxes.last()).not.toBeChecked()
    await expect(boxes.first()).toBeDisabled()
  })

  test('quotations nest', async ({ page }) => {
    await expect(article(page).locator('blockquote > blockquote')).toHaveText('in a quotation')
  })

  test('tables have a header, cells and alignment', async ({ page }) => {
    const table = article(page).getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['Key', 'Default', 'Meaning'])
    await expect(table.getByRole('columnheader').nth(1)).toHaveCSS('text-align', 'center')
    await expect(table.getByRole('row').last().getByRole('cell')).toHaveText([
      'mode',
      'instant',
      'instant | queued',
    ])
  })

  test('footnotes lead there and back', async ({ page }) => {
    await article(page).locator('sup').first().getByRole('link').click()
    const note = article(page).getByRole('listitem').filter({ hasText: 'Except in hard mode.' })
    await expect(note).toBeInViewport()
    await note.getByRole('link', { name: 'Back to reference 1' }).click()
    await expect(page.getByText('Light costs nothing')).toBeInViewport()
  })

  test('HTML is shown, its comments are not', async ({ page }) => {
    await expect(article(page).locator('kbd')).toHaveText(['F3', 'L'])
    await expect(article(page).locator('sub')).toHaveText('2')
    await expect(article(page).locator('mark')).toHaveText('not')
    await expect(page.getByText('Centred text')).toHaveCSS('text-align', /center$/)
    expect(await page.content()).not.toContain('A comment of HTML')
  })

  test('details open and hold Markdown', async ({ page }) => {
    const strong = article(page).locator('details strong')
    await expect(strong).toBeHidden()
    await article(page).getByText('More', { exact: true }).click()
    await expect(strong).toHaveText('opened')
    await expect(strong).toBeVisible()
  })

  test('text stays as it is written', async ({ page }) => {
    await expect(article(page)).toContainText(
      'Straight "quotes", an emoji 🏮, :shrug: and a long dash -- like this.',
    )
    await expect(article(page).locator('del')).toHaveText('Gone.')
    await expect(article(page).getByRole('link', { name: 'www.example.org' })).toHaveAttribute(
      'href',
      'http://www.example.org',
    )
    await expect(article(page).getByRole('separator')).toHaveCount(1)
  })
})

test('comments and imports of MDX are not shown', async ({ page, site }) => {
  await page.goto(at(site.fixture, '/configure'))
  const html = await page.content()
  expect(html).not.toContain('A comment of MDX')
  expect(html).not.toContain('@theme')
})

test.describe('links', () => {
  test('to files lead to the routes of their docs', async ({ page, site }) => {
    for (const [route, name, href] of [
      ['/', 'Install it', '/docs/basics/install'],
      ['/', 'Every construct', '/docs/writing/constructs#headings'],
      ['/basics/install', 'about its modes', '/docs/configure#modes'],
      ['/guides/light-a-mine', 'the settings', '/docs/configure'],
      ['/changelog/old', 'the changelog', '/docs/changelog#v1-0'],
      ['/1.0', 'Install it', '/docs/1.0/basics/install'],
      ['/de', 'Installiere es', '/docs/de/basics/install'],
    ] as const) {
      await page.goto(at(site.fixture, route))
      const link = article(page).getByRole('link', { name, exact: true })
      await expect(link, `${name} on ${route}`).toHaveAttribute('href', href)
    }
  })

  test('to routes get the path prefix', async ({ page, site }) => {
    await open(page, site.fixture)
    await article(page).getByRole('link', { name: 'Configure it' }).click()
    await expect(page).toHaveURL(at(site.fixture, '/configure'))
  })
})

test.describe('images', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.goto(at(site.fixture, '/guides/light-a-mine'))
  })

  test('come in several sizes, their space is reserved', async ({ page }) => {
    for (const name of ['A lantern, four by four pixels', 'A stone wall']) {
      const image = article(page).getByRole('img', { name })
      for (const attribute of ['srcset', 'sizes', 'width', 'height']) {
        await expect(image, name).toHaveAttribute(attribute, /./)
      }
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), name)
        .toBeGreaterThan(0)
    }
  })

  test('are not shown larger than they are', async ({ page }) => {
    const image = article(page).getByRole('img', { name: 'A lantern, four by four pixels' })
    await expect(image).toHaveAttribute('width', '480')
    await expect(image).toHaveAttribute('height', '480')
  })

  test('have the title of the Markdown', async ({ page }) => {
    await expect(article(page).getByRole('img', { name: 'A stone wall' })).toHaveAttribute(
      'title',
      'Stone, as a photo',
    )
  })

  test('as SVG stay as they are', async ({ page }) => {
    for (const [name, src] of [
      ['A drawing of a lantern', /^\/docs\/static\/.*lantern\.svg$/],
      ['The logo of the site', /^\/docs\/img\/logo\.svg$/],
    ] as const) {
      const image = article(page).getByRole('img', { name })
      await expect(image).toHaveAttribute('src', src)
      await expect(image).not.toHaveAttribute('srcset')
    }
  })
})

test.describe('docs that are no pages', () => {
  test('drafts and partials are not built', async ({ request, site }) => {
    for (const route of [
      '/guides/unfinished',
      '/guides/_shared',
      '/guides/shared',
      '/_drafts/idea',
      '/drafts/idea',
    ]) {
      const response = await request.get(at(site.fixture, route))
      expect(response.status(), route).toBe(404)
    }
  })
})
