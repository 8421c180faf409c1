/** What a new entry page says at first, by kind: the fields that its author goes on from. */
import type { z } from 'zod'
import type { EntryKind, entrySchema } from '../../effects/entry/entry'

/** Whatever the schema asks of an entry besides kind and id has to be in a template. */
type Fields = Omit<z.input<typeof entrySchema>, 'kind' | 'id'>

interface EntryTemplate {
  fields: Fields
  /**
   * @param id of the entry
   * @returns a config that the plugins would load
   */
  example: (id: string) => string
}

/** An effect that needs nothing, for examples of what stands around effects. */
const EFFECT = ['effects:', '  - id: send_message', '    args:', '      message: "&aIt works."']

const lines = (...parts: string[]) => parts.join('\n')

export const ENTRY_TEMPLATES: Readonly<Record<EntryKind, EntryTemplate>> = {
  effect: {
    fields: {
      categories: [],
      execution: 'triggered',
      needs: [],
      runtime: 'unknown',
      arguments: [],
    },
    example: (id) => lines('effects:', `  - id: ${id}`, '    triggers:', '      - alt_click'),
  },
  condition: {
    fields: { categories: [], runtime: 'unknown', arguments: [] },
    example: (id) => lines('conditions:', `  - id: ${id}`),
  },
  filter: {
    fields: {
      categories: [],
      needs: [],
      runtime: 'unknown',
      value: {
        type: 'boolean',
        description: '`true` lets the trigger pass, `false` keeps it out.',
      },
    },
    example: (id) =>
      lines(...EFFECT, '    triggers:', '      - alt_click', '    filters:', `      ${id}: true`),
  },
  mutator: {
    fields: { categories: [], transforms: [], arguments: [] },
    example: (id) =>
      lines(...EFFECT, '    triggers:', '      - alt_click', '    mutators:', `      - id: ${id}`),
  },
  trigger: {
    fields: { categories: [], offers: ['PLAYER'], hands_over: 'unknown' },
    example: (id) => lines(...EFFECT, '    triggers:', `      - ${id}`),
  },
  'entity-goal': {
    fields: { key: 'minecraft:', applies_to: 'Every mob', arguments: [] },
    example: (id) => lines('entity-goals:', `  - key: minecraft:${id}`, '    priority: 1'),
  },
  'target-goal': {
    fields: { key: 'minecraft:', applies_to: 'Every mob', arguments: [] },
    example: (id) => lines('target-goals:', `  - key: minecraft:${id}`, '    priority: 1'),
  },
}
