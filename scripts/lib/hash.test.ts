import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hashOf, listFiles } from './hash.mjs'

const dir = mkdtempSync(path.join(os.tmpdir(), 'hash-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it('lists files of folders, files and nothing', () => {
  mkdirSync(path.join(dir, 'b'))
  writeFileSync(path.join(dir, 'b/c.md'), 'c')
  writeFileSync(path.join(dir, 'a.md'), 'a')
  const names = listFiles(dir).map((file) => path.relative(dir, file))
  expect(names).toEqual(['a.md', path.join('b', 'c.md')])
  expect(listFiles(path.join(dir, 'a.md'))).toEqual([path.join(dir, 'a.md')])
  expect(listFiles(path.join(dir, 'missing'))).toEqual([])
})

it('changes with content, names and values, and with nothing else', () => {
  const before = hashOf([dir], { a: '1', b: '2' })
  expect(hashOf([dir], { b: '2', a: '1' })).toBe(before)
  expect(hashOf([dir], { a: '1' })).not.toBe(before)
  writeFileSync(path.join(dir, 'a.md'), 'changed')
  const changed = hashOf([dir], { a: '1', b: '2' })
  expect(changed).not.toBe(before)
  renameSync(path.join(dir, 'a.md'), path.join(dir, 'z.md'))
  expect(hashOf([dir], { a: '1', b: '2' })).not.toBe(changed)
})
