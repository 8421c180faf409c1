/**
 * The head of a plugin's first page: icon, lead, ways on and facts, made of the plugin's other
 * pages, so that no page lists them by hand.
 */
import { z } from 'zod'
import type { EntryKind } from '../effects/entry/entry'
import { finderHref } from '../effects/finder/finderHref'
import type { DocMeta } from './docMeta'
import { evenRows } from './evenRows'
import { iconPath } from './iconPath'
import { pageWords } from './labels/page'
import { bySidebarOrder } from './sidebar'
import type { TreeElement } from './tree'
import { fillLabel } from '../text/fillLabel'

/** What an author may say about it. */
export const overviewSchema = z.strictObject({
  /** Id of the page behind the main button; the first "How to make ..." when left out. */
  make: z.string().optional(),
  /** What the plugin needs besides eco. */
  needs: z.array(z.string()).default([]),
  /** Id of the heading under which a newcomer gets to a first result. */
  start: z.string().optional(),
  /** Id of the heading under which the plugin's files are listed. */
  files: z.string().optional(),
})

export type OverviewFields = z.infer<typeof overviewSchema>

/** Fields of the overview that name a heading of the page. */
export const OVERVIEW_PARTS = ['start', 'files'] as const

/** Rows that a page's tables have. */
export interface RowCounts {
  commands: number
  placeholders: number
}

/** A page by its name. */
interface PageLink {
  label: string
  href: string
}

/** What stands in the head. */
export interface Overview {
  /** Site path of the plugin's icon. */
  icon: string
  lead: string
  /** The main button. */
  make?: PageLink
  /** Ids of the headings that newcomers look for. */
  parts: Partial<Record<(typeof OVERVIEW_PARTS)[number], string>>
  needs: string[]
  /** Version of the plugin that the pages describe. */
  version?: string
  commands?: PageLink & { count: number }
  placeholders?: PageLink & { count: number }
  /** Entries that the plugin brings, by kind, each with the finder's list of them. */
  entries: { kind: (typeof COUNTED_KINDS)[number]; count: number; href: string }[]
  /** The other pages, in the order of the sidebar. */
  pages: (PageLink & { text: string })[]
}

/** Kinds of entries that the head counts. */
const COUNTED_KINDS = ['effect', 'trigger'] as const satisfies readonly EntryKind[]

/** The library of all plugins. */
const LIBRARY = 'eco'

/** Words for the parts of {@link OVERVIEW_PARTS}, and for {@link COUNTED_KINDS}. */
const PART_WORDS = { start: 'overviewStart', files: 'overviewFiles' } as const
const KIND_WORDS = { effect: 'overviewEffects', trigger: 'overviewTriggers' } as const

/** From so many pages on their names have to do: the text of the page must not be far away. */
const MOST_TEXTS = 12

/** Cards beside each other where there is room. */
const MOST_IN_ROW = 3

/** Commands of the library stand in many tables; they are not the plugin's. */
const OF_LIBRARY = /^`?libreforge\./

/**
 * @param tables checked tables of a page
 * @returns how many commands and placeholders of the plugin they list
 */
export function countRows(
  tables: Readonly<Record<string, { preset?: string; rows: Record<string, string | undefined>[] }>>,
): RowCounts {
  const rows = (preset: string) =>
    Object.values(tables).flatMap((table) => (table.preset === preset ? table.rows : []))
  return {
    commands: rows('commands').filter(({ permission = '' }) => !OF_LIBRARY.test(permission)).length,
    placeholders: rows('placeholders').length,
  }
}

/**
 * @param doc first page of a plugin
 * @param docs all docs of its set
 * @param version version of the plugin that the page was read against, where it is known
 * @returns what stands in the page's head
 */
export function pluginOverview(
  doc: DocMeta,
  docs: readonly DocMeta[],
  version: string | undefined,
): Overview {
  const [plugin = ''] = doc.folders
  const listed = docs.filter(
    ({ folders, unlisted, draft, id }) =>
      folders[0] === plugin && id !== doc.id && !unlisted && !draft,
  )
  const pages = [
    ...listed
      .filter(({ folders, isIndex }) => !isIndex && folders.length === 1)
      .sort(bySidebarOrder),
    // Folders have their place in a file of their own: they come after the pages, by title.
    ...listed
      .filter(({ folders, isIndex }) => isIndex && folders.length === 2)
      .map((page) => ({ ...page, label: page.title, position: undefined }))
      .sort(bySidebarOrder),
  ]
  const wanted = doc.overview?.make
  const make = pages.find(({ id }) =>
    wanted === undefined
      ? /\/how-to-make-/.test(id)
      : id === `${plugin}/${wanted}` || id === wanted,
  )
  return {
    icon: iconPath(plugin),
    lead: doc.description,
    ...(make && { make: { label: make.title.replace(/^How to make/, 'Make'), href: make.route } }),
    needs: [LIBRARY, ...(doc.overview?.needs ?? [])],
    ...(version !== undefined && { version }),
    ...rowsLink('commands', pages),
    ...rowsLink('placeholders', pages),
    entries: entryCounts(doc.title, docs),
    parts: doc.overview ?? {},
    pages: pages.map(({ label, route, description }) => ({
      label,
      href: route,
      text: description,
    })),
  }
}

/**
 * @param plugin name of the plugin, as entries name it
 * @param docs all docs of the set
 * @returns how many entries need the plugin; those without a finder are not counted
 */
function entryCounts(plugin: string, docs: readonly DocMeta[]): Overview['entries'] {
  const finder = docs.find(({ components }) => components.includes('EntryFinder'))?.route
  if (finder === undefined) return []
  return COUNTED_KINDS.flatMap((kind) => {
    const count = docs.filter(
      ({ entry, unlisted, draft }) =>
        entry?.kind === kind && entry.requires.includes(plugin) && !unlisted && !draft,
    ).length
    return count === 0
      ? []
      : [{ kind, count, href: finderHref(finder, { kind, requires: plugin }) }]
  })
}

function rowsLink(
  what: keyof RowCounts,
  pages: readonly DocMeta[],
): Pick<Overview, keyof RowCounts> {
  const listing = pages.filter(({ rowCounts }) => (rowCounts?.[what] ?? 0) > 0)
  const [first] = listing.sort((a, b) => (b.rowCounts?.[what] ?? 0) - (a.rowCounts?.[what] ?? 0))
  if (!first) return {}
  const count = listing.reduce((sum, { rowCounts }) => sum + (rowCounts?.[what] ?? 0), 0)
  return { [what]: { label: first.label, href: first.route, count } }
}

/**
 * @param overview what stands in the head
 * @param doc the page
 * @returns the head in place of the page's title, which is in it
 */
export function overviewTree(
  overview: Overview,
  doc: Pick<DocMeta, 'title' | 'pageLabels'>,
): TreeElement[] {
  const { icon, lead, make, needs, version, commands, placeholders, pages } = overview
  const { entries, parts } = overview
  const word = pageWords(doc.pageLabels)
  const fact = (name: string, ...value: TreeElement[2][]): TreeElement => [
    'div',
    null,
    ['dt', null, name],
    ['dd', null, ...value],
  ]
  const link = (page: PageLink, text: string): TreeElement => ['a', { href: page.href }, text]
  const counted = [
    commands && ([word('overviewCommands'), commands] as const),
    placeholders && ([word('overviewPlaceholders'), placeholders] as const),
  ].filter((one) => one !== undefined)
  const buttons: TreeElement[] = [
    ...(make
      ? [['a', { className: 'overview-make', href: make.href }, make.label] as TreeElement]
      : []),
    ...OVERVIEW_PARTS.flatMap((part) => {
      const id = parts[part]
      return id === undefined
        ? []
        : [['a', { href: `#${id}` }, word(PART_WORDS[part])] as TreeElement]
    }),
    ...counted.map(([name, page]) => link(page, name)),
  ]
  const rows = evenRows(pages.length, MOST_IN_ROW)
  const cards = pages.map(({ label, href, text }, at): TreeElement => [
    'li',
    { className: 'overview-page', style: { '--in-row': rows[at] } },
    ['a', { href }, label],
    ...(pages.length > MOST_TEXTS ? [] : [['p', null, text] as TreeElement]),
  ])
  return [
    [
      'div',
      { className: 'overview' },
      [
        'div',
        { className: 'overview-name' },
        ['img', { src: icon, alt: '', width: 48, height: 48 }],
        ['h1', { itemProp: 'headline' }, doc.title],
      ],
      ['p', { className: 'overview-lead' }, lead],
      ...(buttons.length > 0
        ? [['div', { className: 'overview-ways' }, ...buttons] as TreeElement]
        : []),
      [
        'dl',
        { className: 'overview-facts' },
        fact(word('overviewNeeds'), needs.join(', ')),
        ...(version === undefined ? [] : [fact(word('overviewVersion'), version)]),
        ...counted.map(([name, page]) => fact(name, link(page, String(page.count)))),
        ...entries.map(({ kind, count, href }) =>
          fact(word(KIND_WORDS[kind]), ['a', { href }, String(count)]),
        ),
      ],
      ...(cards.length > 0
        ? [
            [
              'nav',
              { 'aria-label': fillLabel(word('overviewPages'), { plugin: doc.title }) },
              ['ul', { className: 'overview-pages' }, ...cards],
            ] as TreeElement,
          ]
        : []),
    ],
  ]
}
