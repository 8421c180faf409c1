/**
 * The shapes that travel from the build to the page: what gatsby-node computes and what the
 * templates render. Only types live here, so that both sides can import it freely.
 */
import type { LabelOverrides } from './labels/registry'
import type { EntryMeta } from '../effects/entry/entry'
import type { PageSources } from './ledger/docSources'

export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue | undefined }

/** Props of one tree element. HTML attributes carry React's names (`className`, `colSpan`). */
export type TreeProps = { [name: string]: JsonValue | undefined }

/**
 * One element of a compiled body: `[name, props, ...children]`. A lower-case name is an HTML
 * element, a capitalised one a component of `src/mdx/registry.tsx`.
 */
export type TreeElement = [name: string, props: TreeProps | null, ...children: TreeNode[]]

/** A piece of a compiled body: text or an element. */
export type TreeNode = string | TreeElement

/** A heading as the table of contents lists it. */
export interface TocHeading {
  /** The heading's anchor, without `#`. */
  id: string
  /** Plain text of the heading. */
  text: string
  /** 1 to 6. */
  level: number
}

/**
 * A stretch of text under one heading, for the search. The first section of a doc is the text
 * before any heading: its `id` is null and its level 1.
 */
export interface DocSection {
  id: string | null
  level: number
  title: string
  /** Plain text, code included, white space folded. */
  text: string
  /** Rows of the section's tables that can be searched on their own; their text is not in `text`. */
  rows?: DocRow[]
}

/** What a row of a table is about; `row` is any other thing that is written as code. */
export type RowKind = 'argument' | 'key' | 'command' | 'permission' | 'placeholder' | 'row'

/** A row of a table, for the search. */
export interface DocRow {
  /** The row's anchor, without `#`. */
  id: string
  kind: RowKind
  /** Its first cell. */
  title: string
  /** Other names in it: the permission of a command, aliases of an argument. */
  aliases: string[]
  /** Plain text of the other cells. */
  text: string
}

/** A tag as it is shown: label and the page that lists its docs. */
export interface TagLink {
  label: string
  href: string
}

/**
 * Names one body of docs: a version in a locale. `basePath` is the route prefix of its docs
 * (`''` for the default locale's current version, `/de`, `/1.0`, `/de/1.0`).
 */
export interface DocSet {
  locale: string
  version: string
}

/** `locale/version`, the key of a doc set in {@link SiteData.sidebars}. */
export type DocSetKey = `${string}/${string}`

/** Everything the doc template needs to render one page; the result of the page query. */
export interface DocPageData {
  /** Path-like id (`ecocrates/rewards`), unique in its doc set. */
  id: string
  set: DocSet
  /** Exact route, no trailing slash, without the path prefix. */
  route: string
  /** Route that search engines should prefer; equals `route` unless the doc is served twice. */
  canonical: string
  /** 6 characters derived from the route, see `routeKey`. */
  key: string
  title: string
  description: string
  /** Social preview image: site path or absolute URL. */
  image?: string
  /** Site path of a feed with what is new on the page. */
  feed?: string
  unlisted: boolean
  hideTitle: boolean
  hideToc: boolean
  /** True when the body already starts with its own level-1 heading. */
  hasOwnTitle: boolean
  /** Headings of the levels that the table of contents shows. */
  toc: TocHeading[]
  tree: TreeNode[]
  tags: TagLink[]
  /** Present on reference entries. */
  entry?: EntryMeta
  /** Present on reference entries: route of the finder, if the docs have one. */
  finder?: string
  /** Present on reference entries that are in use: route of the builder, if the docs have one. */
  builder?: string
  /** Present on reference entries that are new: route of the page of what is new, if there is one. */
  news?: string
  /** Route of the config checker, if the docs have one. */
  checker?: string
  /** Site path of the file with all entries, if the docs have any. */
  entryData?: string
  editUrl?: string
  /** Milliseconds since the epoch, of the last commit that touched the file. */
  lastUpdated?: number
  /** What the doc was read against. */
  sources?: PageSources
  /** Plugin that brings the entry, when its source is not public. */
  closed?: string
  /** `null`: no link; a route: that doc; undefined: the neighbour in the sidebar. */
  paginationPrev?: string | null
  paginationNext?: string | null
}

/** Same doc in other versions and locales; only filled when the site has more than one. */
export interface DocAlternates {
  /** Version name to route. */
  versions: Record<string, string>
  /** Locale code to route. */
  locales: Record<string, string>
}

/** What createPage hands to the doc template. */
export interface DocPageContext {
  /** Id of the Mdx node. */
  mdxId: string
  route: string
  alternates?: DocAlternates
}

export interface SidebarDocItem {
  type: 'doc'
  label: string
  href: string
  /** Small marker after the label, such as `removed`. */
  badge?: string
}

export interface SidebarLinkItem {
  type: 'link'
  label: string
  href: string
}

export interface SidebarHtmlItem {
  type: 'html'
  value: string
}

export interface SidebarCategoryItem {
  type: 'category'
  label: string
  /** The category's own page, when it has one. */
  href?: string
  /** Whether it starts closed when the active doc is elsewhere. */
  collapsed: boolean
  collapsible: boolean
  /** Path of an SVG under `static`, for example `/img/plugins/ecocrates.svg`. */
  icon?: string
  items: SidebarItem[]
}

export type SidebarItem = SidebarDocItem | SidebarLinkItem | SidebarHtmlItem | SidebarCategoryItem

/** A version as the client knows it. */
export interface VersionData {
  name: string
  label: string
  isLast: boolean
  /** Route of the version's main doc, for each locale. */
  mainDoc: Record<string, string>
}

export interface LocaleData {
  code: string
  label: string
  dir: 'ltr' | 'rtl'
  /** Route prefix: `''` for the default locale, `/de` for others. */
  path: string
  /** Main doc of the latest version in this locale. */
  home: string
}

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
}

/** An item of the navbar, resolved and validated at build time. */
export type NavbarItem = (
  | NavbarLinkItem
  | NavbarDocItem
  | NavbarDropdownItem
  | NavbarVersionsItem
  | NavbarLocalesItem
  | NavbarHtmlItem
  | NavbarSearchItem
) & { position: 'left' | 'right' }

export interface FooterColumn {
  title: string
  items: { label: string; href: string; external: boolean }[]
}

export interface AnnouncementBarData {
  id: string
  /** HTML of one line. */
  content: string
  closable: boolean
}

/** Which search engine the site uses, and what the browser must know to talk to it. */
export type SearchSettings =
  | { engine: 'embedded'; searchPagePath: string; externalUrlRegex?: string }
  | {
      engine: 'algolia'
      appId: string
      indexName: string
      apiKey: string
      searchPagePath: string
      externalUrlRegex?: string
      /** Other host for the service, `http://127.0.0.1:1234` in tests. */
      host?: string
    }

/** Facts about the whole site that every page shares; fetched once (a static query). */
export interface SiteData {
  title: string
  tagline: string
  /** Origin without trailing slash. */
  siteUrl: string
  logo: { src: string; alt: string }
  navbar: NavbarItem[]
  footer: { columns: FooterColumn[]; note: string; copyright: string }
  announcementBar: AnnouncementBarData | null
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean }
  /** Browser chrome colour in each theme. */
  themeColor: { light: string; dark: string }
  defaultLocale: string
  locales: LocaleData[]
  versions: VersionData[]
  /** Sidebar tree of each doc set. Every set has one sidebar, `tutorialSidebar`. */
  sidebars: Record<DocSetKey, SidebarItem[]>
  search: SearchSettings
  /** Label overrides for each locale, over the English ones of `src/docs/labels`. */
  labels: Record<string, LabelOverrides>
  /** Preview image for social networks, site path. */
  socialImage: string
  /** Repository of the source, for the footer and 404 page. */
  repositoryUrl?: string
}
