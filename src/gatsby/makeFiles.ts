/** The files of a site that do not depend on its bundles, made in the thread of the build. */
import path from 'node:path'
import type { Problem } from '../docs/issues'
import { writeSearchIndex } from '../search/writeIndex'
import { allSearchRecords, readBuiltSite } from './builtDocs'
import type { NodeSource } from './builtDocs'
import { commandFiles } from './checkCommand'
import { checkContent } from './checkContent'
import { pruneCompiledDocs } from './compiledDocs'
import { foreignSources } from './contentPolicy'
import type { Foreign } from './contentPolicy'
import type { SiteContext } from './docsSite'
import { entryFiles, entryIndexReader } from './entryIndex'
import { machineFiles } from './machineFiles'
import type { SiteFile } from './machineFiles'
import { openMarkdownCache } from './markdownCache'
import { synonymGroups } from './plugins'
import { sidebarFiles } from './packedSidebars'
import { previewImages } from './previewImages'
import type { DocDataNode, MdxNode } from './schema'
import { writeFiles } from './writeFiles'

/** What the thread has made. */
export interface MadeFiles {
  /** What is wrong in the content; with any, no file is written. */
  errors: Problem[]
  warnings: Problem[]
  /** Site paths of what was written. */
  written: string[]
  /** What pages show of other sites. */
  foreign: Foreign
}

/**
 * Checks the bodies and links of all docs, then writes the files that are made of them.
 *
 * @param source Gatsby's nodes
 * @param context site config
 */
export async function makeFiles(source: NodeSource, context: SiteContext): Promise<MadeFiles> {
  const site = await readBuiltSite(source, context)
  const { docs, index, routes } = site
  const { errors, warnings } = checkContent(docs, routes, context)
  const foreign = foreignSources(docs.map(({ compiled }) => compiled.tree))
  if (errors.length > 0) return { errors, warnings, written: [], foreign }
  const publicDir = path.join(context.root, 'public')
  const previews = previewImages(index, context)
  // Awaited at the end, where what has gone wrong is told.
  previews.catch(() => undefined)
  const cache = openMarkdownCache(source, site, context)
  const forPrograms = machineFiles(source, site, context, cache)
  cache.save()
  pruneCompiledDocs()
  if (context.search.engine === 'embedded') {
    const synonyms = synonymGroups(source.getNodesByType('DocData') as DocDataNode[])
    writeSearchIndex(allSearchRecords(site, context), publicDir, synonyms)
  }
  const files = [
    ...filesOfEntries(source, context),
    ...commandFiles(source, context),
    ...forPrograms,
    ...sidebarFiles(index, context.root),
    ...(await previews),
  ]
  writeFiles(files, publicDir)
  return { errors, warnings, written: files.map(([sitePath]) => sitePath), foreign }
}

/** What the tools load of the entries. */
function filesOfEntries({ getNodesByType }: NodeSource, { sources }: SiteContext): SiteFile[] {
  const entryIndex = entryIndexReader(() => getNodesByType('Mdx') as MdxNode[], sources)
  return sources
    .map(({ key }) => entryIndex(key))
    .filter(({ entries }) => entries.length > 0)
    .flatMap(entryFiles)
    .map(([sitePath, data]) => [sitePath, JSON.stringify(data)] as const)
}
