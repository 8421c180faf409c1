import { newDraft } from '../../../effects/builder/state'
import type { BuilderState, Draft } from '../../../effects/builder/state'
import { field, textField } from '../../../effects/checker/fields'
import type { ConfigMap } from '../../../effects/checker/source'

/**
 * @param block an effect in a file
 * @returns its ids as the effect builder has them, for what goes together; without arguments
 */
export function draftOf(block: ConfigMap): BuilderState {
  const ids = (key: string): Draft[] => {
    const list = field(block, key)?.value
    return list?.type === 'list'
      ? list.items.flatMap((item) => {
          const id = item.type === 'map' ? textField(item, 'id')?.text : undefined
          return id === undefined ? [] : [newDraft(id)]
        })
      : []
  }
  const filters = field(block, 'filters')?.value
  return {
    effect: newDraft(textField(block, 'id')?.text ?? ''),
    triggers: triggersOf(block),
    mutators: ids('mutators'),
    filters: filters?.type === 'map' ? filters.pairs.map(({ key }) => newDraft(key)) : [],
    conditions: ids('conditions'),
  }
}

function triggersOf(block: ConfigMap): string[] {
  const triggers = field(block, 'triggers')?.value
  if (triggers?.type !== 'list') return []
  return triggers.items.flatMap((item) => (item.type === 'scalar' ? [item.text] : []))
}
