import { at, expect, test } from '../support/test'
import { open } from './support/open'

test('tags stand under their first letters, with counts', async ({ page, site }) => {
  await open(page, at(site.fixture, '/tags'))
  const main = page.locator('#main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tags')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['M', 'S', 'W', 'Y'])
  const group = main.locator('section', {
    has: page.getByRole('heading', { name: 'S', exact: true }),
  })
  await expect(group.getByRole('link')).toHaveText(['servers3', 'start2'])
})

test('a tag leads to its docs and back to all tags', async ({ page, site }) => {
  await open(page, at(site.fixture, '/tags'))
  const main = page.locator('#main')
  await main.getByRole('link', { name: 'Writing help' }).click()
  await expect(page).toHaveURL(at(site.fixture, '/tags/writing-help'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('One doc tagged "Writing help"')
  await expect(main.getByRole('listitem')).toContainText(
    'One of each thing that Markdown can hold.',
  )
  await main.getByRole('link', { name: 'View all tags' }).click()
  await expect(page).toHaveURL(at(site.fixture, '/tags'))
})

test('a listed doc opens, and its tag leads back', async ({ page, site }) => {
  await open(page, at(site.fixture, '/tags/start'))
  const main = page.locator('#main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('2 docs tagged "start"')
  await main.getByRole('link', { name: 'Install Lantern' }).click()
  await expect(page).toHaveURL(at(site.fixture, '/basics/install'))
  await main.getByRole('link', { name: 'start', exact: true }).click()
  await expect(page).toHaveURL(at(site.fixture, '/tags/start'))
})

test('each locale has tags of its own', async ({ page, site }) => {
  await open(page, at(site.fixture, '/de/tags'))
  const main = page.locator('#main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Schlagwörter')
  await expect(main.getByRole('link')).toHaveAttribute('href', '/docs/de/tags/start')
})

test('/tags/triggers lists the docs with that tag', async ({ page, site }) => {
  await open(page, at(site.main, '/tags'))
  const main = page.locator('#main')
  await main.getByRole('link', { name: /^triggers/ }).click()
  await expect(page).toHaveURL(at(site.main, '/tags/triggers'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/docs? tagged "triggers"$/)
  await main.getByRole('listitem').getByRole('link').first().click()
  await expect(main.getByRole('link', { name: 'triggers', exact: true })).toBeVisible()
})

test('pages of the same name say whose they are', async ({ page, site }) => {
  await open(page, at(site.main, '/tags/commands'))
  const rows = page.locator('#main').getByRole('listitem')
  expect(await rows.count()).toBeGreaterThan(15)
  const texts = await rows.getByRole('heading').allInnerTexts()
  expect(new Set(texts).size).toBe(texts.length)
  const row = rows.filter({ hasText: 'EcoPets' })
  await row.getByRole('link', { name: 'Commands and permissions' }).click()
  await expect(page).toHaveURL(at(site.main, '/ecopets/commands-and-permissions'))
  await page.getByRole('link', { name: 'commands', exact: true }).click()
  await expect(page).toHaveURL(at(site.main, '/tags/commands'))
})
