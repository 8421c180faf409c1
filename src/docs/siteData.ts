/** The facts that every page shares, made once for the static query. */
import { leavesSite } from '../text/leavesSite'
import type { SearchSettings, SiteData } from './types'
import type { BuiltDocsIndex } from './buildDocsIndex'
import { SIDEBAR_ID } from './docsIndex'
import { resolveNavbar } from './navbar'
import type { EntryCounts } from './navbar'
import type { LoadedSiteConfig } from './siteConfig'

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
