import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeLeftovers } from './leftovers'

let dir = ''

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'leftovers-'))
})

afterEach(() => fs.rmSync(dir, { recursive: true, force: true }))

function write(...files: string[]): void {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    fs.writeFileSync(path.join(dir, file), '')
  }
}

const sweep = (...written: string[]) =>
  removeLeftovers(path.join(dir, 'public'), [path.join(dir, 'static')], written).sort()

it('removes the files of pages that are gone, and folders that are empty then', () => {
  write(
    'public/a.html',
    'public/a/index.html',
    'public/a.md',
    'public/b/index.html',
    'public/b.html',
  )
  expect(sweep('/a/index.html', '/a.html', '/a.md')).toEqual(['/b.html', '/b/index.html'])
  expect(fs.existsSync(path.join(dir, 'public/b'))).toBe(false)
  expect(fs.existsSync(path.join(dir, 'public/a/index.html'))).toBe(true)
})

it('removes the lists of sidebars that are gone', () => {
  write('public/sidebars/en/current/0.json', 'public/sidebars/en/current/1.json')
  expect(sweep('/sidebars/en/current/0.json')).toEqual(['/sidebars/en/current/1.json'])
})

it('removes the frames of pages that are gone, and nothing else in the folder of page data', () => {
  write('public/page-data/a/frame.json', 'public/page-data/a/page-data.json')
  write('public/page-data/b/frame.json', 'public/page-data/app-data.json')
  expect(sweep('/page-data/a/frame.json')).toEqual(['/page-data/b/frame.json'])
  expect(fs.existsSync(path.join(dir, 'public/page-data/b'))).toBe(false)
  expect(fs.existsSync(path.join(dir, 'public/page-data/app-data.json'))).toBe(true)
})

it('leaves what is no page, what Gatsby keeps itself, and what is published as it is', () => {
  write('public/app.js', 'public/page-data/x/page-data.json', 'public/static/x/y.html')
  write('public/img/logo.svg', 'public/verify.html', 'static/verify.html')
  expect(sweep()).toEqual([])
})

it('removes scripts and styles of earlier builds, unless none of this one are known', () => {
  write(
    'public/app-0123abcd.js',
    'public/app-89abcdef.js',
    'public/app.0123abcd.css',
    'public/x.js',
  )
  expect(sweep('/index.html')).toEqual([])
  expect(sweep('/app-0123abcd.js')).toEqual(['/app-89abcdef.js', '/app.0123abcd.css'])
  expect(fs.existsSync(path.join(dir, 'public/app-0123abcd.js'))).toBe(true)
})

it('removes what was made of entries, and previews of areas, when there are none any more', () => {
  write('public/checker-data.json', 'public/de/file-keys.json', 'public/api/reference.json')
  write('public/schemas/files/a.json', 'public/tools/check-config.mjs')
  write('public/crates.png', 'public/img/own.png', 'static/img/own.png')
  write('public/build-info.json', 'public/page-data/app-data.json', 'public/search-pages.json')
  expect(sweep('/de/file-keys.json')).toEqual([
    '/api/reference.json',
    '/checker-data.json',
    '/crates.png',
    '/schemas/files/a.json',
    '/tools/check-config.mjs',
  ])
})
