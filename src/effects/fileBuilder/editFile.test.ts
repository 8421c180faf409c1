import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSource } from '../checker/source'
import { changeFile } from './editFile'
import type { FileChange } from './editFile'

function changed(text: string, change: FileChange): string | undefined {
  return changeFile(text, readSource(text).roots[0] ?? null, change)
}

const FILE = `# Of the spring festival
name: "&aClown" # shown in chat
item: 'lion_head'

tricks: # in this order
  - juggle
  - "fall over" # the crowd's favourite
  - bow

ring:
  size: 5 # metres

  # Sand or straw
  ground: sand
acts:
  - id: lion
    args: { jumps: 3 }
  - id: clown
`

describe('changeFile', () => {
  it('gives a key another name, in the quotes that it has', () => {
    const rename = (text: string, key: string) =>
      changed(text, { change: 'rename', path: ['filters', 'lions'], key })
    expect(rename('filters:\n  lions: [a] # all\n', 'not_lions')).toBe(
      'filters:\n  not_lions: [a] # all\n',
    )
    expect(rename("filters: {'lions': a}\n", 'not_lions')).toBe("filters: {'not_lions': a}\n")
    expect(rename('filters:\n  lions: a\n  bears: b\n', 'bears')).toBeUndefined()
  })

  it('puts a value into the place of another one and leaves all else alone', () => {
    const put = (path: (string | number)[], value: string) =>
      changed(FILE, { change: 'put', path, value })
    expect(put(['ring', 'size'], '7')).toBe(FILE.replace('size: 5', 'size: 7'))
    expect(put(['acts', 1, 'id'], 'bear')).toBe(FILE.replace('clown\n', 'bear\n'))
    expect(put(['acts', 0, 'args', 'jumps'], '4')).toBe(FILE.replace('jumps: 3', 'jumps: 4'))
  })

  it('keeps the quotes that a text has', () => {
    expect(changed(FILE, { change: 'put', path: ['item'], value: 'diamond' })).toBe(
      FILE.replace("'lion_head'", "'diamond'"),
    )
    expect(changed(FILE, { change: 'put', path: ['item'], value: '"it\'s: a"' })).toBe(
      FILE.replace("'lion_head'", "'it''s: a'"),
    )
    expect(changed(FILE, { change: 'put', path: ['name'], value: 'Clown' })).toBe(
      FILE.replace('"&aClown"', '"Clown"'),
    )
  })

  it('adds a key behind those that come before it, and sections where there are none', () => {
    expect(
      changed(FILE, { change: 'put', path: ['lights'], value: 'true', behind: ['name', 'item'] }),
    ).toBe(FILE.replace("'lion_head'\n", "'lion_head'\nlights: true\n"))
    expect(changed(FILE, { change: 'put', path: ['ring', 'rows'], value: '12' })).toBe(
      FILE.replace('ground: sand\n', 'ground: sand\n  rows: 12\n'),
    )
    expect(changed(FILE, { change: 'put', path: ['tent', 'poles', 'count'], value: '4' })).toBe(
      `${FILE.trimEnd()}\ntent:\n  poles:\n    count: 4\n`,
    )
    expect(changed(FILE, { change: 'put', path: ['acts', 0, 'args', 'fire'], value: 'true' })).toBe(
      FILE.replace('jumps: 3 }', 'jumps: 3, fire: true }'),
    )
    expect(changed(FILE, { change: 'put', path: ['acts', 1, 'every'], value: '2' })).toBe(
      `${FILE}    every: 2\n`,
    )
  })

  it.each([
    ['ring:\n', 'ring:\n  size: 5\n'],
    ['ring: # sand\nname: x\n', 'ring: # sand\n  size: 5\nname: x\n'],
    ['ring: {} # sand\n', 'ring: # sand\n  size: 5\n'],
    ['ring: []\n', 'ring:\n  size: 5\n'],
    ['', 'ring:\n  size: 5\n'],
    ['# nothing yet', '# nothing yet\nring:\n  size: 5\n'],
    ['{}\n', 'ring:\n  size: 5\n'],
    ['name: x', 'name: x\nring:\n  size: 5'],
  ])('fills what is empty: %j', (text, wanted) => {
    const next = changed(text, { change: 'put', path: ['ring', 'size'], value: '5' })
    expect(next?.replace(/: +#/, ': #')).toBe(wanted)
    expect(parse(next ?? '')).toMatchObject({ ring: { size: 5 } })
  })

  it('fills in a value that is not there yet', () => {
    expect(changed('name:\nitem: x\n', { change: 'put', path: ['name'], value: 'Bear' })).toBe(
      'name: Bear\nitem: x\n',
    )
    expect(changed('name: # who\n', { change: 'put', path: ['name'], value: 'Bear' })).toBe(
      'name: Bear # who\n',
    )
  })

  it('changes texts of a list one by one', () => {
    const texts = (...all: string[]) =>
      changed(FILE, { change: 'texts', path: ['tricks'], texts: all })
    expect(texts('juggle', 'fall over', 'sing', 'bow')).toBe(
      FILE.replace('favourite\n', 'favourite\n  - sing\n'),
    )
    expect(texts('fall over', 'bow')).toBe(FILE.replace('  - juggle\n', ''))
    expect(texts('juggle', 'fall down', 'bow')).toBe(FILE.replace('"fall over"', '"fall down"'))
    expect(texts('sing', 'juggle', 'fall over', 'bow')).toBe(
      FILE.replace('  - juggle', '  - sing\n  - juggle'),
    )
    expect(parse(texts() ?? '')).toMatchObject({ tricks: [], item: 'lion_head' })
    expect(changed('a: [x, y]\n', { change: 'texts', path: ['a'], texts: ['x', 'z', 'y'] })).toBe(
      'a: [x, z, y]\n',
    )
    expect(changed('a: []\nb: 1\n', { change: 'texts', path: ['a'], texts: ['5', 'x'] })).toBe(
      'a:\n  - "5"\n  - x\nb: 1\n',
    )
  })

  it('takes keys and entries out with their lines', () => {
    const remove = (...path: (string | number)[]) => changed(FILE, { change: 'remove', path })
    expect(remove('item')).toBe(FILE.replace("item: 'lion_head'\n", ''))
    expect(remove('ring', 'size')).toBe(FILE.replace('  size: 5 # metres\n', ''))
    expect(remove('acts', 0)).toBe(FILE.replace('  - id: lion\n    args: { jumps: 3 }\n', ''))
    expect(remove('acts', 0, 'id')).toBe(FILE.replace('id: lion\n    args', 'args'))
    expect(remove('acts', 0, 'args', 'jumps')).toBe(FILE.replace('{ jumps: 3 }', '{  }'))
    expect(parse(remove('acts', 1, 'id') ?? '')).toMatchObject({ acts: [{ id: 'lion' }, {}] })
    expect(changed('a:\n  - x\nb: 1\n', { change: 'remove', path: ['a', 0] })).toBe('a: []\nb: 1\n')
    expect(changed('a: 1\n', { change: 'remove', path: ['a'] })).toBe('')
  })

  it('leaves to a person what is taken over from elsewhere', () => {
    const text = 'base: &base\n  size: 5\nring: *base\nyard:\n  <<: *base\n'
    expect(changed(text, { change: 'put', path: ['ring', 'size'], value: '6' })).toBeUndefined()
    expect(changed(text, { change: 'put', path: ['yard', 'size'], value: '6' })).toBeUndefined()
    expect(changed(text, { change: 'put', path: ['base', 'size'], value: '6' })).toBe(
      text.replace('5', '6'),
    )
  })
})
