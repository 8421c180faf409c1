/** A whole small site for tests of what is made from all docs. */
import { buildDocsIndex } from '../buildDocsIndex'
import type { BuiltDocsIndex, SetCategory } from '../buildDocsIndex'
import { siteConfigSchema } from '../config'
import type { SiteConfigInput } from '../config'
import type { DocMeta } from '../docMeta'
import { docSetSources } from '../siteConfig'
import type { LoadedSiteConfig } from '../siteConfig'
import { ROOT } from './docs'

/** The least that a site config must say. */
export const MINIMAL_CONFIG: SiteConfigInput = {
  title: 'Docs',
  tagline: 'A tagline',
  url: 'https://example.org',
  logo: { src: '/logo.svg', alt: 'Docs' },
  themeColor: { light: '#fff', dark: '#000' },
  navbar: { items: [] },
  footer: { copyright: '2026' },
}

/** Fields for a site with the doc sets `en/current`, `en/1.0` and `de/current`. */
export const SEVERAL_SETS: Partial<SiteConfigInput> = {
  versions: [
    { name: 'current', label: 'Next' },
    { name: '1.0', label: 'One', path: '1.0', folder: '../one' },
  ],
  i18n: {
    defaultLocale: 'en',
    locales: [
      { code: 'en', label: 'English' },
      { code: 'de', label: 'Deutsch', folder: '../german', labels: { search: 'Suche' } },
      { code: 'fr', label: 'Français' },
    ],
  },
}

/**
 * @param fields what differs from the minimal config
 * @returns the config as the build has it; no folder needs to exist
 */
export function loadedConfig(fields: Partial<SiteConfigInput> = {}): LoadedSiteConfig {
  const config = siteConfigSchema.parse({ ...MINIMAL_CONFIG, ...fields })
  const contentDir = `${ROOT}/content`
  return {
    config,
    contentDir,
    sources: docSetSources(config, contentDir),
    pathPrefix: config.baseUrl.replace(/\/$/, ''),
  }
}

/** The index of some docs, as a production build makes it. */
export function indexOf(
  docs: readonly DocMeta[],
  {
    loaded = loadedConfig(),
    categories = [],
    withDrafts = false,
  }: { loaded?: LoadedSiteConfig; categories?: SetCategory[]; withDrafts?: boolean } = {},
): BuiltDocsIndex {
  return buildDocsIndex(loaded, docs, categories, { withDrafts })
}
