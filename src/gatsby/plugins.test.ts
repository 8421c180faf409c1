import { expect, it } from 'vitest'
import { readYamlData } from './plugins'

const read = (raw: string, name = 'plugins') => readYamlData(raw, name, `content/_data/${name}.yml`)

it('reads the plugins', () => {
  const raw = '- id: actions\n  name: Actions\n  description: Rules.\n'
  const plugin = { id: 'actions', name: 'Actions', description: 'Rules.' }
  expect(read(raw)).toEqual({ data: [plugin], problems: [] })
})

it.each([
  ['no YAML', '- id: [', 'Cannot be read'],
  ['a section', 'actions: 1', 'it must be a list'],
  ['a plugin without a name', '- id: a\n  description: b', 'name'],
  ['nothing', '', 'it must be a list'],
  ['a list that holds itself', '&a [*a]', 'holds itself'],
])('says what is wrong with %s, and where', (_name, raw, message) => {
  const { data, problems } = read(raw)
  expect(data).toBeNull()
  expect(problems).toEqual([
    { file: 'content/_data/plugins.yml', line: 1, message: expect.stringContaining(message) },
  ])
})

it('lets other files hold anything', () => {
  expect(read('a: 1', 'constructor')).toEqual({ data: { a: 1 }, problems: [] })
})
