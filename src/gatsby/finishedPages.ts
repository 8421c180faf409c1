/**
 * What is the same on all pages of a build and stands in each of them: its scripts, and what of other
 * sites it may load. `renderPage.ts` writes it into the pages that are rendered; those that are not
 * have that of the build before, and are written anew when it is another one.
 */
import path from 'node:path'
import { SCRIPTS_SLICE, joinScripts, readScripts } from './bootScript'
import type { SiteScripts } from './bootScript'
import { withPolicy } from './contentPolicy'
import type { Policy } from './contentPolicy'

/** What stands in every page of a build. */
export interface PageParts {
  scripts: SiteScripts
  policy: Policy
}

/**
 * Gatsby takes note of what is read while pages are rendered, and renders those that read a file anew
 * each time: this is the module that it does not watch. What is read here is the same for all pages.
 */
const fs = process.getBuiltinModule('node:fs')

/** In Gatsby's cache: without it pages are rendered anew. */
const RECORD = '.cache/finished-pages.json'

/**
 * @param html a page, as Gatsby or an earlier build has left it
 * @param parts what stands in every page
 * @returns the page as it is published
 */
export function finishPage(html: string, { scripts, policy }: PageParts): string {
  // The policy has the hashes of all inline scripts, so it comes last.
  return withPolicy(joinScripts(html, scripts), policy)
}

/**
 * @param root folder of the site
 * @returns the scripts of the build that is running, once webpack has made them
 */
export function builtScripts(root: string): SiteScripts {
  return readScripts(fs.readFileSync(path.join(root, 'public', SCRIPTS_SLICE), 'utf8'))
}

/** What stands in pages that are there. */
export interface PageRecord {
  policy: Policy
  /** Missing before a build has ended. */
  scripts?: SiteScripts
  /** A build is running, or one has not come to its end: what it rendered may have other scripts. */
  isOpen?: boolean
}

/**
 * @param root folder of the site
 * @returns what stands in the pages of the last build; nothing when there was none
 */
export function readRecord(root: string): PageRecord | undefined {
  const file = path.join(root, RECORD)
  if (!fs.existsSync(file)) return undefined
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PageRecord
}

/**
 * @param root folder of the site
 * @param record what stands in its pages
 */
export function writeRecord(root: string, record: PageRecord): void {
  fs.writeFileSync(path.join(root, RECORD), JSON.stringify(record))
}

/**
 * @param before the record in front of a build
 * @param parts what has to stand in all pages
 * @returns whether pages may have something else, rendered by this build or left by one before
 */
export function haveOtherParts(before: PageRecord, { policy, scripts }: PageParts): boolean {
  // Without scripts no build has ended yet, and all pages are of this one.
  const same = { policy: before.policy, scripts: before.scripts ?? scripts }
  return before.isOpen === true || JSON.stringify(same) !== JSON.stringify({ policy, scripts })
}
