import { expect, it } from 'vitest'
import {
  foldWord,
  isTaskTitle,
  joinWords,
  nameParts,
  nameWords,
  queryWords,
  textWords,
} from './words'

it('folds case and accents', () => {
  expect(foldWord('CAFÉ')).toBe('cafe')
})

it('cuts a query into words, each once', () => {
  expect(queryWords(' give_money  give-Item ')).toEqual(['give', 'money', 'item'])
  expect(queryWords('<>!')).toEqual([])
})

it('reads all spellings of an id alike', () => {
  expect(['give_money', 'give-money', 'Give money', 'givemoney'].map(joinWords)).toEqual(
    Array(4).fill('givemoney'),
  )
})

it('keeps compounds as parts and as a whole', () => {
  expect(textWords('Use give_money now')).toEqual(['Use', 'give', 'money', 'givemoney', 'now'])
})

it('knows humps and short names as one word', () => {
  expect(nameWords('EcoCrates')).toEqual(['EcoCrates', 'Eco', 'Crates'])
  expect(nameWords('Data flow')).toContain('Dataflow')
})

it('tells names apart by what they are about', () => {
  expect(nameParts('All effects')).toEqual(['effects'])
  expect(nameParts('How to make a crate')).toEqual(['crate'])
  expect(nameParts('Configuring an effect')).toEqual(['effect'])
  expect(nameParts('Custom commands')).toEqual(['custom', 'commands'])
})

it('knows titles of tasks', () => {
  expect(isTaskTitle('Configuring an effect')).toBe(true)
  expect(isTaskTitle('How a quest runs')).toBe(true)
  expect(isTaskTitle('Fishing')).toBe(false)
})
