import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/test'
import { hydrated, open } from './support/open'
import { kept, refuseStorage } from './support/storage'

const ID = 'docs.announcement.id'
const DISMISSED = 'docs.announcement.dismissed'

const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const close = (page: Page) => page.getByRole('button', { name: 'Close announcement' })

test('is shown above the navbar, its link below the path prefix', async ({ page, site }) => {
  await open(page, site.fixture)
  await expect(announcement(page)).toContainText('Lantern 1.1 is out')
  await announcement(page).getByRole('link', { name: 'what is new' }).click()
  await expect(page).toHaveURL(at(site.fixture, '/changelog#v1-1'))
  expect(await kept(page, ID)).toBe('lantern-1-1')
})

test('stays away once it was dismissed', async ({ page, site }) => {
  await open(page, site.fixture)
  await close(page).click()
  await expect(announcement(page)).toBeHidden()
  expect(await kept(page, DISMISSED)).toBe('true')
  await page.reload()
  await hydrated(page)
  await expect(announcement(page)).toBeHidden()
  await page.goto(at(site.fixture, '/configure'))
  await expect(announcement(page)).toBeHidden()
})

test('is hidden before the body is there, so that nothing moves', async ({ page, site }) => {
  await open(page, site.fixture)
  await close(page).click()
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  await expect(announcement(page)).toBeHidden()
})

test('comes back with a new id', async ({ page, site }) => {
  await open(page, site.fixture)
  await close(page).click()
  await page.evaluate((key) => localStorage.setItem(key, 'lantern-1-0'), ID)
  await page.reload()
  await expect(announcement(page)).toBeVisible()
  expect(await kept(page, ID)).toBe('lantern-1-1')
  expect(await kept(page, DISMISSED)).toBe('false')
})

test('can be dismissed for a visit where storage is refused', async ({ page, site }) => {
  await refuseStorage(page)
  await open(page, site.fixture)
  await close(page).press('Enter')
  await expect(announcement(page)).toBeHidden()
})
