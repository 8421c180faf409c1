import { expect, it } from 'vitest'
import { readYamlData } from './plugins'

const FILE = 'content/_data/synonyms.yml'
const read = (raw: string) => readYamlData(raw, 'synonyms', FILE)

it('reads groups of words and phrases', () => {
  expect(read('- [kill, slay]\n- [crate, loot box]')).toEqual({
    data: [
      ['kill', 'slay'],
      ['crate', 'loot box'],
    ],
    problems: [],
  })
})

it.each([
  ['- [Kill, slay]', '"Kill"', 'lower case'],
  ['- [kill, killing]', '"killing"', 'means to the search what "kill" does'],
  ['- [kill, one two three four five]', '"one two three four five"', 'has 5 words; allowed are 4'],
  ['- [kill, "!"]', '"!"', 'has no word'],
])('refuses %s', (line, value, reason) => {
  const { data, problems } = read(`# words\n- [jump, leap]\n${line}\n`)
  expect(data).toBeNull()
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ file: FILE, line: 3 })
  expect(problems[0]?.message).toContain(value)
  expect(problems[0]?.message).toContain(reason)
})

it('refuses a group of one', () => {
  expect(read('- [jump, leap]\n- [kill]').problems).toMatchObject([{ line: 2 }])
})
