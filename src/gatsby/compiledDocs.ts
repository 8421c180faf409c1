import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readImports } from '../docs/adopt/imports'
import type { ImportedFiles } from '../docs/adopt/imports'
import type { CompiledDoc } from '../docs/compile/compile'
import type { DocMeta } from '../docs/docMeta'
import { readFrontMatter } from '../docs/frontMatter'
import type { FrontMatterResult } from '../docs/frontMatter'
import { compilerVersion } from './buildVersion'
import type { MdxNode } from './schema'

/**
 * Folder of compiled docs in that of the site. Beside Gatsby's cache: what it holds depends on the
 * files and the compiler alone, so it outlives a dropped cache and may be kept between machines.
 */
const FOLDER = '.docs-cache'

let version: string | undefined

/** Changes with the compiler's code and packages: a newer compiler must not read old results. */
function cacheFolder(): string {
  version ??= compilerVersion(process.cwd()).slice(0, 12)
  return path.join(process.cwd(), FOLDER, version)
}

/** @returns whether a build before has kept what this compiler makes of docs */
export function hasCompiledDocs(): boolean {
  return fs.existsSync(cacheFolder())
}

function metaOf(node: MdxNode): DocMeta {
  const meta = node.fields?.doc?.meta
  if (!meta) throw new Error(`The Mdx node ${node.id} is not a doc.`)
  return meta
}

/** Files of this process's docs, to tell the others from. */
const used = new Set<string>()

/**
 * @param name of a file that is kept beside the compiled docs, as long as the code stays the same
 * @returns its path
 */
export function keptFile(name: string): string {
  const file = path.join(cacheFolder(), name)
  used.add(file)
  return file
}

/** The text itself decides, and not Gatsby's record of it: the file may have changed since. */
function cacheFile(
  { source, title, pageLabels, format }: DocMeta,
  raw: string,
  imports: ImportedFiles | undefined,
): string {
  const words = JSON.stringify(pageLabels ?? {})
  const hash = createHash('sha1').update(`${source}\0${title}\0${words}\0${raw}`)
  if (imports) hash.update(`\0${format}\0${JSON.stringify(imports)}`)
  return path.join(cacheFolder(), `${hash.digest('hex')}.json`)
}

/**
 * The compiled body of a doc: from the cache, which all of Gatsby's processes share, or fresh.
 *
 * @param node Mdx node of the doc
 */
export async function getCompiledDoc(node: MdxNode): Promise<CompiledDoc> {
  const meta = metaOf(node)
  return compiledDoc(meta, await fs.promises.readFile(meta.filePath, 'utf8'))
}

/**
 * The same for a doc that has no node yet.
 *
 * @param meta the doc
 * @param raw text of its file
 * @param read the front matter in it, where it is read already
 */
export async function compiledDoc(
  meta: DocMeta,
  raw: string,
  read?: FrontMatterResult,
): Promise<CompiledDoc> {
  const imports = readImports(meta, raw)
  const file = cacheFile(meta, raw, imports)
  used.add(file)
  return (
    (await readCompiled(file)) ??
    compileInto(file, meta, read ?? readFrontMatter(raw, meta.source), imports)
  )
}

/**
 * Compiles a doc for those who ask for it later, unless that is done.
 *
 * @param meta the doc
 * @param raw text of its file
 * @param read the front matter in it
 */
export async function compileForLater(
  meta: DocMeta,
  raw: string,
  read: FrontMatterResult,
): Promise<void> {
  const imports = readImports(meta, raw)
  const file = cacheFile(meta, raw, imports)
  if (!fs.existsSync(file)) await compileInto(file, meta, read, imports)
}

async function compileInto(
  file: string,
  meta: DocMeta,
  read: FrontMatterResult,
  imports: ImportedFiles | undefined,
): Promise<CompiledDoc> {
  // Processes that find all docs in the cache do without the compiler, which takes time to load.
  const { compileRead } = await import('../docs/compile/compile')
  const compiled = compileRead(meta, read, imports)
  await writeCompiled(file, compiled)
  return compiled
}

async function readCompiled(file: string): Promise<CompiledDoc | undefined> {
  const text = await fs.promises.readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as CompiledDoc
  } catch {
    // Half a file, left by a build that was ended: it is written again.
    return undefined
  }
}

let folder: Promise<unknown> | undefined

/** Two may write the same file at a time: each writes its own and puts it in place whole. */
async function writeCompiled(file: string, compiled: CompiledDoc): Promise<void> {
  const part = `${file}.${randomUUID()}`
  folder ??= fs.promises.mkdir(cacheFolder(), { recursive: true })
  await folder
  await fs.promises.writeFile(part, JSON.stringify(compiled))
  await fs.promises.rename(part, file)
}

/**
 * Removes what no doc asks for any more, apart from what this build has written: others may be at it.
 * To be called when this process has read all docs.
 */
export function pruneCompiledDocs(): void {
  const all = path.join(process.cwd(), FOLDER)
  const kept = path.basename(cacheFolder())
  for (const name of fs.existsSync(all) ? fs.readdirSync(all) : []) {
    if (name !== kept) {
      fs.rmSync(path.join(all, name), { recursive: true, force: true })
      continue
    }
    for (const file of fs.readdirSync(path.join(all, name))) {
      const one = path.join(all, name, file)
      if (!used.has(one) && isOfBuildBefore(one)) fs.rmSync(one, { force: true })
    }
  }
}

function isOfBuildBefore(file: string): boolean {
  const { mtimeMs } = fs.statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity }
  return mtimeMs < performance.timeOrigin
}
