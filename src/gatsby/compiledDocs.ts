import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { GatsbyCache } from 'gatsby'
import { compileDoc } from '../docs/compile/compile'
import type { CompiledDoc } from '../docs/compile/compile'
import { readFrontMatter } from '../docs/frontMatter'
import type { MdxNode } from './schema'

let pipeline: string | undefined

/** Changes with the compiler's own code, so that a newer compiler does not read old results. */
function pipelineDigest(): string {
  pipeline ??= createHash('sha1').update(fs.readFileSync(__filename)).digest('hex').slice(0, 12)
  return pipeline
}

/**
 * The compiled body of a doc: from the cache, which all of Gatsby's processes share, or fresh.
 *
 * @param node Mdx node of the doc
 * @param cache Gatsby's cache
 */
export async function getCompiledDoc(node: MdxNode, cache: GatsbyCache): Promise<CompiledDoc> {
  const meta = node.fields?.doc?.meta
  if (!meta) throw new Error(`The Mdx node ${node.id} is not a doc.`)
  const key = `doc:${pipelineDigest()}:${meta.source}:${node.internal.contentDigest}`
  const cached = (await cache.get(key)) as CompiledDoc | undefined
  if (cached) return cached
  const { value, body, lineOf } = readFrontMatter(
    fs.readFileSync(meta.filePath, 'utf8'),
    meta.source,
  )
  const compiled = await compileDoc({
    file: meta.source,
    format: meta.format,
    body,
    frontMatter: value,
    title: meta.title,
    lineOf,
  })
  await cache.set(key, compiled)
  return compiled
}
