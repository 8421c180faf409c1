import type { Page } from '@playwright/test'

/**
 * Opens a page and waits until React has taken over its HTML: a press before that would be lost.
 *
 * @param page the browser tab
 * @param url address of a page of a built site
 */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/**
 * Waits until React has taken over the HTML, for instance after a reload.
 *
 * @param page the browser tab
 */
export async function hydrated(page: Page): Promise<void> {
  // Gatsby says so once React has nothing left to do for the first time.
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve)
      }),
  )
}
