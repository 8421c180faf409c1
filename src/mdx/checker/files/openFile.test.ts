import { describe, expect, it } from 'vitest'
import { check } from '../../../effects/checker/testing/reference'
import {
  changeFile,
  configPath,
  isStale,
  joinFiles,
  readFiles,
  reportOf,
  takeResults,
} from './openFile'
import type { OpenFile } from './openFile'

const FILE: OpenFile = { path: 'sets/a.yml', text: 'a: 1\n', original: 'a: 1\n' }

const chosen = (path: string, text: string) => ({ path, file: new File([text], path) })

describe('readFiles', () => {
  it('sorts, reads, and says what cannot be read', async () => {
    const files = await readFiles([
      chosen('b/10.yml', 'x: 1\r\n'),
      chosen('b/9.yml', 'y'),
      chosen('a.yml', 'z\0'),
    ])
    expect(files.map(({ path, text, problem }) => [path, text, problem])).toEqual([
      ['a.yml', '', 'fileUnread'],
      ['b/9.yml', 'y', undefined],
      ['b/10.yml', 'x: 1\n', undefined],
    ])
  })

  it('opens no more than fits', async () => {
    const large = 'a'.repeat(1_000_000)
    const files = await readFiles(
      Array.from({ length: 30 }, (_, index) => chosen(`${index}.yml`, large)),
    )
    expect(files.filter(({ problem }) => problem === 'filesFull')).toHaveLength(5)
  })
})

describe('joinFiles', () => {
  it('takes the new one of two with one path', () => {
    const newer = { ...FILE, text: 'b: 2\n' }
    const other = { ...FILE, path: 'pets/fox.yml' }
    expect(joinFiles([FILE], [newer, other])).toEqual([other, newer])
  })
})

describe('configPath', () => {
  it('goes by the place that the reader has chosen, with the name of the file', () => {
    expect(configPath(FILE)).toBe('sets/a.yml')
    expect(configPath({ ...FILE, place: 'plugins/EcoArmor/sets/config.yml' })).toBe(
      'plugins/EcoArmor/sets/a.yml',
    )
    expect(configPath({ ...FILE, place: 'plugins/EcoArmor/config.yml' })).toBe(
      'plugins/EcoArmor/config.yml',
    )
  })
})

describe('results', () => {
  const report = check(FILE.text)
  const config = { text: FILE.text, file: FILE.path, notes: undefined }
  const result = new Map([[FILE.path, { config, report, safeFixes: 0 }]])

  it('are those of the text that was checked', () => {
    expect(isStale(FILE, undefined)).toBe(true)
    const [done] = takeResults([FILE], result)
    expect(done && isStale(done, undefined)).toBe(false)
    expect(done && reportOf(done, new Map())).toEqual(report)
    const [typed] = changeFile([done ?? FILE], FILE.path, { text: 'b: 1\n' })
    expect(typed && reportOf(typed, new Map())).toBeUndefined()
    expect(takeResults([typed ?? FILE], result)).toEqual([typed])
    expect(
      isStale({ ...FILE, ...done, place: 'plugins/EcoArmor/sets/config.yml' }, undefined),
    ).toBe(true)
  })

  it('count what only the other files show, as long as the text is the same', () => {
    const [done = FILE] = takeResults([FILE], result)
    const place = { line: 1, column: 1, endColumn: 1 }
    const words = { severity: 'warning', code: 'duplicate-id', message: '', why: '' } as const
    const more = [{ ...place, ...words }]
    const besides = (text: string) => new Map([[FILE.path, { text, findings: more }]])
    expect(reportOf(done, besides(FILE.text))?.counts.warning).toBe(1)
    expect(reportOf(done, besides('older'))?.counts.warning).toBe(0)
  })
})
