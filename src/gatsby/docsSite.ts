/** The hooks of gatsby-node, sharing one loaded site config. */
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { SiteConfigInput } from '../docs/config'
import { readLastUpdated } from '../docs/lastUpdated'
import { PROBLEMS_PATH } from '../docs/problemsPath'
import { loadSiteConfig } from '../docs/siteConfig'
import type { LoadedSiteConfig } from '../docs/siteConfig'
import type { SearchSettings } from '../docs/siteData'
import { resolveSearchSettings } from '../search/config'
import { runBuildThread, startBuildThread } from './buildThread'
import type { BuildThread } from './buildThread'
import { pageComponents } from './builtDocs'
import { hasCompiledDocs } from './compiledDocs'
import { keepPages, watchFacts } from './changedFacts'
import type { ChangedFacts, GatsbyStore } from './changedFacts'
import { createDocNodes } from './createNodes'
import { createDocPages } from './createPages'
import {
  serveEntryFiles,
  serveMachineFiles,
  serveProblems,
  serveSearchIndex,
  serveSidebarIcons,
  serveSidebarLists,
} from './devServer'
import type { DevServerArgs } from './devServer'
import { developOrigin } from './developAddress'
import { developReport, watchProblems } from './developProblems'
import { ENTRIES_TYPE } from './entryNodes'
import { keepNodes } from './keepNodes'
import { finishBuild, prepareBuild } from './postBuild'
import type { BuildStart } from './postBuild'
import { parseOnlyQueryFiles } from './queryFiles'
import { shortenWait, waitForNodes } from './quickEdits'
import { RECORDS_TYPE } from './records'
import { buildRendererAhead, noteWorkers, offerToBuildRenderer } from './rendererBuild'
import { createDocResolvers } from './resolvers/createResolvers'
import { DOC_TYPES } from './schema'
import { copyStatic } from './staticFiles'
import { configureWebpack } from './webpack'
import { leaveWhenSentAway } from './workerExit'

/** What the hooks share. */
export interface SiteContext extends LoadedSiteConfig {
  /** Repository folder. */
  root: string
  search: SearchSettings
  /** Last commit of a file, milliseconds since the epoch. */
  lastUpdated: (filePath: string) => number | undefined
}

type Hook<Name extends keyof GatsbyNode> = (
  args: Parameters<Extract<GatsbyNode[Name], (...args: never[]) => unknown>>[0],
) => Promise<void> | void

interface DocsSite {
  onPreInit: () => void
  onPreBootstrap: Hook<'onPreBootstrap'>
  onCreateNode: Hook<'onCreateNode'>
  createSchema: Hook<'createSchemaCustomization'>
  sourceNodes: Hook<'sourceNodes'>
  createResolvers: Hook<'createResolvers'>
  createPages: Hook<'createPages'>
  onPreExtractQueries: Hook<'onPreExtractQueries'>
  configureWebpack: Hook<'onCreateWebpackConfig'>
  onCreateDevServer: Hook<'onCreateDevServer'>
  onPreBuild: Hook<'onPreBuild'>
  onPostBuild: Hook<'onPostBuild'>
}

/**
 * @param siteConfig what `site.config.ts` exports
 * @returns one function for each hook of gatsby-node
 */
export function createDocsSite(siteConfig: SiteConfigInput): DocsSite {
  const root = process.cwd()
  leaveWhenSentAway()
  offerToBuildRenderer(root)
  const loaded = loadSiteConfig(siteConfig, process.env, root)
  let dates: Map<string, number> | undefined
  let thread: BuildThread | undefined
  let start: BuildStart | undefined
  /** In develop, for docs whose pages are all the site's own. */
  let facts: ChangedFacts | undefined
  let contentChanged: (() => void) | undefined
  const context: SiteContext = {
    ...loaded,
    root,
    search: resolveSearchSettings(process.env, loaded.config.search),
    lastUpdated: (filePath) => {
      dates ??= new Map(loaded.sources.flatMap(({ folder }) => [...readLastUpdated(folder)]))
      return dates.get(filePath)
    },
  }
  void runBuildThread(context)
  return {
    onPreInit: () => {
      if (process.env.NODE_ENV === 'production') {
        noteWorkers(root)
        return
      }
      shortenWait(root)
      waitForNodes(root)
    },
    onPreBootstrap: ({ reporter }) => {
      // With what a build before has kept, few docs are new: they are compiled on the way.
      const compiles = !hasCompiledDocs()
      const isBuild = process.env.NODE_ENV === 'production'
      if (isBuild || compiles) thread = startBuildThread(root, reporter, compiles)
    },
    onCreateNode: (args) => {
      if (process.env.NODE_ENV !== 'production' && !loaded.adopted) {
        facts ??= watchFacts(args.emitter)
      }
      return createDocNodes(args, context, { thread, facts })
    },
    createSchema: ({ actions }) => {
      actions.createTypes(DOC_TYPES)
    },
    sourceNodes: (args) => keepNodes(args, [ENTRIES_TYPE, RECORDS_TYPE]),
    createResolvers: (args) => createDocResolvers(args, context),
    createPages: async (args) => {
      if (facts?.hasChanged() === false) keepPages(args.store as object as GatsbyStore)
      else if (await createDocPages(args, context)) facts?.settle()
      if (process.env.NODE_ENV === 'production') return
      contentChanged ??= watchProblems(
        args.reporter,
        () => developReport(args, context),
        () => `${developOrigin(args.store)}${PROBLEMS_PATH}`,
      )
      contentChanged()
    },
    onPreExtractQueries: ({ getNodesByType }) => {
      parseOnlyQueryFiles(root, pageComponents({ getNodesByType }))
    },
    configureWebpack: (args) => {
      if (args.stage === 'build-javascript') buildRendererAhead(root)
      configureWebpack(args, context)
    },
    onCreateDevServer: (hook) => {
      const args = hook as DevServerArgs
      copyStatic(context, path.join(root, 'public'))
      serveSearchIndex(args, context)
      serveEntryFiles(args, context)
      serveMachineFiles(args, context)
      serveSidebarIcons(args, context)
      serveSidebarLists(args, context)
      serveProblems(args, context)
    },
    onPreBuild: (args) => {
      if (thread) start = prepareBuild(args, context, thread)
    },
    onPostBuild: async (args) => {
      if (start) await finishBuild(args, context, start)
    },
  }
}
