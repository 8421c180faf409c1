import { expect, it } from 'vitest'
import { isNewEnough } from './checkNode.mjs'

it.each([
  ['v20.3.0', true],
  ['v20.10.1', true],
  ['v22.0.0', true],
  ['v20.2.9', false],
  ['v18.20.0', false],
])('%s with >=20.3.0: %s', (version, wanted) => {
  expect(isNewEnough(version, '>=20.3.0')).toBe(wanted)
})
