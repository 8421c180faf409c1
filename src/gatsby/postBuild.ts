import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import type { BuiltDocsIndex } from '../docs/buildDocsIndex'
import { ICON_SHEET } from '../docs/iconSheet'
import { formatProblem } from '../docs/issues'
import { pushSynonyms } from '../search/hostedSynonyms'
import { writeSearchIndex } from '../search/writeIndex'
import { allSearchRecords, pageRoutes, readBuiltSite } from './builtDocs'
import { commandFiles } from './checkCommand'
import { checkContent } from './checkContent'
import { pruneCompiledDocs } from './compiledDocs'
import { foreignSources, searchSources } from './contentPolicy'
import { problemReport } from './createPages'
import type { SiteContext } from './docsSite'
import { entryFiles, entryIndexReader } from './entryIndex'
import { finishPages } from './finishPages'
import { pageFiles, unflattenPages } from './flatPages'
import { hostHeaders } from './hostHeaders'
import { removeLeftovers } from './leftovers'
import { previewImages } from './previewImages'
import { machineFiles } from './machineFiles'
import type { SiteFile } from './machineFiles'
import { openMarkdownCache } from './markdownCache'
import { pageFrames } from './pageFrames'
import { publishedAssets } from './publishedAssets'
import { licenceList, publishedPackages } from './publishedPackages'
import { synonymGroups } from './plugins'
import type { DocDataNode, MdxNode } from './schema'
import { sidebarIcons } from './sidebarIcons'
import { copyStatic, staticFolders } from './staticFiles'
import { robotsTxt, sitemapXml, webManifest } from './siteFiles'

/** onPreBuild: has the output of the last build as Gatsby left it. */
export async function prepareBuild(
  { getNodesByType }: Pick<BuildArgs, 'getNodesByType'>,
  { root, pathPrefix }: SiteContext,
): Promise<void> {
  await unflattenPages(path.join(root, 'public'), pageRoutes({ getNodesByType }), pathPrefix)
}

/**
 * onPostBuild: fails the build when content or links are broken, then writes what belongs to the
 * whole site: search index, flat HTML files, sitemap, manifest.
 */
export async function finishBuild(args: BuildArgs, context: SiteContext): Promise<void> {
  const { reporter } = args
  const site = await readBuiltSite(args, context)
  const { docs, index, routes } = site
  const { errors, warnings } = checkContent(docs, routes, context)
  if (context.adopted && warnings.length > 0) {
    reporter.warn(problemReport('Not shown as it is written', warnings))
  } else for (const warning of warnings) reporter.warn(formatProblem(warning))
  if (errors.length > 0) {
    reporter.panicOnBuild(problemReport('The content has errors', errors))
    return
  }
  const publicDir = path.join(context.root, 'public')
  copyStatic(context, publicDir)
  const policy = {
    foreign: foreignSources(docs.map(({ compiled }) => compiled.tree)),
    connect: searchSources(context.search),
  }
  const { root, pathPrefix } = context
  const previews = previewImages(index, context)
  // Awaited at the end, where what has gone wrong is told.
  previews.catch(() => undefined)
  const pagesFinished = finishPages(root, { publicDir, routes, pathPrefix, policy })
  const cache = openMarkdownCache(args, site, context)
  const forPrograms = machineFiles(args, site, context, cache)
  cache.save()
  pruneCompiledDocs()
  const synonyms = synonymGroups(args.getNodesByType('DocData') as DocDataNode[])
  if (context.search.engine === 'embedded') {
    writeSearchIndex(allSearchRecords(site, context), publicDir, synonyms)
  }
  await pushSynonyms(synonyms, context.search, process.env['ALGOLIA_ADMIN_KEY'])
  const files = [
    ...filesOfEntries(args, context),
    ...commandFiles(args, context),
    ...pageFrames(publicDir, routes),
    ...forPrograms,
    ...rootFiles(routes, index, context),
  ]
  writeFiles(files, publicDir)
  const images = await previews
  writeFiles(images, publicDir)
  await pagesFinished
  removeLeftovers(publicDir, staticFolders(context), [
    ...routes.flatMap(pageFiles),
    ...publishedAssets(),
    ...[...files, ...images].map(([sitePath]) => sitePath),
  ])
}

/** What the tools load of the entries. */
function filesOfEntries({ getNodesByType }: BuildArgs, { sources }: SiteContext): SiteFile[] {
  const entryIndex = entryIndexReader(() => getNodesByType('Mdx') as MdxNode[], sources)
  return sources
    .map(({ key }) => entryIndex(key))
    .filter(({ entries }) => entries.length > 0)
    .flatMap(entryFiles)
    .map(([sitePath, data]) => [sitePath, JSON.stringify(data)] as const)
}

function writeFiles(
  files: readonly (readonly [sitePath: string, content: string | Buffer])[],
  publicDir: string,
): void {
  const folders = new Set<string>()
  for (const [sitePath, content] of files) {
    const file = path.join(publicDir, sitePath)
    const folder = path.dirname(file)
    if (!folders.has(folder)) fs.mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeWhenChanged(file, content)
  }
}

/** Most files stay the same from build to build, and reading one takes a tenth of the time. */
function writeWhenChanged(file: string, content: string | Buffer): void {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(Buffer.from(content))) return
  fs.writeFileSync(file, content)
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
