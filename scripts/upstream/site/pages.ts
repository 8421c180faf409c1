/** The site's side of the comparison: its pages with their entries and tables. */
import fs from 'node:fs'
import path from 'node:path'
import type { EntryFields } from '../../../src/effects/entry/entry'
import { readFrontMatter } from '../../../src/docs/frontMatter'
import type { DataTable } from '../../../src/docs/dataTable'
import { listPages } from '../../../src/docs/readContent'

export interface Page {
  /** Path in the content folder, with slashes. */
  name: string
  entry?: EntryFields
  tables: Record<string, DataTable>
  /** The whole file. */
  text: string
  /** Line of a field, by its path. */
  lineOf: (path: readonly PropertyKey[]) => number
}

export type EntryPage = Page & { entry: EntryFields }

/**
 * @param content content folder
 * @returns all its pages; wrong front matter is the build's business
 */
export function readPages(content: string): Page[] {
  return listPages(content).map((file) => {
    const name = path.relative(content, file).split(path.sep).join('/')
    const text = fs.readFileSync(file, 'utf8')
    const { value, lineOf } = readFrontMatter(text, name)
    return {
      name,
      ...(value.entry && { entry: value.entry }),
      tables: value.doc.tables,
      text,
      lineOf,
    }
  })
}

/**
 * @param pages all pages
 * @returns those of entries
 */
export const entryPages = (pages: readonly Page[]): EntryPage[] =>
  pages.filter((page): page is EntryPage => page.entry !== undefined)

/** A row of a table, with where it stands. */
export interface Row {
  page: Page
  /** Fields of the row. */
  cells: Readonly<Record<string, string>>
  /** Line of the row, from 1. */
  line: number
}

/**
 * @param pages some pages
 * @param preset kind of table
 * @returns all rows of tables of this kind
 */
export function rowsOf(pages: readonly Page[], preset: DataTable['preset']): Row[] {
  return pages.flatMap((page) =>
    Object.entries(page.tables).flatMap(([name, table]) =>
      table.preset !== preset
        ? []
        : table.rows.map((cells, index) => ({
            page,
            cells,
            line: page.lineOf(['tables', name, 'rows', index]),
          })),
    ),
  )
}

/** Folders of pages about the libraries that all plugins share. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  eco: ['all-plugins/', 'effects/'],
  libreforge: ['all-plugins/', 'effects/'],
}

/**
 * @param pages all pages
 * @param repository a plugin or library
 * @returns the pages about it
 */
export function pagesAbout(pages: readonly Page[], repository: string): Page[] {
  const folders = SHARED[repository] ?? [`${repository.toLowerCase()}/`]
  return pages.filter(({ name }) => folders.some((folder) => name.startsWith(folder)))
}
