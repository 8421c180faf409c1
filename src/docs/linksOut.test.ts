import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isLinkOut, leadsOut, linksOut } from './linksOut'

let work = ''
let content = ''
beforeEach(() => {
  work = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'))
  content = path.join(work, 'content')
  fs.mkdirSync(path.join(content, 'a'), { recursive: true })
  fs.writeFileSync(path.join(content, 'a/page.md'), '')
  fs.mkdirSync(path.join(work, 'content-of-others'))
  fs.writeFileSync(path.join(work, 'content-of-others/secret'), 'KEY=1')
  fs.symlinkSync('../../content-of-others/secret', path.join(content, 'a/x.txt'))
  fs.symlinkSync('../content-of-others', path.join(content, 'folder'))
  fs.symlinkSync('a/page.md', path.join(content, 'same.md'))
  fs.symlinkSync('loop', path.join(content, 'loop'))
})
afterEach(() => fs.rmSync(work, { recursive: true }))

it('finds links that lead out of the content, or nowhere', () => {
  expect(linksOut(content).map((file) => path.relative(content, file))).toEqual([
    'a/x.txt',
    'folder',
    'loop',
  ])
})

it('tells links from files, and links in from links out', () => {
  expect(isLinkOut(path.join(content, 'a/page.md'), content)).toBe(false)
  expect(isLinkOut(path.join(content, 'same.md'), content)).toBe(false)
  expect(isLinkOut(path.join(content, 'a/x.txt'), content)).toBe(true)
  expect(isLinkOut(path.join(content, 'not-there'), content)).toBe(false)
})

it('sees through folders that are links, and content that is one itself', () => {
  expect(leadsOut(path.join(content, 'folder/secret'), [content])).toBe(true)
  expect(leadsOut(path.join(content, 'a/page.md'), [content])).toBe(false)
  const linked = path.join(work, 'linked')
  fs.symlinkSync('content', linked)
  expect(leadsOut(path.join(linked, 'a/page.md'), [linked])).toBe(false)
})
