/** Makes the command one file: its code, the packages that it uses, the reference. */
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { NodePluginArgs } from 'gatsby'
import type { ToolData } from '../commandLine/toolData'
import { buildCheckerReference } from '../effects/checker/reference'
import { withoutWords } from '../effects/files/fileKeys'
import { readVersionData } from '../effects/versions/readVersionData'
import type { SiteContext } from './docsSite'
import { entryIndexReader } from './entryIndex'
import type { EntryIndex } from './entryIndex'
import type { SiteFile } from './machineFiles'
import { licenceList, packageFolder } from './publishedPackages'
import type { MdxNode } from './schema'

/** Site path of the command below the base path of its docs. */
export const COMMAND_FILE = '/tools/check-config.mjs'

/** The oldest Node that runs it. */
const TARGET = 'node20'

/**
 * @param root repository folder
 * @param data what the command has inside
 * @returns text of a module that runs without any package
 */
export function bundleCommand(root: string, data: ToolData): string {
  const entry = path.join(root, 'src/commandLine/entry.ts')
  const { outputFiles, metafile } = buildSync({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: TARGET,
    // Neither a browser nor Node: packages give their plain modules then, without `require`.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    define: { __TOOL_DATA__: JSON.stringify(JSON.stringify(data)) },
    logLevel: 'silent',
  })
  const folders = Object.keys(metafile.inputs).flatMap(
    (input) => packageFolder(path.resolve(root, input)) ?? [],
  )
  const licences = licenceList([...new Set(folders)], 'this file').replaceAll('*/', '* /')
  return `#!/usr/bin/env node\n${outputFiles[0]?.text ?? ''}\n/*\n${licences}*/\n`
}

/**
 * @param index entries and key tables of a doc set
 * @param siteUrl address in front of the routes of pages
 * @returns what the command of these docs has inside
 */
export function commandData(
  {
    sources,
    guides,
    fileTables,
    versionFolder,
  }: Pick<EntryIndex, 'sources' | 'guides' | 'fileTables' | 'versionFolder'>,
  siteUrl: string,
): ToolData {
  const versions = versionFolder === undefined ? undefined : readVersionData(versionFolder)
  return {
    reference: { ...buildCheckerReference(sources, guides), files: withoutWords(fileTables) },
    ...(versions && { versions }),
    siteUrl,
  }
}

/**
 * @param source Gatsby's nodes
 * @param context site config
 * @returns the command of each doc set that has entries
 */
export function commandFiles(
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
  { sources, root, config, pathPrefix }: SiteContext,
): SiteFile[] {
  const entryIndex = entryIndexReader(() => getNodesByType('Mdx') as MdxNode[], sources)
  const siteUrl = `${config.url}${pathPrefix}`
  return sources.flatMap(({ key, basePath }) => {
    const index = entryIndex(key)
    if (index.entries.length === 0) return []
    const text = bundleCommand(root, commandData(index, siteUrl))
    return [[`${basePath}${COMMAND_FILE}`, text] as const]
  })
}
