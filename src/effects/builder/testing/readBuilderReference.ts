/** The references that the content folder makes, for tests. */
import { readContentEntries } from '../../../docs/readContent'
import { buildCheckerReference } from '../../checker/reference'
import type { CheckerReference } from '../../checker/reference'
import { buildBuilderWords, withWords } from '../reference'
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
  const checker = buildCheckerReference(docs)
  return { builder: withWords(checker, buildBuilderWords(docs)), checker }
}
