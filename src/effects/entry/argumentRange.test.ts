import { expect, it } from 'vitest'
import { argumentSchema } from './entry'

const argument = { name: 'hoops', type: 'int', description: 'Number of hoops.' }
const beyond = 'Less counts as 1.'

it('takes a range with what comes of other numbers', () => {
  expect(argumentSchema.safeParse({ ...argument, range: '1..', beyond }).success).toBe(true)
})

it.each([
  ['no words about others', { range: '1..' }],
  ['no numbers', { beyond }],
  ['no range', { range: '1 to 6', beyond }],
  ['nothing', { range: '', beyond }],
  ['a text', { type: 'string', range: '1..', beyond }],
])('refuses %s', (_name, fields) => {
  expect(argumentSchema.safeParse({ ...argument, ...fields }).success).toBe(false)
})
