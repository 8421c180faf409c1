/** The facts that every page shares, made once for the static query. */
import { leavesSite } from '../text/leavesSite'
import type { BuiltDocsIndex } from './buildDocsIndex'
import type { DocSetKey } from './docSet'
import { SIDEBAR_ID } from './docsIndex'
import type { LabelOverrides } from './labels/registry'
import { resolveNavbar } from './navbar'
import type { EntryCounts } from './navbar'
import type { LoadedSiteConfig } from './siteConfig'
import type { NavbarItem } from './navbar'
import type { SidebarItem } from './sidebar'

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

/**
 * @param loaded checked site config
 * @param index all docs
 * @param search which engine, and what the browser must know of it
 * @throws when the navbar refers to something that does not exist; the message lists all of it
 */
export function buildSiteData(
  { config }: LoadedSiteConfig,
  index: BuiltDocsIndex,
  search: SearchSettings,
): SiteData {
  const { defaultLocale } = config.i18n
  const set = (locale: string, version: string) =>
    index.sets.find((one) => one.locale === locale && one.version === version)
  const locales = config.i18n.locales.filter(
    ({ code }) => code === defaultLocale || set(code, index.lastVersion) !== undefined,
  )
  return {
    title: config.title,
    tagline: config.tagline,
    siteUrl: config.url,
    logo: config.logo,
    navbar: resolveNavbar(config.navbar.items, index, countEntries(index)),
    footer: {
      columns: config.footer.columns.map(({ title, items }) => ({
        title,
        items: items.map((item) => ({ ...item, external: leavesSite(item.href) })),
      })),
      note: config.footer.note,
      copyright: config.footer.copyright,
    },
    announcementBar: config.announcementBar,
    colorMode: config.colorMode,
    themeColor: config.themeColor,
    defaultLocale,
    locales: locales.map(({ code, label, dir }) => ({
      code,
      label,
      dir,
      path: code === defaultLocale ? '' : `/${code}`,
      home: set(code, index.lastVersion)?.mainRoute ?? '/',
    })),
    versions: config.versions.map(({ name, label }) => ({
      name,
      label,
      isLast: name === index.lastVersion,
      mainDoc: Object.fromEntries(
        index.sets
          .filter(({ version }) => version === name)
          .map(({ locale, mainRoute }) => [locale, mainRoute]),
      ),
    })),
    sidebars: Object.fromEntries(
      index.sets.map(({ key, sidebars }) => [key, sidebars[SIDEBAR_ID] ?? []]),
    ),
    search,
    labels: Object.fromEntries(config.i18n.locales.map(({ code, labels }) => [code, labels])),
    socialImage: config.socialImage,
    repositoryUrl: config.repositoryUrl,
  }
}

/** Entries of the default docs that still exist, by their kinds. */
function countEntries({ docs, defaultLocale, lastVersion }: BuiltDocsIndex): EntryCounts {
  const counts = new Map<string, number>()
  for (const { entry, set } of docs) {
    if (!entry || entry.removed || set.locale !== defaultLocale || set.version !== lastVersion) {
      continue
    }
    counts.set(entry.kind, (counts.get(entry.kind) ?? 0) + 1)
  }
  return counts
}
