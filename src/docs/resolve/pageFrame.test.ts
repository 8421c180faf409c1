import { expect, it } from 'vitest'
import type { DocPageData } from './pageData'
import { frameOf } from './pageFrame'

const doc = {
  route: '/effects/all-effects/kill',
  title: 'kill',
  toc: [{ id: 'notes', text: 'Notes', level: 2 }],
  tree: [['p', null, 'Ends the life of the victim.']],
} as unknown as DocPageData

it('keeps all but the text', () => {
  const { tree: _tree, ...rest } = doc
  expect(frameOf(doc)).toEqual(rest)
})

it('keeps the kind of an entry alone', () => {
  const entry = { kind: 'effect', id: 'kill', arguments: [{ name: 'delay' }] }
  expect(frameOf({ ...doc, entry } as unknown as DocPageData).entry).toEqual({ kind: 'effect' })
})
