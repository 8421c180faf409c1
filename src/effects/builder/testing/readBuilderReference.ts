/** The references that the content folder makes, for tests. */
import fs from 'node:fs'
import { readDocMeta } from '../../../docs/docMeta'
import { listPages } from '../../checker/readContent'
import { buildCheckerReference } from '../../checker/reference'
import type { CheckerReference } from '../../checker/reference'
import { finderEntry } from '../../finder/finderEntry'
import { flowModel } from '../../finder/pairing'
import { buildBuilderReference } from '../reference'
import type { BuilderReference } from '../reference'

/**
 * @param folder content folder
 * @returns what the builder and the checker know of its entries
 */
export function readBuilderReference(folder: string): {
  builder: BuilderReference
  checker: CheckerReference
} {
  const source = {
    locale: 'en',
    version: 'current',
    key: 'en/current',
    folder,
    basePath: '',
  } as const
  const docs = listPages(folder).flatMap((filePath) => {
    const raw = fs.readFileSync(filePath, 'utf8')
    if (!/^kind:/m.test(raw)) return []
    const { meta } = readDocMeta({ raw, filePath, source, mainDocId: 'home', root: folder })
    return meta.entry ? [{ ...meta, entry: meta.entry }] : []
  })
  const packed = docs.map((doc) => ({ entry: finderEntry(doc), related: doc.entry.related }))
  const { filters } = flowModel(
    packed.map(({ entry }) => entry),
    new Map(packed.map(({ entry, related }) => [entry, related])),
  )
  const events = new Map(filters.map(({ id, triggers }) => [id, triggers]))
  return { builder: buildBuilderReference(docs, events), checker: buildCheckerReference(docs) }
}
