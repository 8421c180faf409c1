/** The references that the content folder makes, for tests. */
import { readContentEntries } from '../../checker/readContent'
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
  const docs = readContentEntries(folder)
  const packed = docs.map((doc) => ({ entry: finderEntry(doc), related: doc.entry.related }))
  const { filters } = flowModel(
    packed.map(({ entry }) => entry),
    new Map(packed.map(({ entry, related }) => [entry, related])),
  )
  const events = new Map(filters.map(({ id, triggers }) => [id, triggers]))
  return { builder: buildBuilderReference(docs, events), checker: buildCheckerReference(docs) }
}
