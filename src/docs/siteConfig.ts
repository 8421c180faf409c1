/** Finds, merges and checks the site config, and settles which folders hold which docs. */
import fs from 'node:fs'
import path from 'node:path'
import { findAdoptedSite } from './adopt/adoptedSite'
import type { AdoptedSite } from './adopt/adoptedSite'
import { findSidebarFile, readSidebarPlan } from './adopt/sidebarPlan'
import type { SidebarPlan } from './adopt/sidebarPlan'
import { siteConfigSchema } from './config'
import type { SiteConfig, SiteConfigInput } from './config'
import { explainConfigIssues } from './configErrors'
import type { DocSet, DocSetKey } from './docSet'
import { ownPageLabels } from './labels/page'
import type { PageLabels } from './labels/page'

/** A folder of docs and the doc set that it is. */
export interface DocSetSource extends DocSet {
  key: DocSetKey
  /** Absolute path of the folder. */
  folder: string
  /** Route prefix of the set's docs, `''` at the root. */
  basePath: string
  /** Words of the locale that the build writes into its docs. */
  pageLabels?: PageLabels
  /** Set for lenient docs: where the site stands that they were written for. */
  adopted?: AdoptedSite
  /** Its sidebar, where the site that it was written for writes it out. */
  sidebar?: SidebarPlan
}

export interface LoadedSiteConfig {
  config: SiteConfig
  /** Absolute path of the content folder. */
  contentDir: string
  sources: DocSetSource[]
  /** Path prefix for Gatsby: base URL without trailing slash, `''` at the root. */
  pathPrefix: string
  /** Set for lenient docs. */
  adopted?: AdoptedSite
}

/** Name of a config file that travels with another content folder. */
const OVERRIDE_FILE = 'site.config.json'

/**
 * Loads the site config.
 *
 * @param base what `site.config.ts` exports
 * @param env `DOCS_CONTENT`: other content folder; `DOCS_CONFIG`: JSON file whose fields replace
 *   those of the base (a `site.config.json` in that folder is found by itself); `DOCS_STRICTNESS` and
 *   `DOCS_STATIC`: the fields `strictness` and `static`
 * @param cwd folder that relative paths start from
 * @throws one Error that lists every wrong field
 */
export function loadSiteConfig(
  base: SiteConfigInput,
  env: NodeJS.ProcessEnv = process.env,
  cwd: string = process.cwd(),
): LoadedSiteConfig {
  const contentDir = path.resolve(cwd, env.DOCS_CONTENT ?? base.content ?? 'content')
  if (!fs.existsSync(contentDir)) {
    throw new Error(
      `The content folder ${contentDir} does not exist. Set "content" in site.config.ts or DOCS_CONTENT.`,
    )
  }
  const beside = path.join(contentDir, OVERRIDE_FILE)
  const overrideFile = env.DOCS_CONFIG ? path.resolve(cwd, env.DOCS_CONFIG) : beside
  const override = env.DOCS_CONFIG || fs.existsSync(beside) ? readJson(overrideFile) : undefined
  const start = env.DOCS_CONTENT ? withoutDocReferences(base) : base
  const laid = override === undefined ? start : mergeConfig(start, override)
  const merged = env.DOCS_STRICTNESS ? mergeConfig(laid, { strictness: env.DOCS_STRICTNESS }) : laid
  const result = siteConfigSchema.safeParse(merged)
  if (!result.success) {
    throw new Error(
      explainConfigIssues(
        result.error,
        override === undefined ? 'site.config.ts' : overrideFile,
        merged,
      ),
    )
  }
  const config = result.data
  const staticDir = env.DOCS_STATIC
    ? path.resolve(cwd, env.DOCS_STATIC)
    : config.static && path.resolve(contentDir, config.static)
  if (staticDir && !fs.existsSync(staticDir)) {
    throw new Error(
      `The static folder ${staticDir} does not exist. Set "static" in the site config or DOCS_STATIC.`,
    )
  }
  const adopted =
    config.strictness === 'lenient'
      ? { ...findAdoptedSite(contentDir, staticDir), ...besideDocs(config) }
      : undefined
  return {
    config,
    contentDir,
    sources: docSetSources(config, contentDir, adopted).map((source) => withSidebar(source, cwd)),
    pathPrefix: config.baseUrl.replace(/\/$/, ''),
    ...(adopted && { adopted }),
  }
}

/** Where links of lenient docs lead that are to no doc. */
function besideDocs({ docsRoute, url, baseUrl }: SiteConfig): Partial<AdoptedSite> {
  if (docsRoute === '/') return {}
  const base = baseUrl.endsWith(docsRoute) ? baseUrl.slice(0, -docsRoute.length) : ''
  return { docsRoute: docsRoute.slice(0, -1), outside: `${url}${base}` }
}

function withSidebar(source: DocSetSource, root: string): DocSetSource {
  const file = source.adopted && findSidebarFile(source.folder, source.adopted)
  return file === undefined ? source : { ...source, sidebar: readSidebarPlan(file, root) }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown
  } catch (error) {
    throw new Error(
      `${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Another body of docs has other doc ids: only what holds for any folder stays. */
function withoutDocReferences(base: SiteConfigInput): SiteConfigInput {
  return {
    ...base,
    editUrl: undefined,
    strictness: 'lenient',
    navbar: {
      items: [
        { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: { ...base.footer, columns: [] },
  }
}

/**
 * Lays one config over another: sections are merged, lists and values replaced.
 *
 * @param base config below
 * @param override config above
 */
export function mergeConfig(base: unknown, override: unknown): unknown {
  if (!isSection(base) || !isSection(override)) return override
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(override)) merged[key] = mergeConfig(base[key], value)
  return merged
}

function isSection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The folders of docs: every version in the default locale, the latest version in the others.
 *
 * @param config checked config
 * @param contentDir absolute path of the content folder
 * @param adopted the site that the docs were written for, if they are lenient
 */
export function docSetSources(
  config: SiteConfig,
  contentDir: string,
  adopted?: AdoptedSite,
): DocSetSource[] {
  const { defaultLocale, locales } = config.i18n
  const [latest] = config.versions
  const words = (code: string) => {
    const pageLabels = ownPageLabels(locales.find((locale) => locale.code === code)?.labels ?? {})
    return pageLabels && { pageLabels }
  }
  const versions = config.versions.map((version): DocSetSource => ({
    key: `${defaultLocale}/${version.name}`,
    locale: defaultLocale,
    version: version.name,
    folder: path.resolve(contentDir, version.folder ?? '.'),
    basePath: version.path === '' ? '' : `/${version.path}`,
    ...words(defaultLocale),
    ...(adopted && { adopted }),
  }))
  const translations = locales.flatMap((locale): DocSetSource[] =>
    locale.code === defaultLocale || latest === undefined || locale.folder === undefined
      ? []
      : [
          {
            key: `${locale.code}/${latest.name}`,
            locale: locale.code,
            version: latest.name,
            folder: path.resolve(contentDir, locale.folder),
            basePath: `/${locale.code}`,
            ...words(locale.code),
            ...(adopted && { adopted }),
          },
        ],
  )
  return [...versions, ...translations]
}
