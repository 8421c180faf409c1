import { describe, expect, it } from 'vitest'
import { check } from '../../../effects/checker/testing/reference'
import type { OpenFile } from './openFile'
import { listFiles, searchFiles } from './searchFiles'
import type { FileFilter } from './searchFiles'

const open = (path: string, text: string, original = text): OpenFile => ({
  path,
  text,
  original,
  checked: { config: { text }, report: check(text), safeFixes: 0 },
})

const FILES = listFiles(
  [
    open('sets/fine.yml', 'effects: []\n'),
    open('sets/slip.yml', 'effects:\n  - id: add_damge\n    triggers: [kill]\n'),
    open(
      'pets/fox.yml',
      'effects:\n  - id: add_damage\n    args: { damage: 2 }\n    triggers: [melee_attack, kil]\n',
      '',
    ),
    { path: 'pets/large.yml', text: '', original: '', problem: 'fileLarge' },
  ],
  new Map(),
)

const search = (query: string, filter: FileFilter = 'all') =>
  searchFiles(FILES, { query, filter }).map(({ file, hits }) =>
    [file.path, ...hits.map(({ line }) => line)].join(' '),
  )

describe('searchFiles', () => {
  it('lists by what is found', () => {
    expect(search('')).toHaveLength(4)
    expect(search('', 'found')).toEqual(['sets/slip.yml', 'pets/fox.yml', 'pets/large.yml'])
    expect(search('', 'wrong')).toEqual(['sets/slip.yml', 'pets/large.yml'])
    expect(search('', 'changed')).toEqual(['pets/fox.yml'])
  })

  it('finds words of paths and of findings', () => {
    expect(search('SETS')).toEqual(['sets/fine.yml', 'sets/slip.yml'])
    expect(search('add_damge')).toEqual(['sets/slip.yml 2'])
    expect(search('sets unknown-effect')).toEqual(['sets/slip.yml 2'])
    expect(search('pets unknown-effect')).toEqual([])
  })
})
