/** The shapes that the record builder, both search engines and the interface share. */
import type { RowKind } from '../docs/compile/sections'
import type { EntryKind } from '../effects/entry/entry'
import type { Choices, Counted } from './facets'
import type { PagePreview, PreviewPlace } from './preview'

/** Level of a heading in the hierarchy of a record; `lvl0` is the area, `lvl1` the page. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

/** Headings above a record's text; the levels below the record's own are null. */
export type Hierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>, string | null>

/** Level that a record itself stands on: `lvl1` is a page, the others are its parts. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'>

/** One searchable piece of a page, in the record format of DocSearch. */
export interface SearchRecord {
  /** `<route key>-<n>`; 0 is the page, 1 and up are its sections and table rows. */
  objectID: string
  type: RecordType
  hierarchy: Hierarchy
  content: string | null
  /** Examples of configs in it, which count least. */
  code?: string
  /** Absolute, with the anchor. */
  url: string
  url_without_anchor: string
  anchor: string | null
  /** Locale code. */
  language: string
  /** `docs-default-<version>`. */
  version_tag: string
  /** Sidebar labels above the page. */
  trail: string[]
  keywords: string[]
  /** For ranking: the higher the level and the lower the position, the more general. */
  weight: { level: number; page: number; position: number }
  /** Only on pages of reference entries and their parts. */
  kind?: EntryKind
  entryId?: string
  /**
   * On an entry's page other spellings of its id, so that it is found with blanks or nothing
   * between its words; on a row other names in it.
   */
  aliases?: string[]
  /** Only on pages of reference entries: plugins it needs, words of its topics, argument names. */
  requires?: string[]
  categories?: string[]
  arguments?: string[]
  /** Only on rows of tables: what the row is about. */
  row?: RowKind
  /** Digest of the other fields; the name is fixed by gatsby-plugin-algolia. */
  internal: { contentDigest: string }
}

/** A text with its matches: HTML-escaped, matches inside `<mark>`. */
export interface Highlighted {
  value: string
  matchLevel: 'none' | 'full'
}

/** One result, in the shape that DocSearch renders. */
export interface SearchHit {
  objectID: string
  type: RecordType
  hierarchy: Hierarchy
  content: string | null
  url: string
  url_without_anchor: string
  anchor: string | null
  trail: string[]
  kind?: EntryKind
  entryId?: string
  row?: RowKind
  _highlightResult: { hierarchy: Partial<Record<HierarchyLevel, Highlighted>> }
  /** `content` is a stretch of the text around the best match. */
  _snippetResult: { hierarchy: Partial<Record<HierarchyLevel, Highlighted>>; content?: Highlighted }
}

/** All must hold; of a nested list any. Each is `attribute:value`. */
export type FacetFilters = (string | string[])[]

export interface SearchOptions {
  /** Wait for more than what has answered this query early; if nothing has, for the texts. */
  isPatient?: boolean
  /** First page is 0. */
  page?: number
  hitsPerPage?: number
  facetFilters?: FacetFilters
  /** What the reader has narrowed the results down to. */
  choices?: Choices
  /** Count what each choice would leave. */
  isCounted?: boolean
}

export interface SearchResponse {
  hits: SearchHit[]
  /** Number of results on all pages. */
  nbHits: number
  /** Words of the site that are near the query; only when nothing was found. */
  suggestions: string[]
  /** Only when it was asked for. */
  counted?: Counted
  /** The first result is called what was asked for. */
  isNamed?: true
  /** What was asked for is the whole of its name. */
  isExact?: true
  /** Not all is searched yet: the same query finds more later. */
  isEarly?: true
}

/** What both engines look like to the modal and the search page. */
export interface SearchClient {
  /**
   * @throws {Error} when the engine cannot be reached; the next call tries again
   * @throws {DOMException} `AbortError`, when `signal` is aborted first
   */
  search(query: string, options?: SearchOptions & { signal?: AbortSignal }): Promise<SearchResponse>
  /**
   * @returns the page in short, or null when it is not known; missing where the engine's service
   *   has no way to ask for it
   * @throws {Error} when the engine cannot be reached; the next call tries again
   */
  preview?(place: PreviewPlace): Promise<PagePreview | null>
}
