import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listFiles } from './listFiles'

let work = ''
beforeEach(() => {
  work = fs.mkdtempSync(path.join(os.tmpdir(), 'list-'))
  for (const name of ['a/one.yml', 'a/b/two.yml', 'c/three.yml']) {
    fs.mkdirSync(path.dirname(path.join(work, 'in', name)), { recursive: true })
    fs.writeFileSync(path.join(work, 'in', name), '')
  }
})
afterEach(() => fs.rmSync(work, { recursive: true }))

const names = () =>
  listFiles(path.join(work, 'in')).map((file) => path.relative(path.join(work, 'in'), file))

it('lists the files of all folders, sorted', () => {
  expect(names()).toEqual(['a/b/two.yml', 'a/one.yml', 'c/three.yml'])
})

it('goes into each folder once, however many links lead in circles', () => {
  fs.symlinkSync('..', path.join(work, 'in/a/up'))
  fs.symlinkSync('../..', path.join(work, 'in/a/b/top'))
  fs.symlinkSync('../a', path.join(work, 'in/c/other'))
  fs.symlinkSync('../c', path.join(work, 'in/a/another'))
  expect(names()).toEqual(['a/b/two.yml', 'a/one.yml', 'c/three.yml'])
})

it('does not look behind links that are left out', () => {
  fs.symlinkSync('/', path.join(work, 'in/root'))
  fs.symlinkSync('../c/three.yml', path.join(work, 'in/a/four.yml'))
  const left = path.join(work, 'in/root')
  const files = listFiles(path.join(work, 'in'), (link) => link === left)
  expect(files.map((file) => path.basename(file))).toEqual([
    'two.yml',
    'four.yml',
    'one.yml',
    'three.yml',
  ])
})

it('follows links to files and folders elsewhere, and passes over those that lead nowhere', () => {
  fs.mkdirSync(path.join(work, 'out'))
  fs.writeFileSync(path.join(work, 'out/four.yml'), '')
  fs.symlinkSync('../out', path.join(work, 'in/out'))
  fs.symlinkSync('../out/four.yml', path.join(work, 'in/five.yml'))
  fs.symlinkSync('nowhere', path.join(work, 'in/six.yml'))
  expect(names()).toEqual(['a/b/two.yml', 'a/one.yml', 'c/three.yml', 'five.yml', 'out/four.yml'])
})
