/** Playwright's `test` with the built sites as a fixture; every spec imports it from here. */
import { expect, test as base } from '@playwright/test'
import { SITE_VARIABLES } from './siteVariables'

export { expect } from '@playwright/test'

export interface Site {
  /** Home of the real site, with a trailing slash. */
  main: string
  /** Home of the fixture site: `/docs/` prefix, two versions, two locales, hosted search. */
  fixture: string
  /** Folders of the built sites, for tests that count bytes. */
  mainDir: string
  fixtureDir: string
  /** Address of the hosted search's stub. */
  search: string
}

function variable(name: keyof typeof SITE_VARIABLES): string {
  const value = process.env[SITE_VARIABLES[name]]
  if (!value) throw new Error(`${SITE_VARIABLES[name]} is not set: the global setup did not run`)
  return value
}

/**
 * @param home address of a site's home
 * @param route exact route such as `/effects`; `/` is the home itself
 * @returns the page's address
 */
export function at(home: string, route: string): string {
  return new URL(route.replace(/^\//, ''), home).href
}

export const test = base.extend<object, { site: Site }>({
  // Every test runs under the pages' policies, and fails when a page does what its own forbids.
  context: async ({ context }, use) => {
    const violations: string[] = []
    await context.exposeFunction('noteViolation', (text: string) => violations.push(text))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber, documentURI } = event
        const what = `${violatedDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`
        const { noteViolation } = window as unknown as { noteViolation: (text: string) => void }
        noteViolation(`${documentURI}: ${what}`)
      })
    })
    await use(context)
    expect(violations, 'what the Content-Security-Policy has forbidden').toEqual([])
  },
  site: [
    // Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      await use({
        main: variable('main'),
        fixture: variable('fixture'),
        mainDir: variable('mainDir'),
        fixtureDir: variable('fixtureDir'),
        search: variable('search'),
      })
    },
    { scope: 'worker' },
  ],
})
