import type { Page } from '@playwright/test'
import { violations } from '../support/axe'
import { at, expect, test } from '../support/test'
import { open } from './support/open'

const ROUTE = '/effects/all-effects/give_money'

const example = (page: Page) => page.locator('figure', { hasText: 'miner.yml' })

test('ids in a config lead to their pages, with a card that tells what they are', async ({
  page,
  site,
}) => {
  await open(page, at(site.main, ROUTE))
  const copied = await example(page).locator('code').first().textContent()
  await expect(example(page).getByRole('link')).toHaveCount(0)
  await example(page).hover()
  const link = example(page).getByRole('link', { name: 'send_message' })
  await link.hover()
  const card = page.getByRole('tooltip')
  await expect(card).toContainText('Effect')
  await expect(card).toContainText('send_message')
  // The page does not lead to itself, and what is copied stays what it was.
  await expect(example(page).getByRole('link', { name: 'give_money' })).toHaveCount(0)
  expect(await example(page).locator('code').first().textContent()).toBe(copied)
  await page.mouse.move(0, 0)
  await expect(card).toHaveCount(0)

  await example(page).getByRole('link', { name: 'mine_block' }).click()
  await expect(page).toHaveURL(at(site.main, '/effects/all-triggers/mine_block'))
})

test('the same works by keyboard', async ({ page, site }) => {
  await open(page, at(site.main, ROUTE))
  await example(page).getByRole('button', { name: 'Copy code to clipboard' }).focus()
  const link = example(page).getByRole('link', { name: 'send_message' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  // A block that scrolls can have the focus before what stands in it.
  if (!(await link.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await expect(link).toBeFocused()
  await expect(page.getByRole('tooltip')).toContainText('send_message')
  await expect(link).toHaveAccessibleDescription(/Effect/)
  expect(await violations(page, { within: 'article' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/send_message$/)
})
