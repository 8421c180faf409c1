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
const text = { kind: 'filter', id: 'text', related: ['trigger/jump'] }
const INDEX = indexEntries(
  [
    doc(text),
    doc(jump),
    doc({ kind: 'trigger', id: 'hit', ...{ offers: ['VICTIM'], related: ['filter/text'] } }),
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
      'text',
      'turn',
      'gone',
      'hit',
      'jump',
    ])
    expect(INDEX.finder).toBe('/find')
    expect(INDEX.flowFile).toBe('/de/flow-data.json')
  })

  it('keeps permanent effects out of the flow file', () => {
    expect(flowData(INDEX).effects.map(({ id }) => id)).toEqual(['hurt'])
  })
})

describe('worksWith', () => {
  it('counts the triggers of an effect and the effects of a trigger', () => {
    const source = '/de/flow-data.json'
    expect(worksWith(entryOf(hurt), INDEX)).toEqual({
      counts: { direct: 1, withMutator: 1 },
      source,
    })
    expect(worksWith(entryOf(jump), INDEX)).toEqual({
      counts: { direct: 0, withMutator: 1 },
      source,
    })
  })

  it('names the triggers that call a filter related, once', () => {
    expect(worksWith(entryOf(text), INDEX)).toEqual({
      triggers: [{ kind: 'trigger', id: 'hit', href: '/trigger/hit', description: 'Text.' }],
    })
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
