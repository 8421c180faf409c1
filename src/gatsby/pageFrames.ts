/**
 * What a first visit needs of a doc's data. Its text stands in the HTML, which React leaves alone
 * until a reader uses something in it (`src/templates/docPage/still`); without the text the data is
 * a tenth. Gatsby's own file stays as it is, for navigation and for warm builds.
 */
import path from 'node:path'
import { frameOf } from '../docs/resolve/pageFrame'
import type { DocPageData } from '../docs/resolve/pageData'

/** Not the module that Gatsby watches while pages are rendered, see `finishedPages.ts`. */
const fs = process.getBuiltinModule('node:fs')

/** The part of a page's data that is looked at here. */
export interface PageData {
  result: { data?: { mdx?: { docPage?: DocPageData } | null } }
}

/**
 * @param route of a page
 * @returns site path of its frame, beside its `page-data.json`; `src/navigation/loader.ts` asks for it
 */
export function framePath(route: string): string {
  return `/page-data/${route === '/' ? 'index' : route.slice(1)}/frame.json`
}

/**
 * @param page data of a page
 * @returns the same without a doc's text; nothing for other pages
 */
export function frameText(page: PageData): string | undefined {
  const doc = page.result.data?.mdx?.docPage
  if (!doc) return undefined
  const result = { ...page.result, data: { mdx: { docPage: frameOf(doc) } } }
  return JSON.stringify({ ...page, result })
}

/**
 * Writes the frame of a page, or removes the one of a doc that stood at its route before.
 *
 * @param root folder of the site
 * @param route of the page
 * @param page its data
 */
export async function writeFrame(root: string, route: string, page: PageData): Promise<void> {
  const file = path.join(root, 'public', framePath(route))
  const text = frameText(page)
  if (text === undefined) await fs.promises.rm(file, { force: true })
  else await fs.promises.writeFile(file, text)
}
