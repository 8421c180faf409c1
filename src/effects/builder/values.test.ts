import { describe, expect, it } from 'vitest'
import type { FormArgument } from './formArguments'
import { readValues, valueProblem } from './values'

const argument = (type: FormArgument['type'], more: Partial<FormArgument> = {}): FormArgument => ({
  name: 'x',
  type,
  ...more,
})

describe('valueProblem', () => {
  it.each([
    ['expression', '5 +', 'expression'],
    ['expression', '%level% * 2', undefined],
    ['int', '2.5', 'whole'],
    ['int', '-2', undefined],
    ['int', '%level%', undefined],
    ['double', 'much', 'number'],
    ['double', '.5', undefined],
    ['string', '5 +', undefined],
  ] as const)('%s %j', (type, text, problem) => {
    expect(valueProblem(argument(type), text)?.problem).toBe(problem)
  })
})

describe('readValues', () => {
  it('takes one value, or one a line', () => {
    expect(readValues(argument('string'), ' a b ')).toEqual(['a b'])
    expect(readValues(argument('block-list'), 'stone\n\n dirt \n')).toEqual(['stone', 'dirt'])
    expect(readValues(argument('string'), '  ')).toEqual([])
  })

  it('takes only what there is to choose, and what can be read', () => {
    const choice = argument('string', { choices: ['one', 'two'] })
    expect(readValues(choice, 'two')).toEqual(['two'])
    expect(readValues(choice, 'three')).toEqual([])
    expect(readValues(argument('boolean'), 'yes')).toEqual([])
    expect(readValues(argument('int-list'), '1\nx\n3')).toEqual(['1', '3'])
  })
})
