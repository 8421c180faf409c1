import type { Page } from '@playwright/test'

/**
 * Tells the site that the reader pays for every byte on a slow line, so that it fetches nothing
 * ahead.
 *
 * @param page a tab that shows no page yet
 * @param connection what the browser says of its connection
 */
export async function emulateConnection(
  page: Page,
  connection: { effectiveType: string; saveData: boolean } = {
    effectiveType: '2g',
    saveData: true,
  },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}

/**
 * Lets the script of the first worker be missing.
 *
 * @param page a tab that shows no page yet
 */
export async function breakFirstWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { Worker } = window
    window.Worker = class extends Worker {
      constructor() {
        window.Worker = Worker
        super('/missing-worker.js')
      }
    }
  })
}

/**
 * @param route exact route of a page
 * @returns pattern of the address of its data
 */
export const dataOf = (route: string) => `**/page-data${route}/page-data.json`

/**
 * @param page a browser tab
 * @returns everything the page has said in the console so far and will say, and errors that
 *   nothing caught
 */
export function recordConsole(page: Page): { type: string; text: string }[] {
  const said: { type: string; text: string }[] = []
  page.on('console', (message) => said.push({ type: message.type(), text: message.text() }))
  page.on('pageerror', (error) => said.push({ type: 'pageerror', text: String(error) }))
  return said
}

/**
 * Marks the document, so that a full load of another one shows.
 *
 * @param page a tab that shows a page
 * @returns whether the same document is still there
 */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  return () =>
    page
      .evaluate(() => document.documentElement.hasAttribute('data-mark'))
      .catch((error: unknown) => {
        // The document was left while it was asked.
        if (error instanceof Error && error.message.includes('context was destroyed')) return false
        throw error
      })
}

/**
 * @param page the browser tab
 * @param files pattern of addresses; the site's own scripts when left out
 * @returns lets them go, which are held back until then
 */
export async function holdFiles(page: Page, files = '**/app-*.js'): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
