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
  // The boot script notes what is pressed until React has taken over.
  await page.waitForFunction(() => '___webpackCompilationHash' in window && !('pressed' in window))
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve)
      }),
  )
}
