import fs from 'node:fs/promises'
import path from 'node:path'
import type { CreateNodeArgs, Node } from 'gatsby'
import { CATEGORY_FILE, readCategory } from '../docs/category'
import { mayHoldRareNames } from '../docs/componentNames'
import { messagePath, readContentText, readDocMeta } from '../docs/docMeta'
import { splitNumberPrefix } from '../docs/routes'
import type { DocSetSource } from '../docs/siteConfig'
import type { BuildThread } from './buildThread'
import type { ChangedFacts } from './changedFacts'
import { compiledDoc } from './compiledDocs'
import type { SiteContext } from './docsSite'
import { SOURCE_PREFIX } from './gatsbyConfig'
import { readYamlData } from './plugins'
import type { MdxDoc } from './schema'

interface FileNode extends Node {
  absolutePath: string
  base: string
  relativeDirectory: string
  sourceInstanceName: string
}

interface Helpers {
  thread?: BuildThread
  facts?: ChangedFacts
}

/** Files that become Mdx nodes. */
const DOC_FILE = /\.mdx?$/

/**
 * onCreateNode: gives each Mdx node the facts of its doc, and makes nodes of category and data
 * files.
 *
 * @param args of the hook
 * @param context site config
 * @param helpers what compiles docs meanwhile, unless they are compiled already; in develop, what
 *   notes changes
 */
export async function createDocNodes(
  args: CreateNodeArgs,
  context: SiteContext,
  helpers: Helpers,
): Promise<void> {
  const { node } = args
  if (node.internal.type === 'Mdx') await addDocField(args, context, helpers)
  else if (node.internal.type === 'File') {
    if (!DOC_FILE.test((node as FileNode).base)) helpers.facts?.other(node)
    await addDataNode(args, context)
  }
}

function sourceOf(file: FileNode | undefined, { sources }: SiteContext): DocSetSource | undefined {
  return sources.find(({ key }) => file?.sourceInstanceName === `${SOURCE_PREFIX}${key}`)
}

async function addDocField(
  { node, actions, getNode }: CreateNodeArgs,
  context: SiteContext,
  { thread, facts }: Helpers,
): Promise<void> {
  const file = getNode(node.parent ?? '') as FileNode | undefined
  const source = sourceOf(file, context)
  if (!file || !source) return
  const { raw, problems } = readContentText(
    await fs.readFile(file.absolutePath),
    messagePath(file.absolutePath, context.root),
  )
  const {
    meta,
    problems: more,
    read,
  } = readDocMeta({
    raw,
    filePath: file.absolutePath,
    source,
    mainDocId: context.config.mainDocId,
    root: context.root,
    editUrl: context.config.editUrl,
    lastUpdated: context.lastUpdated(file.absolutePath),
  })
  problems.push(...more)
  if ((problems.length === 0 || source.adopted) && mayHoldRareNames(read.body)) {
    await thread?.doneWith(file.absolutePath)
    meta.components = (await compiledDoc(meta, raw, read)).components
  }
  const { setKey, id, entry } = meta
  const value: MdxDoc = {
    meta,
    problems,
    key: `${setKey}:${id}`,
    ...(entry && {
      entryKind: `${setKey}:${entry.kind}`,
      entryKey: `${setKey}:${entry.kind}/${entry.id}`,
    }),
  }
  facts?.doc(node, value)
  actions.createNodeField({ node, name: 'doc', value })
}

async function addDataNode(args: CreateNodeArgs, context: SiteContext): Promise<void> {
  const file = args.node as FileNode
  const source = sourceOf(file, context)
  if (!source) return
  const isCategory = CATEGORY_FILE.test(file.base)
  const isData = file.relativeDirectory === '_data' && /\.ya?ml$/.test(file.base)
  if (!isCategory && !isData) return
  const named = messagePath(file.absolutePath, context.root)
  const { raw, problems: lost } = readContentText(await fs.readFile(file.absolutePath), named)
  const { problems, ...fields } = isCategory
    ? categoryFields(raw, file, named)
    : dataFields(raw, file, named)
  const { createNode, createParentChildLink } = args.actions
  const type = isCategory ? 'DocCategory' : 'DocData'
  const node = {
    id: args.createNodeId(`${file.id} >>> ${type}`),
    parent: file.id,
    children: [],
    setKey: source.key,
    internal: { type, contentDigest: args.createContentDigest(raw) },
    ...fields,
    problems: [...lost, ...problems],
  }
  await createNode(node)
  createParentChildLink({ parent: file, child: node })
}

function dataFields(raw: string, file: FileNode, named: string) {
  const name = path.basename(file.base, path.extname(file.base))
  return { name, ...readYamlData(raw, name, named) }
}

function categoryFields(raw: string, file: FileNode, named: string) {
  const { value, problems } = readCategory(raw, named)
  const folders = file.relativeDirectory.split(/[\\/]/).filter((part) => part !== '')
  return {
    folder: folders.map((part) => splitNumberPrefix(part).name).join('/'),
    config: value,
    problems,
  }
}
