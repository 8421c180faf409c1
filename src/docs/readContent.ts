/** Reads the reference from a folder of docs: for the build, the command line and tests. */
import fs from 'node:fs'
import path from 'node:path'
import { allFileTables } from './fileTables'
import { listFiles } from './listFiles'
import { readDocMeta } from './docMeta'
import type { DocMeta } from './docMeta'
import type { EntryFields } from '../effects/entry/entry'
import { buildCheckerReference } from '../effects/checker/reference'
import type { CheckerReference } from '../effects/checker/reference'
import { withoutWords } from '../effects/files/fileKeys'
import type { FileTable } from '../effects/files/fileKeys'
import { GUIDE_NAMES, guideRoutes } from '../effects/guides'
import type { GuideRoutes } from '../effects/guides'

/** A page with an entry. */
export type EntryDocMeta = DocMeta & { entry: EntryFields }

/**
 * @param folder content folder
 * @returns absolute paths of its pages, sorted
 */
export function listPages(folder: string): string[] {
  return listFiles(folder).filter((file) => /\.mdx?$/.test(file))
}

/**
 * @param raw text of a page
 * @param filePath its absolute path
 * @param folder content folder
 * @returns what the build knows of the page
 */
export function readPageMeta(raw: string, filePath: string, folder: string): DocMeta {
  const source = {
    locale: 'en',
    version: 'current',
    key: 'en/current',
    folder,
    basePath: '',
  } as const
  return readDocMeta({ raw, filePath, source, mainDocId: 'home', root: folder }).meta
}

/**
 * @param folder content folder
 * @returns its pages with an entry; those whose front matter is wrong are left out, the build
 *   reports them
 */
export function readContentEntries(folder: string): EntryDocMeta[] {
  return listPages(folder).flatMap((filePath) => {
    const raw = fs.readFileSync(filePath, 'utf8')
    if (!/^kind:/m.test(raw)) return []
    const meta = readPageMeta(raw, filePath, folder)
    return meta.entry ? [{ ...meta, entry: meta.entry }] : []
  })
}

/**
 * @param folder content folder
 * @returns the reference that its entry pages and its key tables make
 */
export function readContentReference(folder: string): CheckerReference {
  return {
    ...buildCheckerReference(readContentEntries(folder), readGuides(folder)),
    files: withoutWords(readFileTables(folder)),
  }
}

/** Most pages are no guides: only those whose name is that of one are read. */
function readGuides(folder: string): GuideRoutes {
  const docs = listPages(folder).flatMap((filePath) => {
    const name = path.basename(filePath).replace(/\.mdx?$/, '')
    if (!GUIDE_NAMES.has(name)) return []
    return readPageMeta(fs.readFileSync(filePath, 'utf8'), filePath, folder)
  })
  return guideRoutes(docs)
}

/**
 * @param folder content folder
 * @returns the tables of its pages with keys of files
 */
export function readFileTables(folder: string): FileTable[] {
  const docs = listPages(folder).flatMap((filePath) => {
    const raw = fs.readFileSync(filePath, 'utf8')
    return /^ {4}file:/m.test(raw) ? [readPageMeta(raw, filePath, folder)] : []
  })
  return allFileTables(docs)
}
