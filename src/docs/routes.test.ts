import { describe, expect, it } from 'vitest'
import {
  cleanRoute,
  docId,
  docRoute,
  isIndexDoc,
  parseDocPath,
  routeKey,
  splitNumberPrefix,
} from './routes'

describe('splitNumberPrefix', () => {
  it.each([
    ['01-intro', 'intro', 1],
    ['10. Setup', 'Setup', 10],
    ['3_jobs', 'jobs', 3],
    ['007--bond', 'bond', 7],
  ])('reads the number off %s', (name, rest, position) => {
    expect(splitNumberPrefix(name)).toEqual({ name: rest, position })
  })

  it.each(['intro', '2024-01-05-news', '7.0-changes', '1.20', '12', '3d-models', 'level-2'])(
    'takes %s as a name',
    (name) => {
      expect(splitNumberPrefix(name)).toEqual({ name })
    },
  )
})

describe('parseDocPath', () => {
  it('takes number prefixes off folders and file, and keeps that of the file', () => {
    expect(parseDocPath('02-guides/1-start/03-light.mdx')).toEqual({
      folders: ['guides', 'start'],
      name: 'light',
      position: 3,
    })
  })

  it('has no folders at the top', () => {
    expect(parseDocPath('home.md')).toEqual({ folders: [], name: 'home', position: undefined })
  })

  it('takes off the last extension only', () => {
    expect(parseDocPath('a/notes.v2.md').name).toBe('notes.v2')
  })
})

describe('isIndexDoc', () => {
  it.each(['a/index.md', 'a/README.md', 'a/b/b.mdx', 'a/B/b.md', 'index.mdx', 'a/01-index.md'])(
    'knows %s as an index',
    (file) => {
      expect(isIndexDoc(parseDocPath(file))).toBe(true)
    },
  )

  it.each(['a/b.md', 'a/b/a.md', 'home.md', 'a/indexes.md'])('takes %s as a page', (file) => {
    expect(isIndexDoc(parseDocPath(file))).toBe(false)
  })
})

describe('docId', () => {
  it('joins folders and name without number prefixes', () => {
    expect(docId(parseDocPath('01-ecocrates/2-rewards.mdx'))).toBe('ecocrates/rewards')
  })

  it('replaces the name by the own id, not the folders', () => {
    expect(docId(parseDocPath('a/b/c.md'), 'own')).toBe('a/b/own')
  })
})

describe('docRoute', () => {
  const route = (file: string, options = {}) => docRoute(parseDocPath(file), options)

  it.each([
    ['effects/points.mdx', '/effects/points'],
    ['02-effects/01-points.mdx', '/effects/points'],
    ['effects/index.mdx', '/effects'],
    ['ecocrates/ecocrates.mdx', '/ecocrates'],
    ['effects/all-filters/README.md', '/effects/all-filters'],
    ['index.md', '/'],
  ])('serves %s at %s', (file, expected) => {
    expect(route(file)).toBe(expected)
  })

  it('serves the main doc at the root of its set', () => {
    expect(route('home.mdx', { isMainDoc: true })).toBe('/')
    expect(route('home.mdx', { isMainDoc: true, basePath: '/de' })).toBe('/de')
  })

  it('puts the base path before every route', () => {
    expect(route('a/b.md', { basePath: '/1.0' })).toBe('/1.0/a/b')
    expect(route('index.md', { basePath: '/1.0' })).toBe('/1.0')
    expect(route('a/b.md', { basePath: '/1.0', slug: '/c' })).toBe('/1.0/c')
  })

  it.each([
    ['/start', '/start'],
    ['/', '/'],
    ['/start/', '/start'],
    ['other', '/a/other'],
    ['./other', '/a/other'],
    ['../up', '/up'],
    ['deep/down', '/a/deep/down'],
  ])('resolves the slug %s to %s', (slug, expected) => {
    expect(route('a/b.md', { slug })).toBe(expected)
  })

  it('lets a slug win over index and main doc', () => {
    expect(route('a/index.md', { slug: 'x' })).toBe('/a/x')
    expect(route('home.md', { slug: '/x', isMainDoc: true })).toBe('/x')
  })
})

describe('cleanRoute', () => {
  it.each([
    ['/a/', '/a'],
    ['/a//b///', '/a/b'],
    ['/a/index.html', '/a'],
    ['/index.html', '/'],
    ['/', '/'],
    ['', '/'],
    ['/a/myindex.html', '/a/myindex.html'],
    ['/a/index.html/b', '/a/index.html/b'],
  ])('makes %s to %s', (pathname, expected) => {
    expect(cleanRoute(pathname)).toBe(expected)
  })
})

describe('routeKey', () => {
  it('is made of 6 lower-case letters and digits, for every route', () => {
    for (let number = 0; number < 2000; number += 1) {
      expect(routeKey(`/effects/${number}`)).toMatch(/^[a-z0-9]{6}$/)
    }
  })

  it('stays the same over time: records of a hosted index are named by it', () => {
    expect(['/', '/effects', '/effects/all-filters'].map(routeKey)).toMatchInlineSnapshot(`
      [
        "5g9tnn",
        "pisc0h",
        "le9ye9",
      ]
    `)
  })

  it('differs between routes', () => {
    const keys = Array.from({ length: 2000 }, (_, number) => routeKey(`/effects/${number}`))
    expect(new Set(keys).size).toBe(2000)
  })
})
