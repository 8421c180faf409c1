import { describe, expect, it } from 'vitest'
import { entrySchema } from '../entry/entry'
import { buildCheckerReference } from '../checker/reference'
import { buildBuilderWords, withWords } from './reference'

const source = (fields: object) => {
  const entry = entrySchema.parse(fields)
  return { entry, route: `/effects/all-${entry.kind}s/${entry.id}`, description: 'Text.' }
}

describe('withWords', () => {
  const sources = [
    source({
      kind: 'effect',
      id: 'give',
      needs: ['PLAYER'],
      arguments: [
        { name: 'amount', type: 'expression', required: true, description: 'How much.' },
        { name: 'silent', type: 'boolean', default: false, description: 'No message.' },
      ],
    }),
    source({ kind: 'effect', id: 'gone', removed: {} }),
    source({ kind: 'effect', id: 'old', deprecated: {} }),
    source({
      kind: 'filter',
      id: 'crate',
      value: { type: 'string', description: 'Which.' },
      runtime: { needs: [{ data: 'EVENT', is: 'CrateEvent' }], otherwise: 'passes' },
    }),
    source({ kind: 'entity-goal', id: 'breed', key: 'minecraft:breed' }),
  ]
  const { entries } = withWords(buildCheckerReference(sources), buildBuilderWords(sources))

  it('has words and defaults of arguments', () => {
    expect(entries.effect).toEqual([
      {
        id: 'give',
        needs: ['PLAYER'],
        description: 'Text.',
        args: [
          { name: 'amount', type: 'expression', required: true, description: 'How much.' },
          { name: 'silent', type: 'boolean', default: 'false', description: 'No message.' },
        ],
      },
    ])
  })

  it('knows what filters look for', () => {
    expect(entries.filter).toEqual([
      {
        id: 'crate',
        value: 'string',
        valueDescription: 'Which.',
        description: 'Text.',
        runtime: { needs: [{ data: 'EVENT', is: 'CrateEvent' }], otherwise: 'passes' },
      },
    ])
  })
})
