import { expect, it } from 'vitest'
import { createSynonyms } from './synonyms'

const synonyms = createSynonyms([
  ['kill', 'slay'],
  ['crate', 'loot box'],
  ['action bar', 'hotbar message'],
])

const others = (...words: string[]) =>
  synonyms(words).map(({ from, length, words: other }) => [from, length, other.join(' ')])

it('goes both ways, whatever the form of the word', () => {
  expect(others('killing')).toEqual([[0, 1, 'slay']])
  expect(others('player', 'slays')).toEqual([[1, 1, 'kill']])
})

it('knows phrases, also in one word', () => {
  expect(others('open', 'loot', 'boxes')).toEqual([[1, 2, 'crate']])
  expect(others('lootbox')).toEqual([[0, 1, 'crate']])
  expect(others('crates')).toEqual([[0, 1, 'loot box']])
})

it('says nothing about other words', () => {
  expect(others('bar', 'action')).toEqual([])
})
