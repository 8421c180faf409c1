import { at, expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

test('the home page shows its content, and its links work', async ({ page, site }) => {
  await page.goto(site.main)
  const main = page.locator('#main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await main.getByRole('link', { name: /Write your first effect/ }).click()
  await expect(page).toHaveURL(at(site.main, '/effects/configuring-an-effect'))
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
})

test('navbar, sidebar, breadcrumbs, contents and pagination are there', async ({ page, site }) => {
  await page.goto(at(site.main, '/ecocrates/rewards'))
  for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'On this page', 'Docs pages']) {
    await expect(page.getByRole('navigation', { name }), name).toBeVisible()
  }
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('link', { name: 'PlaceholderAPI' }).click()
  await expect(page).toHaveURL(at(site.main, '/ecocrates/placeholderapi'))
})

test('menus of the navbar are links', async ({ page, site }) => {
  await page.goto(site.main)
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Reference' }).click()
  await expect(page).toHaveURL(at(site.main, '/effects'))
  await bar.getByRole('link', { name: 'Tools' }).click()
  await expect(page).toHaveURL(at(site.main, '/effects/finder'))
})

test('the picture of the home page is complete', async ({ page, site }) => {
  await page.goto(site.main)
  const run = page.getByRole('figure', { name: 'A config, and what happens' })
  await expect(run.getByText('give_money')).toBeVisible()
  await expect(run.getByText('Ana gets 25 coins.')).toBeVisible()
})

test('code is readable', async ({ page, site }) => {
  await page.goto(at(site.main, '/effects/all-filters/above_health_percent'))
  await expect(page.locator('pre').first()).toContainText('above_health_percent: 90')
  await expect(page.getByText('Without a victim it passes.')).toBeVisible()
})

test('tables are readable', async ({ page, site }) => {
  await page.goto(at(site.main, '/ecocrates/commands-and-permissions'))
  const table = page.getByRole('table').first()
  await expect(table.getByRole('row').last()).toBeVisible()
  await expect(table).toContainText('ecocrates.command.forceopen')
})

test('an index lists every entry', async ({ page, site }) => {
  await page.goto(at(site.main, '/effects/all-filters'))
  const last = page.locator('#main').getByRole('link', { name: 'above_health_percent' }).first()
  await last.click()
  await expect(page).toHaveURL(at(site.main, '/effects/all-filters/above_health_percent'))
})

test('all panels of tabs are readable', async ({ page, site }) => {
  await page.goto(at(site.fixture, '/configure'))
  await expect(page.getByText('mode: instant')).toBeVisible()
  await expect(page.getByText('mode: queued')).toBeVisible()
})

test('details open', async ({ page, site }) => {
  await page.goto(at(site.fixture, '/configure'))
  await page.getByText('Old keys').click()
  await expect(page.getByText('was renamed to')).toBeVisible()
})

test('the search page says what to do', async ({ page, site }) => {
  await page.goto(at(site.main, '/search'))
  const note = page.locator('noscript p')
  await expect(note).toBeVisible()
  await expect(note).toHaveText(/^The search needs JavaScript/)
  await expect(page.getByRole('searchbox')).toBeHidden()
})

test('an unknown path has its page', async ({ page, site }) => {
  await page.goto(at(site.main, '/no-such-page'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
