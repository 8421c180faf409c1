import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { classifyHref } from './hrefs'
import type { HrefOrigin } from './hrefs'

const ORIGIN = {
  route: '/guides/light',
  filePath: '/repo/content/02-guides/light.md',
  contentDir: '/repo/content',
}

const classify = (href: string, origin: HrefOrigin = ORIGIN) => classifyHref(href, origin)

/** A route without query and hash. */
const route = (path: string) => ({ type: 'route', route: path, suffix: '', hash: '' })

describe('classifyHref', () => {
  it.each([
    'https://example.org/a.md',
    'HTTP://example.org',
    '//example.org/a',
    'mailto:a@example.org',
    'tel:+123',
    'data:image/png;base64,AA',
  ])('leaves %s alone', (href) => {
    expect(classify(href)).toEqual({ type: 'external' })
  })

  it.each([
    ['/effects', '/effects'],
    ['/effects/', '/effects'],
    ['/', '/'],
    ['/index.html', '/'],
    ['/effects/index.html', '/effects'],
    ['/effects.html', '/effects'],
    ['crates', '/guides/crates'],
    ['./crates', '/guides/crates'],
    ['../effects', '/effects'],
    ['../../effects', '/effects'],
    ['.', '/guides'],
    ['..', '/'],
    ['/t%C3%BCren%20auf', '/türen auf'],
    ['t%C3%BCren', '/guides/türen'],
    ['/100%25', '/100%'],
    ['/100%', '/100%'],
    ['/effects/1.20', '/effects/1.20'],
  ])('leads from %s to the route %s', (href, expected) => {
    expect(classify(href)).toEqual(route(expected))
  })

  it('starts relative routes at the root from the home page', () => {
    expect(classify('effects', { ...ORIGIN, route: '/' })).toEqual(route('/effects'))
  })

  it('keeps query and hash', () => {
    expect(classify('/effects?a=1&b=2#the-end')).toEqual({
      type: 'route',
      route: '/effects',
      suffix: '?a=1&b=2#the-end',
      hash: 'the-end',
    })
    expect(classify('./light.md?a=1#x')).toMatchObject({ type: 'doc', suffix: '?a=1#x', hash: 'x' })
  })

  it('reads an encoded hash', () => {
    expect(classify('#caf%C3%A9')).toMatchObject({ suffix: '#caf%C3%A9', hash: 'café' })
    expect(classify('#100%')).toMatchObject({ hash: '100%' })
  })

  it.each(['', '#part', '?a=1', '?a=1#part'])('takes %j as the page itself', (href) => {
    expect(classify(href)).toMatchObject({ type: 'route', route: '/guides/light', suffix: href })
  })

  it.each([
    ['crates.md', '/repo/content/02-guides/crates.md'],
    ['./crates.mdx', '/repo/content/02-guides/crates.mdx'],
    ['../home.md', '/repo/content/home.md'],
    ['/effects/index.md', '/repo/content/effects/index.md'],
    ['@site/effects/index.md', '/repo/content/effects/index.md'],
    ['@site/docs/effects/index.md', '/repo/content/effects/index.md'],
    ['my%20crates.md', '/repo/content/02-guides/my crates.md'],
    ['README.MD', '/repo/content/02-guides/README.MD'],
  ])('finds the Markdown file of %s', (href, filePath) => {
    expect(classify(href)).toEqual({ type: 'doc', filePath, suffix: '', hash: '' })
  })

  it.each([
    ['./img/stone.png', '/repo/content/02-guides/img/stone.png'],
    ['img/my%20stone.png', '/repo/content/02-guides/img/my stone.png'],
    ['../pack.zip', '/repo/content/pack.zip'],
    ['@site/img/stone.png', '/repo/content/img/stone.png'],
  ])('finds the local file of %s', (href, filePath) => {
    expect(classify(href)).toEqual({ type: 'file', filePath, suffix: '' })
  })

  it('keeps query and hash of files', () => {
    expect(classify('./a.pdf#page=2')).toMatchObject({ type: 'file', suffix: '#page=2' })
  })

  it.each([
    ['/img/logo.svg', '/img/logo.svg', ''],
    ['/pack.zip?v=2', '/pack.zip', '?v=2'],
    ['@site/static/img/logo.svg', '/img/logo.svg', ''],
    ['pathname:///files/a', '/files/a', ''],
    ['pathname:///files/a.pdf?v=1#page=2', '/files/a.pdf', '?v=1#page=2'],
  ])('finds %s in the static folder', (href, sitePath, suffix) => {
    expect(classify(href)).toEqual({ type: 'static', sitePath, suffix })
  })
})

describe('classifyHref in lenient docs', () => {
  const adopted = {
    root: '/repo',
    siteDir: '/repo/website',
    staticDir: '/repo/website/static',
    docsRoute: '/docs',
    outside: 'https://lamps.example',
  }
  const lenient = (href: string) => classify(href, { ...ORIGIN, adopted })

  it.each([
    ['/docs/oil#wick', { type: 'route', route: '/oil', suffix: '#wick', hash: 'wick' }],
    ['/docs', { type: 'route', route: '/', suffix: '', hash: '' }],
    ['/blog/oil?a', { type: 'external', address: 'https://lamps.example/blog/oil?a' }],
    ['/docsearch', { type: 'external', address: 'https://lamps.example/docsearch' }],
    ['/img/a.png', { type: 'static', sitePath: '/img/a.png', suffix: '' }],
    ['@site/static/img/a.png', { type: 'static', sitePath: '/img/a.png', suffix: '' }],
    ['@site/src/a.png', { type: 'file', filePath: '/repo/website/src/a.png', suffix: '' }],
  ])('knows where the docs stood: %s', (href, target) => {
    expect(lenient(href)).toEqual(target)
  })

  it('finds Markdown files from the folder of the docs or of the site on as well', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'hrefs-'))
    const folders = ['docs/api', 'docs/guides/api', 'website']
    for (const folder of folders) fs.mkdirSync(path.join(root, folder), { recursive: true })
    const files = ['docs/api/oil.md', 'docs/guides/api/wick.md', 'website/team.md']
    for (const file of files) fs.writeFileSync(path.join(root, file), '')
    const origin = {
      route: '/guides/light',
      filePath: path.join(root, 'docs/guides/light.md'),
      contentDir: path.join(root, 'docs'),
      adopted: { root, siteDir: path.join(root, 'website') },
    }
    const found = (href: string) => {
      const target = classify(href, origin)
      return target.type === 'doc' ? path.relative(root, target.filePath) : target.type
    }
    expect(found('api/oil.md#burn')).toBe('docs/api/oil.md')
    expect(found('api/wick.md')).toBe('docs/guides/api/wick.md')
    expect(found('team.md')).toBe('website/team.md')
    expect(found('./api/oil.md')).toBe('docs/guides/api/oil.md')
    expect(found('none.md')).toBe('docs/guides/none.md')
    fs.rmSync(root, { recursive: true })
  })

  it('knows files of the static folder by their path', () => {
    const origin = { ...ORIGIN, filePath: '/repo/content/guides/a.md', adopted }
    expect(classify('../../website/static/img/a.png', origin)).toEqual({
      type: 'static',
      sitePath: '/img/a.png',
      suffix: '',
    })
  })
})
