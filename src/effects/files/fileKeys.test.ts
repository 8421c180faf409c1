import { expect, it } from 'vitest'
import { withoutWords } from './fileKeys'
import type { FileKey } from './fileKeys'
import { pathsOf } from './keyTree'

it('joins neighbours that are alike without words, and each keeps its path', () => {
  const keys: FileKey[] = [
    { path: 'name', type: 'text', description: 'Its name.' },
    { path: 'ring.row', type: 'whole number', usual: '1' },
    { path: 'ring.column', type: 'whole number', usual: '5' },
    { path: 'ring.mask.size', type: 'whole number' },
    { path: 'seats.a, .b', type: 'whole number' },
    { path: 'seats.c', type: 'whole number', required: true },
    { path: 'animals[].food', type: 'text' },
    { path: 'animals[].name', type: 'text' },
  ]
  const [table] = withoutWords([{ file: 'Circus/acts/*.yml', route: '/acts', name: 'keys', keys }])
  const shown = table?.keys.map(({ path, ...key }) => ({ ...key, paths: pathsOf(path) }))
  expect(shown).toEqual([
    { type: 'text', paths: ['name'] },
    {
      type: 'whole number',
      paths: ['ring.row', 'ring.column', 'ring.mask.size', 'seats.a', 'seats.b'],
    },
    { type: 'whole number', required: true, paths: ['seats.c'] },
    { type: 'text', paths: ['animals[].food', 'animals[].name'] },
  ])
})
