/** The references that the content folder makes, for tests. */
import { readContentEntries } from '../../src/docs/readContent'
import { buildBuilderWords, withWords } from '../../src/effects/builder/reference'
import type { BuilderReference } from '../../src/effects/builder/reference'
import { buildCheckerReference } from '../../src/effects/checker/reference'
import type { CheckerReference } from '../../src/effects/checker/reference'

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
