import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSource } from './contentPolicy'
import { finishFlatPages, flattenPages, pageFiles, redirectPage } from './flatPages'

let dir: string
const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8')
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
  fs.writeFileSync(path.join(dir, file), text)
}
const LONG = 'a page '.repeat(1000)

beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'flat-pages-'))))
afterEach(() => fs.rmSync(dir, { recursive: true }))

describe('flattenPages', () => {
  it('moves each page to its one address and leaves the way to it', async () => {
    write('index.html', 'home')
    write('404.html', 'not found')
    write('404/index.html', 'not found')
    write('a/b/index.html', LONG)
    await flattenPages(dir, ['/', '/404', '/404.html', '/a/b'], '/wiki')
    expect(read('index.html')).toBe('home')
    expect(read('404.html')).toBe('not found')
    expect(read('a/b.html')).toBe(LONG)
    expect(read('a/b/index.html')).toBe(redirectPage('/wiki/a/b'))
    expect(read('a/b/index.html')).toContain('href="/wiki/a/b"')
  })

  it('leaves a page alone that no build has made anew, and replaces one that was', async () => {
    for (const text of [LONG, 'short']) {
      write('a/index.html', text)
      await flattenPages(dir, ['/a'], '')
      await flattenPages(dir, ['/a'], '')
      expect(read('a.html')).toBe(text)
      expect(read('a/index.html')).toBe(redirectPage('/a'))
    }
  })

  it('looks at what this build has rendered alone, unless one before did not come to its end', async () => {
    write('a/index.html', LONG)
    const later = Date.now() + 60_000
    await flattenPages(dir, ['/a'], '', later)
    expect(fs.existsSync(path.join(dir, 'a.html'))).toBe(false)
    await flattenPages(dir, ['/a'], '')
    expect(read('a.html')).toBe(LONG)
  })
})

it('finishes every page where it stands, and each build those of the one before again', async () => {
  const routes = ['/', '/404', '/404.html', '/a']
  const files = ['index.html', '404/index.html', '404.html', 'a.html']
  for (const file of ['index.html', '404/index.html', '404.html', 'a/index.html']) write(file, LONG)
  for (const build of ['first', 'second']) {
    await flattenPages(dir, routes, '')
    await finishFlatPages(dir, routes, (html) => `${html}${build}`)
    for (const file of files) expect(read(file).endsWith(build), file).toBe(true)
  }
  expect(read('a/index.html')).toBe(redirectPage('/a'))
})

describe('redirectPage', () => {
  it('allows its own script and nothing else', () => {
    const html = redirectPage('/a')
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? []
    expect(html).toContain(`default-src 'none';script-src ${hashSource(script)};`)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  })

  it('keeps signs of routes from ending the attribute', () => {
    expect(redirectPage('/a"b')).toContain('href="/a%22b"')
    expect(redirectPage('/größe')).toContain('href="/gr%C3%B6%C3%9Fe"')
  })
})

it('a page has the files that are written for it', () => {
  expect(pageFiles('/')).toEqual(['/index.html'])
  expect(pageFiles('/a/b')).toEqual(['/a/b/index.html', '/a/b.html'])
  expect(pageFiles('/404.html')).toEqual(['/404.html'])
})
