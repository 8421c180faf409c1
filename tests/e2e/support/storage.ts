import type { Page } from '@playwright/test'

/**
 * @param page a tab that shows a page of the site
 * @param key storage key
 * @returns what the site has kept under the key, or null
 */
export function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/**
 * Makes every use of local storage fail, as browsers do where the reader forbids it.
 *
 * @param page a tab that shows no page yet
 */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
}
