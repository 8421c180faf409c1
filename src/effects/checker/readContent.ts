/** Reads the reference from a folder of docs: for the build, the command line and tests. */
import fs from 'node:fs'
import path from 'node:path'
import { readDocMeta } from '../../docs/docMeta'
import { buildCheckerReference } from './reference'
import type { CheckerReference, CheckerSource } from './reference'

/**
 * @param folder content folder
 * @returns absolute paths of its pages, sorted
 */
export function listPages(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => path.join(folder, name))
}

/**
 * @param folder content folder
 * @returns the reference that its entry pages make; pages whose front matter is wrong are left
 *   out, the build reports them
 */
export function readContentReference(folder: string): CheckerReference {
  const source = {
    locale: 'en',
    version: 'current',
    key: 'en/current',
    folder,
    basePath: '',
  } as const
  const entries = listPages(folder).flatMap((filePath): CheckerSource[] => {
    const raw = fs.readFileSync(filePath, 'utf8')
    if (!/^kind:/m.test(raw)) return []
    const { meta } = readDocMeta({ raw, filePath, source, mainDocId: 'home', root: folder })
    return meta.entry ? [{ entry: meta.entry, route: meta.route }] : []
  })
  return buildCheckerReference(entries)
}
