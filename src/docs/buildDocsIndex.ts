/** All docs of the site in one index: records, sidebars and main routes of every doc set. */
import type { DocMeta } from './docMeta'
import type { DocSetKey } from './docSet'
import type { DocsIndex, DocSetIndex } from './docsIndex'
import { SIDEBAR_ID } from './docsIndex'
import { asWarning, formatProblem } from './issues'
import type { Problem } from './issues'
import { plannedSidebar } from './plannedSidebar'
import { buildSidebar } from './sidebar'
import type { FolderCategory, GeneratedIndex } from './sidebar'
import { flattenDocs } from './sidebarNav'
import type { LoadedSiteConfig } from './siteConfig'

/** A category file of one doc set. */
export interface SetCategory extends FolderCategory {
  setKey: DocSetKey
}

export interface BuiltDocsIndex extends DocsIndex {
  /** Docs by set, drafts left out, one doc a route. */
  docs: DocMeta[]
  /** The same docs by route. */
  byRoute: ReadonlyMap<string, DocMeta>
  /** Pages that list a category, with the set they belong to. */
  generatedIndexes: (GeneratedIndex & { setKey: DocSetKey })[]
  /** Sentences about docs that want the same route. */
  warnings: string[]
}

/**
 * @param loaded site config and doc sets
 * @param metas all docs as read
 * @param categories all category files
 * @param options whether drafts are part of the site (develop) or not (build)
 */
export function buildDocsIndex(
  loaded: LoadedSiteConfig,
  metas: readonly DocMeta[],
  categories: readonly SetCategory[],
  options: { withDrafts: boolean },
): BuiltDocsIndex {
  const { docs, warnings } = oneDocPerRoute(metas.filter((doc) => options.withDrafts || !doc.draft))
  const byRoute = new Map(docs.map((doc) => [doc.route, doc]))
  const generatedIndexes: BuiltDocsIndex['generatedIndexes'] = []
  const problems: Problem[] = []
  const sets = loaded.sources.map((source): DocSetIndex => {
    const own = docs.filter((doc) => doc.setKey === source.key)
    const files = categories.filter((category) => category.setKey === source.key)
    const planned = source.sidebar && plannedSidebar(source.sidebar, own, files, source.basePath)
    const sidebar = planned ?? buildSidebar(own, files, source.basePath)
    problems.push(...(source.sidebar?.problems ?? []), ...(planned?.problems ?? []))
    generatedIndexes.push(
      ...sidebar.generatedIndexes.map((page) => ({ ...page, setKey: source.key })),
    )
    const root = source.basePath === '' ? '/' : source.basePath
    const first = flattenDocs(sidebar.items)[0]?.href
    const main =
      own.find((doc) => doc.isMain) ??
      (source.adopted && (own.find(({ route }) => route === root) ?? byRoute.get(first ?? '')))
    // Docusaurus has a page of its own there, which is code.
    const isRootTaken = byRoute.has(root) || generatedIndexes.some(({ route }) => route === root)
    if (source.adopted && main && !isRootTaken) main.aliases.push(root)
    return {
      key: source.key,
      locale: source.locale,
      version: source.version,
      basePath: source.basePath,
      docs: own.map(({ id, route, title, label, description, source: file }) => ({
        id,
        route,
        title,
        label,
        description,
        source: file,
      })),
      sidebars: { [SIDEBAR_ID]: sidebar.items },
      mainRoute: main?.route ?? first ?? root,
    }
  })
  return {
    sets,
    defaultLocale: loaded.config.i18n.defaultLocale,
    lastVersion: loaded.config.versions[0]?.name ?? 'current',
    docs,
    byRoute,
    generatedIndexes,
    warnings: [...warnings, ...problems.map((one) => formatProblem(asWarning(one)))],
  }
}

function oneDocPerRoute(metas: readonly DocMeta[]): { docs: DocMeta[]; warnings: string[] } {
  const owners = new Map<string, DocMeta>()
  const warnings: string[] = []
  const docs: DocMeta[] = []
  const sorted = [...metas].sort((a, b) => a.source.localeCompare(b.source, 'en'))
  for (const doc of sorted) {
    const owner = owners.get(doc.route)
    if (owner) {
      warnings.push(
        `Duplicate route ${doc.route}: ${owner.source} and ${doc.source}. The first one is used; change the "slug" or the file name of the other.`,
      )
      continue
    }
    owners.set(doc.route, doc)
    docs.push(doc)
  }
  for (const doc of docs) {
    doc.aliases = doc.aliases.filter((alias) => {
      const owner = owners.get(alias)
      if (!owner) owners.set(alias, doc)
      else
        warnings.push(
          `Duplicate route ${alias}: ${owner.source} and ${doc.source} ("routes"). The first one is used.`,
        )
      return !owner
    })
  }
  return { docs, warnings }
}

/**
 * @param index all docs
 * @throws when two routes have the same key, naming both
 */
export function assertUniqueKeys(index: BuiltDocsIndex): void {
  const owners = new Map<string, string>()
  for (const { key, route } of index.docs) {
    const owner = owners.get(key)
    if (owner !== undefined) {
      throw new Error(
        `The routes ${owner} and ${route} have the same 6-character key ${key}. Change the "slug" of one.`,
      )
    }
    owners.set(key, route)
  }
}
