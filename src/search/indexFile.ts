/**
 * What the embedded engine is made of. It holds the texts, grouped by page so that nothing of the
 * page is written twice, and no inverted index: results need the texts anyway for their snippets,
 * and building the index from them in the worker costs less than downloading it (see `engine.ts`).
 * Browsers load it in three files (`splitIndex.ts`).
 */
import type { RowKind } from '../docs/compile/sections'
import type { EntryKind } from '../effects/entry/entry'
import type { SynonymGroup } from '../text/synonyms'
import { joinWords } from '../text/words'
import { MAX_LEVEL, pageHierarchy, sectionHierarchy } from './hierarchy'
import type { SearchRecord } from './types'

/** A text, with the code blocks in it where there are any. */
export type PackedText = string | [text: string, code: string]

/** A heading section: level, anchor, heading, text. The first item tells it from a row. */
type PackedSection = [level: number, anchor: string | null, title: string, content: PackedText]

/** A row of a table: it stands one level below what comes before it. */
type PackedRow = [
  kind: RowKind,
  anchor: string,
  title: string,
  content: PackedText,
  ...names: string[],
]

/** A part of a page. */
export type PackedPart = PackedSection | PackedRow

/** A page with its parts. */
export interface PackedPage {
  key: string
  /** Address after the file's `base`. */
  path: string
  title: string
  area: string
  language: string
  version: string
  content: PackedText
  trail?: string[]
  keywords?: string[]
  kind?: EntryKind
  id?: string
  aliases?: string[]
  requires?: string[]
  categories?: string[]
  arguments?: string[]
  /** Sections and rows in the order of the text. */
  parts?: PackedPart[]
}

export interface SearchIndexFile {
  format: 2
  /** What all addresses begin with. */
  base: string
  pages: PackedPage[]
  /** Words that stand for each other. */
  synonyms?: SynonymGroup[]
}

/** A record as the engine needs it: without what only the hosted service uses. */
export type EngineRecord = Omit<SearchRecord, 'internal' | 'weight'>

function commonStart(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a.slice(0, length)
}

function filled<T>(list: T[] | undefined): T[] | undefined {
  return list?.length ? list : undefined
}

function packText({ content, code }: SearchRecord): PackedText {
  return code === undefined ? (content ?? '') : [content ?? '', code]
}

function unpackText(packed: PackedText): Pick<EngineRecord, 'content' | 'code'> {
  const [content, code] = typeof packed === 'string' ? [packed] : packed
  return { content: content || null, ...(code !== undefined && { code }) }
}

/** Other ids; how else the words of one are joined can be told from it. */
function otherIds({ entryId = '', aliases = [] }: SearchRecord): string[] {
  const known = new Set([joinWords(entryId)])
  return aliases.filter((alias) => {
    const joined = joinWords(alias)
    return !known.has(joined) && known.add(joined)
  })
}

function packPart(record: SearchRecord): PackedPart {
  const { row, anchor, aliases = [] } = record
  const content = packText(record)
  const title = record.hierarchy[record.type] ?? ''
  return row === undefined
    ? [Number(record.type.slice(3)), anchor, title, content]
    : [row, anchor ?? '', title, content, ...aliases]
}

/**
 * @param records records of all docs; the sections and rows of a page follow their page
 * @returns the content of the index file
 */
export function packRecords(records: SearchRecord[]): SearchIndexFile {
  const pages = records.filter((record) => record.type === 'lvl1')
  const base = pages.map((page) => page.url).reduce(commonStart, pages[0]?.url ?? '')
  const packed = new Map<string, PackedPage>()
  for (const record of records) {
    const key = record.objectID.slice(0, record.objectID.lastIndexOf('-'))
    const page = packed.get(key)
    if (page === undefined) {
      packed.set(key, {
        key,
        path: record.url_without_anchor.slice(base.length),
        title: record.hierarchy.lvl1,
        area: record.hierarchy.lvl0,
        language: record.language,
        version: record.version_tag,
        content: packText(record),
        trail: filled(record.trail),
        keywords: filled(record.keywords),
        kind: record.kind,
        id: record.entryId,
        aliases: filled(otherIds(record)),
        requires: filled(record.requires),
        categories: filled(record.categories),
        arguments: filled(record.arguments),
      })
    } else {
      page.parts ??= []
      page.parts.push(packPart(record))
    }
  }
  return { format: 2, base, pages: [...packed.values()] }
}

/**
 * @param file content of the index file
 * @returns the records that went in, in the same order
 */
export function unpackRecords(file: SearchIndexFile): EngineRecord[] {
  return file.pages.flatMap((packed) => {
    const pageUrl = file.base + packed.path
    const shared = {
      url_without_anchor: pageUrl,
      language: packed.language,
      version_tag: packed.version,
      trail: packed.trail ?? [],
      kind: packed.kind,
      entryId: packed.id,
    }
    const page = pageHierarchy(packed.area, packed.title)
    const records: EngineRecord[] = [
      {
        objectID: `${packed.key}-0`,
        type: 'lvl1',
        hierarchy: page,
        ...unpackText(packed.content),
        url: pageUrl,
        anchor: null,
        keywords: packed.keywords ?? [],
        aliases: packed.aliases,
        requires: packed.requires,
        categories: packed.categories,
        arguments: packed.arguments,
        ...shared,
      },
    ]
    let above = { level: 1, hierarchy: page }
    for (const [index, [first, anchor, title, content, ...aliases]] of (
      packed.parts ?? []
    ).entries()) {
      const isRow = typeof first === 'string'
      const level = isRow ? Math.min(above.level + 1, MAX_LEVEL) : first
      const place = sectionHierarchy(above.hierarchy, level, title)
      if (!isRow) above = { level, hierarchy: place.hierarchy }
      records.push({
        objectID: `${packed.key}-${index + 1}`,
        ...place,
        ...unpackText(content),
        url: anchor === null ? pageUrl : `${pageUrl}#${anchor}`,
        anchor,
        keywords: [],
        ...shared,
        ...(isRow && { row: first, aliases }),
      })
    }
    return records
  })
}
