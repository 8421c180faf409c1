import { describe, expect, it } from 'vitest'
import { filesOfDrop, filesOfField } from './chosenFiles'

const named = (path: string) =>
  Object.defineProperty(new File([''], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
    value: path.includes('/') ? path : '',
  })

const fileEntry = (path: string, isBroken = false) => ({
  isFile: true,
  isDirectory: false,
  name: path.split('/').at(-1),
  fullPath: `/${path}`,
  file: (take: (file: File) => void, fail: () => void) =>
    isBroken ? fail() : take(new File(['a: 1'], path)),
})

const folderEntry = (inside: readonly object[]) => ({
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const parts = [inside.slice(0, 2), inside.slice(2), []]
    return { readEntries: (take: (found: unknown) => void) => take(parts.shift()) }
  },
})

const dropOf = (...entries: readonly object[]) =>
  ({
    items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
    files: [],
  }) as unknown as DataTransfer

describe('filesOfField', () => {
  it('takes what was named, and of a folder the configs alone', () => {
    const paths = (...given: string[]) => filesOfField(given.map(named)).map(({ path }) => path)
    expect(paths('b.txt', 'a.yml')).toEqual(['b.txt', 'a.yml'])
    expect(
      paths(
        'plugins/EcoItems/items/a.yml',
        'plugins/EcoItems/items/_example.yml',
        'plugins/Other/config.yml',
        'plugins/EcoItems/readme.txt',
      ),
    ).toEqual(['plugins/EcoItems/items/a.yml'])
    expect(paths('enchants/a.yml', 'enchants/deep/b.yml')).toEqual([
      'enchants/a.yml',
      'enchants/deep/b.yml',
    ])
  })
})

describe('filesOfDrop', () => {
  it('goes through folders, however many parts a browser makes of them', async () => {
    const sets = ['a.yml', 'b.yml', 'c.yml', 'd.txt'].map((name) =>
      fileEntry(`EcoArmor/sets/${name}`),
    )
    const drop = dropOf(folderEntry([folderEntry(sets)]), fileEntry('mine.txt'))
    expect((await filesOfDrop(drop)).map(({ path }) => path)).toEqual([
      'mine.txt',
      'EcoArmor/sets/a.yml',
      'EcoArmor/sets/b.yml',
      'EcoArmor/sets/c.yml',
    ])
  })

  it('keeps files that cannot be opened, so that the list can tell', async () => {
    const [first] = await filesOfDrop(dropOf(fileEntry('a.yml', true)))
    expect(await first?.file.text()).toBe('\0')
  })
})
