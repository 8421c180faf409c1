/** Changes to a text that several rules propose. */
import { field } from './fields'
import type { ConfigMap } from './source'
import type { Fix } from './types'

/**
 * @param block a block with triggers
 * @param id of a mutator; undefined when there is none to add
 * @param text the checked text
 * @returns the fix that puts a list with the mutator in front of `triggers`; undefined where there
 *   is such a list already, which is left alone
 */
export function addMutator(
  block: ConfigMap,
  id: string | undefined,
  text: string,
): Fix | undefined {
  const triggers = field(block, 'triggers')
  if (id === undefined || block.flow || !triggers || field(block, 'mutators')) return undefined
  const indent = ' '.repeat(triggers.keyStart - text.lastIndexOf('\n', triggers.keyStart - 1) - 1)
  const added = `mutators:\n${indent}  - id: ${id}\n${indent}`
  return {
    title: `Add the mutator \`${id}\``,
    edits: [{ start: triggers.keyStart, end: triggers.keyStart, text: added }],
  }
}
