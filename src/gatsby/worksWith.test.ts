import { describe, expect, it } from 'vitest'
import { entrySchema } from '../effects/entry/entry'
import type { DocMeta } from '../docs/docMeta'
import { flowData, indexEntries } from './entryIndex'
import { worksWith } from './worksWith'

const entryOf = (fields: object) => entrySchema.parse(fields)
const doc = (fields: { kind: string; id: string }) =>
  ({
    route: `/${fields.kind}/${fields.id}`,
    description: 'Text.',
    keywords: [],
    components: [],
    entry: entryOf(fields),
  }) as unknown as DocMeta

const hurt = { kind: 'effect', id: 'hurt', execution: 'triggered', needs: ['VICTIM'] }
const pay = { kind: 'effect', id: 'pay', execution: 'triggered', needs: ['PLAYER'] }
const player = { DISPATCHER: 'Player', PLAYER: 'carrier' }
const jump = { kind: 'trigger', id: 'jump', offers: ['PLAYER', 'LOCATION'], hands_over: player }
const hit = {
  kind: 'trigger',
  id: 'hit',
  offers: ['PLAYER', 'VICTIM'],
  hands_over: { ...player, VICTIM: 'always' },
}
const graze = {
  kind: 'trigger',
  id: 'graze',
  offers: ['PLAYER', 'VICTIM'],
  hands_over: { ...player, VICTIM: { when: 'it wounds' } },
}
const victim = { kind: 'filter', id: 'victim', runtime: { needs: ['VICTIM'], otherwise: 'passes' } }
const toVictim = {
  kind: 'mutator',
  id: 'turn',
  transforms: [{ from: ['PLAYER'], to: 'VICTIM', adds: true }],
}
const INDEX = indexEntries(
  [
    doc(victim),
    doc(jump),
    doc(hit),
    doc(graze),
    doc({ ...hit, id: 'gone', ...{ removed: {} } }),
    doc(hurt),
    doc(pay),
    doc({ kind: 'effect', id: 'fly', ...{ execution: 'permanent' } }),
    doc(toVictim),
    { route: '/find', components: ['EntryFinder'] } as unknown as DocMeta,
  ],
  { basePath: '/de' },
)

describe('indexEntries', () => {
  it('orders entries by kind and id, and knows the finder', () => {
    expect(INDEX.entries.map(({ id }) => id)).toEqual([
      'fly',
      'hurt',
      'pay',
      'victim',
      'turn',
      'gone',
      'graze',
      'hit',
      'jump',
    ])
    expect(INDEX.tools.finder).toBe('/find')
    expect(INDEX.files.flow).toBe('/de/flow-data.json')
  })

  it('keeps permanent effects out of the flow file', () => {
    expect(flowData(INDEX).effects.map(({ id }) => id)).toEqual(['hurt', 'pay'])
  })
})

describe('worksWith', () => {
  const source = '/de/flow-data.json'

  it('counts the triggers of an effect: what works, sometimes works, or only loads', () => {
    expect(worksWith(entryOf(hurt), INDEX)).toEqual({
      lists: { triggers: { direct: 2, sometimes: 1, withMutator: 1, idle: 1 } },
      source,
    })
  })

  it('leads to the guide of the same docs, if they have it', () => {
    const guide = {
      id: 'effects/data-flow',
      route: '/de/fluss',
      components: [],
    } as unknown as DocMeta
    const index = indexEntries([doc(hurt), doc(hit), guide], { basePath: '/de' })
    expect(worksWith(entryOf(hurt), index).idleHref).toBe('/de/fluss#it-loads-but-does-nothing')
  })

  it('counts the effects and the filters of a trigger', () => {
    expect(worksWith(entryOf(jump), INDEX)).toEqual({
      lists: {
        effects: { direct: 1, sometimes: 0, withMutator: 1, idle: 1 },
        filters: { direct: 0, sometimes: 0, withMutator: 0, idle: 0 },
      },
      source,
    })
  })

  it('counts the triggers of a filter: those with its data, if only sometimes', () => {
    expect(worksWith(entryOf(victim), INDEX)).toEqual({
      lists: { triggers: { direct: 2, sometimes: 0, withMutator: 0, idle: 0 } },
      source,
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
