/**
 * What a first visit needs of a doc's data. Its text stands in the HTML, which React leaves alone
 * until a reader uses something in it (`src/templates/docPage/still`); without the text the data is
 * a tenth. Gatsby's own file stays as it is, for navigation and for warm builds.
 */
import fs from 'node:fs'
import path from 'node:path'
import { frameOf } from '../docs/resolve/pageFrame'
import type { DocPageData } from '../docs/resolve/pageData'
import type { SiteFile } from './machineFiles'

/** Beside a page's `page-data.json`; `src/navigation/loader.ts` asks for it. */
const FRAME_FILE = 'frame.json'

interface PageData {
  result: { data?: { mdx?: { docPage?: DocPageData } } }
}

/**
 * @param publicDir folder of the built site
 * @param routes every route that has a page
 * @returns for each doc its data without its text
 */
export function pageFrames(publicDir: string, routes: readonly string[]): SiteFile[] {
  return routes.flatMap((route): SiteFile[] => {
    const folder = `/page-data/${route === '/' ? 'index' : route.slice(1)}`
    const file = path.join(publicDir, folder, 'page-data.json')
    if (!fs.existsSync(file)) return []
    const data = JSON.parse(fs.readFileSync(file, 'utf8')) as PageData
    const doc = data.result.data?.mdx?.docPage
    if (!doc) return []
    const result = { ...data.result, data: { mdx: { docPage: frameOf(doc) } } }
    return [[`${folder}/${FRAME_FILE}`, JSON.stringify({ ...data, result })]]
  })
}
