import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { compileDoc } from '../docs/compile/compile'
import type { CompiledDoc } from '../docs/compile/compile'
import { readFrontMatter } from '../docs/frontMatter'
import type { MdxNode } from './schema'

/**
 * Folder of compiled docs in that of the site. Beside Gatsby's cache: what it holds depends on the
 * files and the compiler alone, so it outlives a dropped cache and may be kept between machines.
 */
const FOLDER = '.docs-cache'

let pipeline: string | undefined

/** Changes with the compiler's own code, so that a newer compiler does not read old results. */
function pipelineDigest(): string {
  pipeline ??= createHash('sha1').update(fs.readFileSync(__filename)).digest('hex').slice(0, 12)
  return pipeline
}

function metaOf(node: MdxNode) {
  const meta = node.fields?.doc?.meta
  if (!meta) throw new Error(`The Mdx node ${node.id} is not a doc.`)
  return meta
}

/** Files of this process's docs, to tell the others from. */
const used = new Set<string>()

/** The text itself decides, and not Gatsby's record of it: the file may have changed since. */
function cacheFile({ source, title }: ReturnType<typeof metaOf>, raw: string): string {
  const key = createHash('sha1').update(`${source}\0${title}\0${raw}`).digest('hex')
  return path.join(process.cwd(), FOLDER, pipelineDigest(), `${key}.json`)
}

/**
 * The compiled body of a doc: from the cache, which all of Gatsby's processes share, or fresh.
 *
 * @param node Mdx node of the doc
 */
export async function getCompiledDoc(node: MdxNode): Promise<CompiledDoc> {
  const meta = metaOf(node)
  const raw = await fs.promises.readFile(meta.filePath, 'utf8')
  const file = cacheFile(meta, raw)
  used.add(file)
  const cached = await readCompiled(file)
  if (cached) return cached
  const { value, body, lineOf } = readFrontMatter(raw, meta.source)
  const compiled = await compileDoc({
    file: meta.source,
    format: meta.format,
    body,
    frontMatter: value,
    title: meta.title,
    lineOf,
  })
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

/** Two may write the same file at a time: each writes its own and puts it in place whole. */
async function writeCompiled(file: string, compiled: CompiledDoc): Promise<void> {
  const part = `${file}.${randomUUID()}`
  await fs.promises.mkdir(path.dirname(file), { recursive: true })
  await fs.promises.writeFile(part, JSON.stringify(compiled))
  await fs.promises.rename(part, file)
}

/** Removes what no doc asks for any more; to be called when this process has read all docs. */
export function pruneCompiledDocs(): void {
  const folder = path.join(process.cwd(), FOLDER)
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    if (name !== pipelineDigest()) {
      fs.rmSync(path.join(folder, name), { recursive: true, force: true })
      continue
    }
    for (const file of fs.readdirSync(path.join(folder, name))) {
      const one = path.join(folder, name, file)
      if (!used.has(one)) fs.rmSync(one, { force: true })
    }
  }
}
