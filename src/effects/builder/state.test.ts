import { expect, it } from 'vitest'
import { REFERENCE } from '../checker/testing/reference'
import { MAX_BLOCKS, parseState } from './state'
import { withWords } from './reference'
import type { BuilderWords } from './reference'

const about = { description: 'An entry.' }
const words = {
  entries: {
    effect: { bleed: about },
    condition: { is_sneaking: about, any_of: about },
    filter: {},
    mutator: {},
    trigger: { static: about },
  },
} as unknown as BuilderWords
const reference = withWords(REFERENCE, words)

it('takes no more blocks of an address than readers make', () => {
  const conditions = Array.from({ length: 200 }, () => ({ id: 'is_sneaking' }))
  const lists = Array.from({ length: 200 }, () => ({ id: 'any_of', args: { conditions } }))
  for (const many of [conditions, lists]) {
    const text = JSON.stringify({ effect: { id: 'bleed' }, conditions: many })
    const blocks = JSON.stringify(parseState(text, reference)).match(/"id":/g)
    expect(blocks).toHaveLength(MAX_BLOCKS)
  }
})

it('knows no entry and no argument that is only a name of every object', () => {
  const text = '{"effect": {"id": "constructor"}}'
  expect(parseState(text, reference)).toBeNull()
})
