import fs from 'node:fs'
import { expect, it } from 'vitest'
import { applyExceptions, exceptionsSchema } from './exceptions'
import type { Difference } from './difference'

const difference: Difference = { kind: 'argument', subject: 'effect/a', message: 'It lacks `b`.' }

it('takes out what was reviewed, and names what is no longer needed', () => {
  const reason = 'Somebody looked at it.'
  const used = { kind: 'argument', subject: 'effect/a', about: '`b`', reason } as const
  const other = { ...used, about: '`c`' }
  expect(applyExceptions([difference], [used])).toEqual({ differences: [], unused: [] })
  expect(applyExceptions([difference], [other])).toEqual({
    differences: [difference],
    unused: [other],
  })
})

it('finds each exception with a reason', () => {
  const file = new URL('../exceptions.json', import.meta.url)
  expect(() => exceptionsSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))).not.toThrow()
})
