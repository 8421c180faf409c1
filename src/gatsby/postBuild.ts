import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import type { BuiltDocsIndex } from '../docs/buildDocsIndex'
import { ICON_SHEET } from '../docs/iconSheet'
import { formatProblem } from '../docs/issues'
import { pushSynonyms } from '../search/hostedSynonyms'
import type { BuildThread } from './buildThread'
import { pageRoutes, readDocsIndex } from './builtDocs'
import { searchSources } from './contentPolicy'
import type { Policy } from './contentPolicy'
import { problemReport } from './createPages'
import type { SiteContext } from './docsSite'
import { builtScripts, finishPage, haveOtherParts, readRecord, writeRecord } from './finishedPages'
import type { PageParts, PageRecord } from './finishedPages'
import { finishFlatPages, flattenPages, pageFiles } from './flatPages'
import { hostHeaders } from './hostHeaders'
import { removeLeftovers } from './leftovers'
import type { SiteFile } from './machineFiles'
import type { MadeFiles } from './makeFiles'
import { framePath } from './pageFrames'
import { publishedAssets } from './publishedAssets'
import { licenceList, publishedPackages } from './publishedPackages'
import { synonymGroups } from './plugins'
import type { DocDataNode } from './schema'
import { sidebarIcons } from './sidebarIcons'
import { siteNodes } from './siteNodes'
import { copyStatic, staticFolders } from './staticFiles'
import { leavePagesAsRendered } from './stitching'
import { robotsTxt, sitemapXml, webManifest } from './siteFiles'
import { writeFiles } from './writeFiles'

/** What is known when a build begins, for its end. */
export interface BuildStart {
  /** What stands in pages that this build does not render. */
  before: PageRecord
  /** What is made meanwhile. */
  files: Promise<MadeFiles>
}

/**
 * onPreBuild: orders the files that do not depend on the bundles. With mistakes in the content the
 * build ends as soon as they are known.
 *
 * @param args of the hook
 * @param context site config
 * @param thread makes the files
 */
export function prepareBuild(
  { getNodesByType, reporter }: BuildArgs,
  context: SiteContext,
  thread: BuildThread,
): BuildStart {
  const { root, search, adopted } = context
  const files = thread.makeFiles(siteNodes({ getNodesByType })).then((made) => {
    const { errors, warnings } = made
    if (adopted && warnings.length > 0) {
      reporter.warn(problemReport('Not shown as it is written', warnings))
    } else for (const warning of warnings) reporter.warn(formatProblem(warning))
    if (errors.length > 0) {
      reporter.panicOnBuild(problemReport('The content has errors', errors))
    }
    return made
  })
  // Awaited in onPostBuild, where what has gone wrong is told.
  files.catch(() => undefined)
  const before = readRecord(root) ?? { policy: policyOf(search) }
  writeRecord(root, { ...before, isOpen: true })
  leavePagesAsRendered(root)
  return { before, files }
}

/** The policy of pages that show nothing of other sites, as most sites do. */
function policyOf(search: SiteContext['search']): Policy {
  return { foreign: { images: [], frames: [], media: [] }, connect: searchSources(search) }
}

/**
 * onPostBuild: lays the pages out flat, and writes what belongs to the whole site.
 *
 * @param args of the hook
 * @param context site config
 * @param start what {@link prepareBuild} has begun
 */
export async function finishBuild(
  args: BuildArgs,
  context: SiteContext,
  start: BuildStart,
): Promise<void> {
  const { root, search } = context
  const { errors, foreign, written } = await start.files
  if (errors.length > 0) return
  const routes = pageRoutes(args)
  const publicDir = path.join(root, 'public')
  copyStatic(context, publicDir)
  const policy = { foreign, connect: searchSources(search) }
  await finishPages(routes, context, start.before, { policy, scripts: builtScripts(root) })
  const synonyms = synonymGroups(args.getNodesByType('DocData') as DocDataNode[])
  await pushSynonyms(synonyms, search, process.env['ALGOLIA_ADMIN_KEY'])
  const ownFiles = rootFiles(routes, readDocsIndex(args, context), context)
  writeFiles(ownFiles, publicDir)
  removeLeftovers(publicDir, staticFolders(context), [
    ...routes.flatMap(pageFiles),
    ...routes.map(framePath),
    ...publishedAssets(),
    ...written,
    ...ownFiles.map(([sitePath]) => sitePath),
  ])
}

/**
 * Pages were finished when they were rendered, with the policy of the last build. Where that is not
 * theirs, and where those that were not rendered have other scripts, all are written anew.
 */
async function finishPages(
  routes: readonly string[],
  { root, pathPrefix }: SiteContext,
  before: PageRecord,
  parts: PageParts,
): Promise<void> {
  const publicDir = path.join(root, 'public')
  // A build that did not come to its end has left pages where it rendered them.
  const since = before.isOpen ? 0 : performance.timeOrigin
  await flattenPages(publicDir, routes, pathPrefix, since)
  if (haveOtherParts(before, parts)) {
    await finishFlatPages(publicDir, routes, (html) => finishPage(html, parts))
  }
  writeRecord(root, parts)
}

/** Files that every site has once. */
function rootFiles(
  routes: readonly string[],
  index: BuiltDocsIndex,
  { config, pathPrefix, search, root }: SiteContext,
): SiteFile[] {
  const aliases = new Set(
    index.docs.flatMap((doc) => [...doc.aliases, ...(doc.unlisted ? [doc.route] : [])]),
  )
  const listed = routes.filter(
    (route) => !aliases.has(route) && !/^\/(404|dev-404-page|search)(\.html)?$/.test(route),
  )
  const origin = `${config.url}${pathPrefix}`
  const dates = new Map(index.docs.map((doc) => [doc.route, doc.lastUpdated]))
  const info = {
    basePath: `${pathPrefix}/`,
    pages: routes.length,
    searchEngine: search.engine,
    ...(search.engine === 'algolia' ? { searchIndex: search.indexName } : {}),
  }
  const packages = publishedPackages()
  return [
    [ICON_SHEET, sidebarIcons(index, root).text],
    ['/sitemap.xml', sitemapXml(origin, listed, dates)],
    ['/robots.txt', robotsTxt(origin)],
    ['/_headers', hostHeaders(pathPrefix)],
    ...(packages.length > 0 ? [['/licences.txt', licenceList(packages)] as const] : []),
    ['/manifest.webmanifest', webManifest(config, pathPrefix)],
    ['/build-info.json', `${JSON.stringify(info)}\n`],
  ]
}
