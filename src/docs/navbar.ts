/** From the navbar of the config to the navbar of the page: every reference becomes a link. */
import type { NavbarItemConfig } from './config'
import type { DocSetKey } from './docSet'
import { SIDEBAR_ID } from './docsIndex'
import type { DocSetIndex, DocsIndex } from './docsIndex'
import type { TrailItem } from './sidebarNav'
import type { SidebarItem } from './sidebar'
import { leavesSite } from '../text/leavesSite'
import { nearest } from '../text/nearest'

export interface NavbarLinkItem {
  type: 'link'
  label: string
  href: string
  /** True when the target is another site. */
  external: boolean
}

/** A link to a doc; highlighted when the active doc is in the same sidebar. */
export interface NavbarDocItem {
  type: 'doc' | 'docSidebar' | 'docsVersion'
  label: string
  /** Target for each doc set that has it. */
  hrefs: Record<DocSetKey, string>
  /** The sidebar that the target belongs to. */
  sidebarId: string
}

export interface NavbarDropdownItem {
  type: 'dropdown'
  label: string
  items: (NavbarLinkItem | NavbarDocItem | NavbarHtmlItem)[]
}

/** One link of a menu. */
export interface NavbarMenuEntry {
  label: string
  /** Target for each doc set that has it. */
  hrefs: Record<DocSetKey, string>
  /** A line on what is behind it. */
  text?: string
  /** Site path of an SVG. */
  icon?: string
  /** How many entries are behind it. */
  count?: number
}

/** Links with icons, which open below the bar. */
export interface NavbarMenuItem {
  type: 'menu'
  label: string
  /** Where the item leads without scripts, for each doc set that has it. */
  hrefs: Record<DocSetKey, string>
  items: NavbarMenuEntry[]
}

export interface NavbarVersionsItem {
  type: 'docsVersionDropdown'
  /** Extra links before and after the versions. */
  before: NavbarLinkItem[]
  after: NavbarLinkItem[]
}

export interface NavbarLocalesItem {
  type: 'localeDropdown'
}

export interface NavbarHtmlItem {
  type: 'html'
  value: string
}

export interface NavbarSearchItem {
  type: 'search'
  /** Offered before anything is typed: what readers ask for most. */
  popular?: NavbarMenuEntry[]
}

/** Any item of the navbar, wherever it stands. */
export type AnyNavbarItem =
  | NavbarLinkItem
  | NavbarDocItem
  | NavbarDropdownItem
  | NavbarMenuItem
  | NavbarVersionsItem
  | NavbarLocalesItem
  | NavbarHtmlItem
  | NavbarSearchItem

/** An item of the navbar, resolved and validated at build time. */
export type NavbarItem = AnyNavbarItem & { position: 'left' | 'right' }

type ConfigOf<T extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { type: T }>
type DropdownChildConfig = ConfigOf<'dropdown'>['items'][number]
type DropdownChild = NavbarDropdownItem['items'][number]
type DocItemConfig = Extract<DropdownChildConfig, { type: NavbarDocItem['type'] }>

/** Resolves items one after the other and collects what is wrong with them. */
interface Resolver {
  /** All sets, the default one first: the links of a page fall back in this order. */
  sets: DocSetIndex[]
  /** Latest version in the default locale; missing when there are no docs at all. */
  defaultSet: DocSetIndex | undefined
  /** How many entries of each kind there are. */
  counts: EntryCounts
  problems: string[]
}

/** Numbers of entries by their kinds. */
export type EntryCounts = ReadonlyMap<string, number>

/** The nearest names, ready to be put after a sentence; nothing when none is alike. */
function nearestHint(wrong: string, names: readonly string[]): string {
  const found = nearest(wrong, [...new Set(names)], 3)
  return found.length === 0 ? '' : ` Nearest: ${quoteAll(found)}.`
}

function quoteAll(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}

/** Targets by doc set, without the sets that have none. */
function hrefsOf(
  sets: readonly DocSetIndex[],
  target: (set: DocSetIndex) => string | undefined,
): Record<DocSetKey, string> {
  const hrefs: Record<DocSetKey, string> = {}
  for (const set of sets) {
    const href = target(set)
    if (href !== undefined) hrefs[set.key] = href
  }
  return hrefs
}

/**
 * The route of the first document in a sidebar, depth first; a category with a page of its own
 * counts as a document.
 *
 * @param items sidebar or category items
 * @returns undefined when there is no document; links and html items are none
 */
export function firstDocHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'doc') return item.href
    if (item.type !== 'category') continue
    const href = item.href ?? firstDocHref(item.items)
    if (href !== undefined) return href
  }
  return undefined
}

function resolveLink({ label, href }: Omit<NavbarLinkItem, 'external' | 'type'>): NavbarLinkItem {
  return { type: 'link', label, href, external: leavesSite(href) }
}

function resolveDoc(item: Extract<DocItemConfig, { type: 'doc' }>, to: Resolver): NavbarDocItem {
  const find = (set: DocSetIndex) => set.docs.find(({ id }) => id === item.docId)
  const label = item.label ?? (to.defaultSet && find(to.defaultSet))?.label ?? item.docId
  if (to.defaultSet === undefined || find(to.defaultSet) === undefined) {
    const ids = to.defaultSet?.docs.map(({ id }) => id) ?? []
    to.problems.push(
      `Navbar item '${label}' refers to the doc id '${item.docId}', which does not exist.` +
        nearestHint(item.docId, ids),
    )
  }
  const hrefs = hrefsOf(to.sets, (set) => find(set)?.route)
  return { type: 'doc', label, hrefs, sidebarId: SIDEBAR_ID }
}

function resolveSidebar(
  item: Extract<DocItemConfig, { type: 'docSidebar' }>,
  to: Resolver,
): NavbarDocItem {
  const { label, sidebarId } = item
  const sidebar = to.defaultSet?.sidebars[sidebarId]
  const hrefs = hrefsOf(to.sets, (set) => firstDocHref(set.sidebars[sidebarId] ?? []))
  if (sidebar === undefined) {
    const allowed = Object.keys(to.defaultSet?.sidebars ?? {})
    to.problems.push(
      `Navbar item '${label}' refers to the sidebar id '${sidebarId}', which does not exist.` +
        ` Allowed: ${quoteAll(allowed)}.`,
    )
  } else if (firstDocHref(sidebar) === undefined) {
    to.problems.push(
      `Navbar item '${label}' refers to the sidebar '${sidebarId}', but there is no document` +
        ' for the sidebar. Add a document to the content folder or remove the item.',
    )
  }
  return { type: 'docSidebar', label, hrefs, sidebarId }
}

function resolveVersion(
  item: Extract<DocItemConfig, { type: 'docsVersion' }>,
  to: Resolver,
): NavbarDocItem {
  const { version } = item
  const names = [...new Set(to.sets.map((set) => set.version))]
  if (version !== undefined && !names.includes(version)) {
    to.problems.push(
      `Navbar item '${item.label ?? version}' refers to the version '${version}', which does` +
        ` not exist. Allowed: ${quoteAll(names)}.`,
    )
  }
  const sets = to.sets.filter((set) => version === undefined || set.version === version)
  const hrefs = hrefsOf(sets, (set) => set.mainRoute)
  return { type: 'docsVersion', label: item.label ?? '', hrefs, sidebarId: SIDEBAR_ID }
}

function resolveEntry(
  { docId, label: name, count, ...rest }: ConfigOf<'menu'>['items'][number],
  to: Resolver,
): NavbarMenuEntry {
  const { label, hrefs } = resolveDoc({ type: 'doc', docId, label: name }, to)
  return {
    label,
    hrefs,
    ...rest,
    ...(count !== undefined && { count: to.counts.get(count) ?? 0 }),
  }
}

function resolveMenu(item: ConfigOf<'menu'>, to: Resolver): NavbarMenuItem {
  const { label, docId, sidebarGroup } = item
  const items = item.items.map((entry) => resolveEntry(entry, to))
  return {
    type: 'menu',
    label,
    hrefs: resolveDoc({ type: 'doc', docId, label }, to).hrefs,
    items: [...items, ...(sidebarGroup === undefined ? [] : groupEntries(item, sidebarGroup, to))],
  }
}

/** The pages of a group of the sidebar, at its top. */
function groupEntries({ label }: ConfigOf<'menu'>, group: string, to: Resolver): NavbarMenuEntry[] {
  const found = sidebarGroup(to.defaultSet, group)
  if (found.length === 0) {
    to.problems.push(
      `Navbar item '${label}' refers to the sidebar group '${group}', which does not exist.` +
        ' Give items of the sidebar this "group".',
    )
  }
  return found.map((item) => ({
    label: item.label,
    hrefs: hrefsOf(to.sets, (set) =>
      firstDocHref(sidebarGroup(set, group).filter((other) => other.label === item.label)),
    ),
    ...(item.type === 'category' && item.icon !== undefined && { icon: item.icon }),
  }))
}

/** Items from the one that begins the group to the one that begins the next. */
function sidebarGroup(set: DocSetIndex | undefined, group: string): TrailItem[] {
  let current: string | undefined
  return (set?.sidebars[SIDEBAR_ID] ?? []).filter((item): item is TrailItem => {
    if (item.type !== 'doc' && item.type !== 'category') return false
    current = item.group ?? current
    return current === group
  })
}

function resolveChild(item: DropdownChildConfig, to: Resolver): DropdownChild {
  switch (item.type) {
    case 'link':
      return resolveLink(item)
    case 'doc':
      return resolveDoc(item, to)
    case 'docSidebar':
      return resolveSidebar(item, to)
    case 'docsVersion':
      return resolveVersion(item, to)
    case 'html':
      return { type: 'html', value: item.value }
  }
}

function resolveItem(item: NavbarItemConfig, to: Resolver): NavbarItem {
  const { position } = item
  switch (item.type) {
    case 'dropdown': {
      const items = item.items.map((child) => resolveChild(child, to))
      return { type: 'dropdown', label: item.label, items, position }
    }
    case 'menu':
      return { ...resolveMenu(item, to), position }
    case 'docsVersionDropdown':
      return {
        type: 'docsVersionDropdown',
        before: item.dropdownItemsBefore.map(resolveLink),
        after: item.dropdownItemsAfter.map(resolveLink),
        position,
      }
    case 'search': {
      const popular = item.popular?.map((entry) => resolveEntry(entry, to))
      return { type: 'search', ...(popular && { popular }), position }
    }
    case 'localeDropdown':
      return { type: item.type, position }
    default:
      return { ...resolveChild(item, to), position }
  }
}

/**
 * Resolves the navbar's references to docs, sidebars and versions.
 *
 * An item keeps one target for each doc set that has it, the default set's first. A doc needs a
 * target in the default set. A `docsVersion` item without a label
 * keeps an empty one: the page shows the label of the version that the link leads to.
 *
 * @param items navbar items of the checked site config
 * @param index all docs
 * @param counts how many entries of each kind the default set has, for menus that show it
 * @returns the items as the page renders them
 * @throws one error that lists every wrong reference
 */
export function resolveNavbar(
  items: readonly NavbarItemConfig[],
  index: DocsIndex,
  counts: EntryCounts = new Map(),
): NavbarItem[] {
  const defaultSet = index.sets.find(
    (set) => set.locale === index.defaultLocale && set.version === index.lastVersion,
  )
  const others = index.sets.filter((set) => set !== defaultSet)
  const to: Resolver = {
    sets: defaultSet ? [defaultSet, ...others] : others,
    defaultSet,
    counts,
    problems: [],
  }
  const resolved = items.map((item) => resolveItem(item, to))
  if (to.problems.length > 0) throw new Error(to.problems.join('\n'))
  return resolved
}
