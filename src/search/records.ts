/** From a doc to its search records: one builder for both search engines. */
import { createHash } from 'node:crypto'
import { joinBlocks } from '../docs/compile/blockEnds'
import type { DocRow, DocSection } from '../docs/compile/sections'
import type { DocSet } from '../docs/docSet'
import type { LabelOverrides } from '../docs/labels/registry'
import { CATEGORIES } from '../effects/entry/categories'
import type { EntryFields } from '../effects/entry/entry'
import { isForDevelopers } from './developerPages'
import { MAX_LEVEL, pageHierarchy, sectionHierarchy } from './hierarchy'
import type { Hierarchy, SearchRecord } from './types'

/** What the search has to know about a doc. */
export interface SearchableDoc {
  /** Route key, 6 characters. */
  key: string
  /** Without the path prefix. */
  route: string
  title: string
  description: string
  keywords: string[]
  /** The first is the text before any heading. */
  sections: DocSection[]
  /** Sidebar labels above the page. */
  trail: string[]
  set: DocSet
  entry?: EntryFields
  /** Origin without trailing slash. */
  siteUrl: string
  unlisted: boolean
}

export interface RecordContext {
  /** Path prefix without trailing slash; empty at the root. */
  basePath: string
  /** Heading for pages that no sidebar category is above. */
  area: string
  /** Words of the doc's locale over the English ones. */
  labels?: LabelOverrides
}

/**
 * @param id id of an entry
 * @returns how else it may be written: with `-`, blanks or nothing between its words
 */
export function idSpellings(id: string): string[] {
  const words = id.split(/[_-]/).filter(Boolean)
  return [...new Set([words.join('_'), words.join('-'), words.join(' '), words.join('')])].filter(
    (spelling) => spelling !== id,
  )
}

function entryAliases(entry: EntryFields): string[] {
  const otherIds = entry.routes.map((route) => route.split('/').at(-1) ?? '').filter(Boolean)
  const all = [entry.id, ...otherIds].flatMap((id) => [id, ...idSpellings(id)])
  return [...new Set(all)].filter((alias) => alias !== entry.id)
}

/** Facts of an entry that its page is found by. */
function entryFacts(entry: EntryFields, labels: LabelOverrides = {}): Partial<SearchRecord> {
  return {
    aliases: entryAliases(entry),
    requires: entry.requires,
    categories: entry.categories.map(
      (category) => labels[`category.${category}`] ?? CATEGORIES[category],
    ),
    arguments: entry.arguments.flatMap(({ name, aliases }) => [name, ...aliases]),
  }
}

function isIntro(section: DocSection, title: string): boolean {
  return section.id === null || (section.level === 1 && section.title === title)
}

function joinTexts(texts: string[]): string | null {
  const text = texts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  return text === '' ? null : text
}

/** The examples of some sections, which count least. */
function codeOf(sections: readonly DocSection[]): Pick<SearchRecord, 'code'> {
  const code = joinBlocks(sections.map(({ code = '' }) => code))
  return code === '' ? {} : { code }
}

function withDigest(record: Omit<SearchRecord, 'internal'>): SearchRecord {
  const contentDigest = createHash('sha1').update(JSON.stringify(record)).digest('base64url')
  return { ...record, internal: { contentDigest } }
}

/** What entries of the other kinds are asked for more often than: filters, mutators and goals. */
const ASKED_KINDS: ReadonlySet<string> = new Set(['trigger', 'condition'])

/**
 * How often a page is meant where words alone do not tell: the hosted engine's counterpart of what
 * the embedded one has learnt about kinds of pages (`weights.ts`).
 */
function pageWeight({ route, entry }: SearchableDoc): number {
  if (entry?.kind === 'effect') return 3
  if (entry) return ASKED_KINDS.has(entry.kind) ? 2 : 1
  if (isForDevelopers(route)) return 0
  return route.split('/').filter(Boolean).length === 1 ? 5 : 4
}

/** Weight of a level, as the records of DocSearch's own crawler have it. */
function levelWeight(level: number): number {
  return 100 - level * 10
}

/**
 * One record for the page, one for each of its heading sections and one for each row of a table
 * that names something.
 *
 * @param doc the doc with its text cut at its headings
 * @param context facts about the site
 * @returns the records in the order of the text; none for an unlisted doc
 */
export function buildRecords(doc: SearchableDoc, context: RecordContext): SearchRecord[] {
  if (doc.unlisted) return []
  const { entry } = doc
  const pageUrl = `${doc.siteUrl}${context.basePath}${doc.route}`
  const page = pageHierarchy(doc.trail[0] ?? context.area, doc.title)
  const shared = {
    url_without_anchor: pageUrl,
    language: doc.set.locale,
    version_tag: `docs-default-${doc.set.version}`,
    trail: doc.trail,
    ...(entry && { kind: entry.kind, entryId: entry.id }),
  }

  const headings = doc.sections.findIndex((section) => !isIntro(section, doc.title))
  const introEnd = headings === -1 ? doc.sections.length : headings
  const intro = doc.sections.slice(0, introEnd).map((section) => section.text)
  const description = intro.some((text) => text.startsWith(doc.description)) ? '' : doc.description
  const records = [
    withDigest({
      objectID: `${doc.key}-0`,
      type: 'lvl1',
      hierarchy: page,
      content: joinTexts([description, ...intro]),
      ...codeOf(doc.sections.slice(0, introEnd)),
      url: pageUrl,
      anchor: null,
      keywords: doc.keywords,
      weight: { level: levelWeight(1), page: pageWeight(doc), position: 0 },
      ...shared,
      ...(entry && entryFacts(entry, context.labels)),
    }),
  ]

  const addPart = (
    place: ReturnType<typeof sectionHierarchy>,
    anchor: string | null,
    text: string,
    more: Partial<SearchRecord> = {},
  ) => {
    const position = records.length
    records.push(
      withDigest({
        objectID: `${doc.key}-${position}`,
        ...place,
        content: joinTexts([text]),
        url: anchor === null ? pageUrl : `${pageUrl}#${anchor}`,
        anchor,
        keywords: [],
        weight: {
          level: levelWeight(Number(place.type.slice(3))),
          page: pageWeight(doc),
          position,
        },
        ...shared,
        ...more,
      }),
    )
  }
  const addRow = (above: Hierarchy, level: number, { id, kind, title, aliases, text }: DocRow) =>
    addPart(sectionHierarchy(above, Math.min(level + 1, MAX_LEVEL), title), id, text, {
      row: kind,
      aliases,
    })

  for (const row of doc.sections.slice(0, introEnd).flatMap(({ rows }) => rows ?? [])) {
    addRow(page, 1, row)
  }
  let hierarchy = page
  for (const section of doc.sections.slice(introEnd)) {
    const level = Math.min(Math.max(section.level, 2), MAX_LEVEL)
    const place = sectionHierarchy(hierarchy, level, section.title)
    hierarchy = place.hierarchy
    addPart(place, section.id, section.text, codeOf([section]))
    for (const row of section.rows ?? []) addRow(hierarchy, level, row)
  }
  return records
}
