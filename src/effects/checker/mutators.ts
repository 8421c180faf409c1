/** The `mutators` list. */
import { checkArguments } from './arguments'
import { checkKeys, field, textField } from './fields'
import { MUTATOR_KEYS } from './commonArguments'
import type { ReferenceEntry } from './reference'
import type { Run } from './run'
import { headOf, placeIn } from './run'
import type { ConfigNode } from './source'
import { hasNothing, isEmpty } from './source'
import { unknownId } from './triggers'

/**
 * @param node value of `mutators`
 * @param run the check
 */
export function checkMutators(node: ConfigNode, run: Run): void {
  if (hasNothing(node)) return
  if (node.type !== 'list') {
    run.report({
      at: headOf(node),
      severity: 'error',
      code: 'wrong-type',
      message: '`mutators` takes a list of blocks with an `id`.',
      why: 'In another form no mutator is read.',
      href: run.catalogue.list('mutator'),
    })
    return
  }
  for (const item of node.items) checkMutator(item, run)
}

function checkMutator(item: ConfigNode, run: Run): void {
  if (isEmpty(item)) return
  const id = item.type === 'map' ? textField(item, 'id')?.node : undefined
  if (item.type !== 'map' || !id) {
    run.report({
      at: headOf(item),
      severity: 'error',
      code: 'missing-id',
      message: 'A mutator is a block with an `id`: `- id: location_to_player`.',
      why: 'Without an id it is left out.',
      href: run.catalogue.list('mutator'),
    })
    return
  }
  run.blocks.mutators += 1
  const entry = run.catalogue.find('mutator', id.text.trim())
  if (entry) run.noteEntry('mutator', entry, id)
  else {
    const why = 'A mutator that the server does not know is left out, with an error in the console.'
    run.report(unknownId(run, 'mutator', id, why))
  }
  checkKeys(item, MUTATOR_KEYS, () => undefined, run.catalogue.list('mutator'), run)
  const href = entry ? run.catalogue.href('mutator', entry) : run.catalogue.list('mutator')
  const owner = { kind: 'mutator', entry, at: placeIn(id), href } as const
  checkArguments(field(item, 'args')?.value, owner, run)
}

/**
 * @param node value of `mutators`, if there is one
 * @param run the check
 * @returns the mutators in it, or undefined when one of them is not known, so that nobody can say
 *   what they add
 */
export function mutatorsIn(node: ConfigNode | undefined, run: Run): ReferenceEntry[] | undefined {
  if (!node || node.type !== 'list') return []
  const entries: ReferenceEntry[] = []
  for (const item of node.items) {
    const id = item.type === 'map' ? textField(item, 'id')?.text : undefined
    const entry = id === undefined ? undefined : run.catalogue.find('mutator', id)
    if (!entry) return undefined
    entries.push(entry)
  }
  return entries
}
