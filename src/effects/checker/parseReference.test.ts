import { expect, it } from 'vitest'
import { parseReference } from './parseReference'
import { REFERENCE } from './testing/reference'

it('takes the reference of a build of its own kind', () => {
  expect(parseReference(JSON.parse(JSON.stringify(REFERENCE)))).toEqual(REFERENCE)
})

it.each([[null], [[]], [{ entries: {} }], ['text']])('refuses %j', (data) => {
  expect(() => parseReference(data)).toThrow('This is no reference.')
})

it('refuses another shape', () => {
  expect(() => parseReference({ ...REFERENCE, format: 1 })).toThrow(
    'The reference has the format 1, and format 4 is read here.',
  )
})
