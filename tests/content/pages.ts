/** Every page of the site's own content, read as the build reads it. */
import fs from 'node:fs'
import path from 'node:path'
import type { DocMeta } from '../../src/docs/docMeta'
import type { EntryFields } from '../../src/effects/entry/entry'
import { listPages, readPageMeta } from '../../src/docs/readContent'

export const CONTENT = path.resolve('content')

export interface Page {
  /** Path inside of the content folder. */
  name: string
  meta: DocMeta
  /** The file without its front matter. */
  body: string
}

export interface EntryPage extends Page {
  entry: EntryFields
}

/** @returns all pages, in the order of their paths */
export function readPages(): Page[] {
  return listPages(CONTENT).map((filePath) => {
    const raw = fs.readFileSync(filePath, 'utf8')
    const meta = readPageMeta(raw, filePath, CONTENT)
    const body = raw.replace(/^---\n[\s\S]*?\n---\n/, '')
    return { name: path.relative(CONTENT, filePath), meta, body }
  })
}

/**
 * @param pages all pages
 * @returns those of reference entries
 */
export function entryPages(pages: readonly Page[]): EntryPage[] {
  return pages.flatMap((page) =>
    page.meta.entry ? [{ ...page, entry: page.meta.entry }] : [],
  )
}
