import { expect, it } from 'vitest'
import { COMMON_ARGUMENTS } from '../checker/commonArguments'
import { commonArguments } from '../schema/commonArguments'
import { SHARED_WORDS, formArguments } from './formArguments'

const shared = (kind: 'effect' | 'condition' | 'filter' | 'mutator') =>
  formArguments(kind, { id: 'x', description: '' }).filter(({ isShared }) => isShared)

it('asks for shared arguments in the order of the table', () => {
  const names = shared('effect').map(({ name }) => name)
  expect(names).toContain('repeat.times')
  expect(names).not.toContain('price')
  const places = names.map((name) =>
    COMMON_ARGUMENTS.findIndex((common) => common.name === name.split('.')[0]),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(shared('condition').map(({ name }) => name)).toEqual(['inverse'])
})

it('has the words of the schema for each of them', () => {
  const schema = commonArguments(new Set()) as Record<string, { description: string }>
  for (const { name, type, choices } of shared('effect')) {
    expect(SHARED_WORDS[name]).toBeTruthy()
    const common = COMMON_ARGUMENTS.find((one) => one.name === name)
    if (!common) continue
    expect({ type, choices }).toEqual({ type: common.type, choices: common.choices })
    expect(SHARED_WORDS[name]).toBe(schema[name]?.description)
  }
})

it('has words for what only the builder asks for, and none of its own for a value', () => {
  expect(shared('filter').map(({ name }) => name)).toEqual(['value', 'not'])
  expect(SHARED_WORDS.not).toBeTruthy()
  expect(shared('filter')[0]?.description).toBe('')
})
