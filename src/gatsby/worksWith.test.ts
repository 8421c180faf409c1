import { describe, expect, it } from 'vitest'
import { entrySchema } from '../docs/entry'
import type { DocMeta } from '../docs/docMeta'
import { flowData, indexEntries } from './entryIndex'
import { worksWith } from './worksWith'

const entryOf = (fields: object) => entrySchema.parse(fields)
const doc = (fields: { kind: string; id: string }) =>
  ({
    route: `/${fields.kind}/${fields.id}`,
    description: 'Text.',
    keywords: [],
    template: 'doc',
    entry: entryOf(fields),
  }) as unknown as DocMeta

const hurt = { kind: 'effect', id: 'hurt', execution: 'triggered', needs: ['VICTIM'] }
const jump = { kind: 'trigger', id: 'jump', offers: ['PLAYER'] }
const crate = { kind: 'filter', id: 'crate', needs: ['EVENT'], related: ['trigger/jump'] }
const victim = { kind: 'filter', id: 'victim', needs: ['VICTIM'] }
const INDEX = indexEntries(
  [
    doc(crate),
    doc(victim),
    doc(jump),
    doc({ kind: 'trigger', id: 'hit', ...{ offers: ['VICTIM'], related: ['filter/crate'] } }),
    doc({ kind: 'trigger', id: 'gone', ...{ offers: ['VICTIM'], removed: {} } }),
    doc(hurt),
    doc({ kind: 'effect', id: 'fly', ...{ execution: 'permanent' } }),
    doc({ kind: 'mutator', id: 'turn', ...{ transforms: [{ to: 'VICTIM', adds: true }] } }),
    { route: '/find', template: 'finder' } as DocMeta,
  ],
  '/de',
)

describe('indexEntries', () => {
  it('orders entries by kind and id, and knows the finder', () => {
    expect(INDEX.entries.map(({ id }) => id)).toEqual([
      'fly',
      'hurt',
      'crate',
      'victim',
      'turn',
      'gone',
      'hit',
      'jump',
    ])
    expect(INDEX.tools.finder).toBe('/find')
    expect(INDEX.files.flow).toBe('/de/flow-data.json')
  })

  it('keeps permanent effects out of the flow file', () => {
    expect(flowData(INDEX).effects.map(({ id }) => id)).toEqual(['hurt'])
  })
})

describe('worksWith', () => {
  const source = '/de/flow-data.json'

  it('counts the triggers of an effect', () => {
    expect(worksWith(entryOf(hurt), INDEX)).toEqual({
      lists: { triggers: { direct: 1, withMutator: 1 } },
      source,
    })
  })

  it('counts the effects and the filters of a trigger', () => {
    expect(worksWith(entryOf(jump), INDEX)).toEqual({
      lists: {
        effects: { direct: 0, withMutator: 1 },
        filters: { direct: 1, withMutator: 0 },
      },
      source,
    })
  })

  it('counts the triggers of a filter: those with its data, or those whose event it knows', () => {
    const lists = (direct: number) => ({ lists: { triggers: { direct, withMutator: 0 } }, source })
    expect(worksWith(entryOf(victim), INDEX)).toEqual(lists(1))
    expect(worksWith(entryOf(crate), INDEX)).toEqual(lists(2))
  })

  it('has nothing for permanent, removed and other entries', () => {
    for (const fields of [
      { kind: 'effect', id: 'fly', execution: 'permanent' },
      { ...hurt, removed: {} },
      { kind: 'condition', id: 'night' },
    ]) {
      expect(worksWith(entryOf(fields), INDEX)).toEqual({})
    }
  })
})
