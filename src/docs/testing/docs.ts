/** Docs as the build reads them, for tests: from a path in the content folder and its text. */
import type { DocMeta } from '../docMeta'
import { readDocMeta } from '../docMeta'
import type { DocSetSource } from '../siteConfig'

/** Repository folder of the test docs; nothing is read from it. */
export const ROOT = '/repo'

/** The doc set at the root of the test site. */
export const SOURCE: DocSetSource = {
  key: 'en/current',
  locale: 'en',
  version: 'current',
  folder: `${ROOT}/content`,
  basePath: '',
}

/** Another doc set, with a route prefix. */
export const GERMAN: DocSetSource = {
  key: 'de/current',
  locale: 'de',
  version: 'current',
  folder: `${ROOT}/german`,
  basePath: '/de',
}

/**
 * @param relativePath path in the set's folder, number prefixes included
 * @param frontMatter YAML lines
 * @param options body, and the doc set when it is not the one at the root
 * @returns the doc's facts
 */
export function doc(
  relativePath: string,
  frontMatter = '',
  { body = '', source = SOURCE }: { body?: string; source?: DocSetSource } = {},
): DocMeta {
  const { meta } = readDocMeta({
    raw: frontMatter === '' ? body : `---\n${frontMatter}\n---\n${body}`,
    filePath: `${source.folder}/${relativePath}`,
    source,
    mainDocId: 'home',
    root: ROOT,
  })
  return meta
}
