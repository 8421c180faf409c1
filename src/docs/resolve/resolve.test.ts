import { describe, expect, it } from 'vitest'
import type { CompiledDoc } from '../compile/compile'
import { doc } from '../testing/docs'
import type { TreeElement, TreeNode } from '../tree'
import { findDependencies } from './dependencies'
import { docPageData } from './pageData'
import { resolveTree } from './resolveTree'
import type { Surroundings } from './resolveTree'

const ORIGIN = {
  route: '/guides/light',
  filePath: '/repo/content/guides/light.md',
  contentDir: '/repo/content',
}

function compiled(fields: Partial<CompiledDoc> = {}): CompiledDoc {
  return {
    tree: [],
    headings: [],
    anchors: [],
    sections: [],
    links: [],
    hasOwnTitle: false,
    firstParagraph: '',
    components: [],
    markdown: { frontMatter: '', body: [] },
    problems: [],
    warnings: [],
    ...fields,
  }
}

function resolve(tree: TreeNode[], around: Partial<Surroundings> = {}): TreeNode[] {
  return resolveTree(tree, {
    origin: ORIGIN,
    docRoutes: new Map([['/repo/content/crates.md', '/ecocrates']]),
    fileUrls: new Map([['/repo/content/guides/pack.zip', '/static/pack-1.zip']]),
    images: new Map([['/repo/content/guides/stone.png', { width: 10 }]]),
    sizes: new Map([
      ['/repo/content/guides/lamp.svg', { width: 30, height: 20 }],
      ['/img/a.svg', { width: 40, height: 50 }],
    ]),
    componentData: new Map(),
    ...around,
  })
}

/** The resolved address of one link. */
function href(written: string): unknown {
  const [link] = resolve([['a', { href: written }, 'x']]) as [TreeElement]
  return link[1]?.href
}

describe('findDependencies', () => {
  it('finds Markdown files, other files and components at every depth', () => {
    const list: TreeElement = ['EntryList', { kind: 'filter' }]
    const tree: TreeNode[] = [
      'text',
      ['p', null, ['a', { href: '../crates.md#x' }, 'a'], ['a', { href: './pack.zip' }, 'b']],
      ['div', null, ['p', null, ['Image', { src: 'stone.png', alt: '' }]], list],
      ['a', { href: '/effects' }, 'route'],
      ['a', { href: 'https://example.org/a.md' }, 'external'],
      ['Image', { src: '/img/static.png' }],
      ['PluginGrid', null],
    ]
    expect(findDependencies(compiled({ tree }), ORIGIN)).toEqual({
      docs: ['/repo/content/crates.md'],
      files: ['/repo/content/guides/pack.zip', '/repo/content/guides/stone.png'],
      staticImages: ['/img/static.png'],
      components: [list, ['PluginGrid', null]],
    })
  })
})

describe('resolveTree', () => {
  it.each([
    ['../crates.md', '/ecocrates'],
    ['../crates.md?a=1#keys', '/ecocrates?a=1#keys'],
    ['../gone.md', '../gone.md'],
    ['./pack.zip', '/static/pack-1.zip'],
    ['./gone.zip', './gone.zip'],
    ['crates#keys', '/guides/crates#keys'],
    ['/effects/', '/effects'],
    ['/effects/index.html#x', '/effects#x'],
    ['#part', '#part'],
    ['https://example.org/a/', 'https://example.org/a/'],
    ['pathname:///files/a.pdf?v=1', '/files/a.pdf?v=1'],
    ['@site/static/img/a.svg', '/img/a.svg'],
  ])('makes the link %s to %s', (written, expected) => {
    expect(href(written)).toBe(expected)
  })

  it('gives images of the content their sizes', () => {
    expect(resolve([['Image', { src: './stone.png', alt: 'A' }]])).toEqual([
      ['Image', { alt: 'A', data: { width: 10 } }],
    ])
  })

  it('gives other files their published address', () => {
    expect(
      resolve([
        ['video', { src: './pack.zip' }],
        ['Image', { src: './gone.svg', alt: '' }],
        ['Image', { src: '/img/a.svg', alt: '' }],
        ['Image', { src: '@site/static/img/a.svg', alt: '' }],
        ['Image', { src: 'https://example.org/a.png', alt: '' }],
      ]).map((node) => (node as TreeElement)[1]?.src),
    ).toEqual([
      '/static/pack-1.zip',
      './gone.svg',
      '/img/a.svg',
      '/img/a.svg',
      'https://example.org/a.png',
    ])
  })

  it('gives images that are shown as they are their size, unless one is written', () => {
    expect(
      resolve([
        ['Image', { src: './lamp.svg' }],
        ['Image', { src: '/img/a.svg' }],
        ['Image', { src: '/img/a.svg', width: 20 }],
        ['Image', { src: '/img/unknown.svg' }],
        ['iframe', { src: '/img/a.svg' }],
      ]),
    ).toEqual([
      ['Image', { src: './lamp.svg', width: 30, height: 20 }],
      ['Image', { src: '/img/a.svg', width: 40, height: 50 }],
      ['Image', { src: '/img/a.svg', width: 20 }],
      ['Image', { src: '/img/unknown.svg' }],
      ['iframe', { src: '/img/a.svg' }],
    ])
  })

  it('fills each component with its own data', () => {
    const filters: TreeElement = ['EntryList', { kind: 'filter' }]
    const mutators: TreeElement = ['EntryList', { kind: 'mutator' }]
    const componentData = new Map([
      [filters, { entries: ['a'] }],
      [mutators, { entries: ['b'] }],
    ])
    expect(resolve([filters, ['div', null, mutators]], { componentData })).toEqual([
      ['EntryList', { kind: 'filter', entries: ['a'] }],
      ['div', null, ['EntryList', { kind: 'mutator', entries: ['b'] }]],
    ])
  })

  it('leaves the compiled tree as it is: it stays in the cache', () => {
    const tree: TreeNode[] = [['p', { id: 'x' }, ['Image', { src: './stone.png' }]]]
    const before = structuredClone(tree)
    resolve(tree)
    expect(tree).toEqual(before)
  })
})

describe('docPageData', () => {
  const page = (frontMatter: string, fields: Partial<CompiledDoc> = {}, tree: TreeNode[] = ['x']) =>
    docPageData(doc('a/b.md', frontMatter), compiled(fields), tree, { related: [], pagination: {} })

  it('puts together facts and body', () => {
    expect(page('title: T\ntags: [x]', { hasOwnTitle: true })).toMatchObject({
      id: 'a/b',
      route: '/a/b',
      title: 'T',
      tags: [{ label: 'x', href: '/tags/x' }],
      hasOwnTitle: true,
      tree: ['x'],
    })
  })

  it('describes by the front matter, else by the first paragraph', () => {
    expect(page('description: D', { firstParagraph: 'P' }).description).toBe('D')
    expect(page('title: T', { firstParagraph: 'P' }).description).toBe('P')
  })

  it('lists headings of the levels 2 and 3 unless the doc wants others', () => {
    const headings = [1, 2, 3, 4, 5].map((level) => ({ id: `h${level}`, text: '', level }))
    const levels = (frontMatter: string) =>
      page(frontMatter, { headings }).toc.map(({ level }) => level)
    expect(levels('title: T')).toEqual([2, 3])
    expect(levels('toc_min_heading_level: 3\ntoc_max_heading_level: 5')).toEqual([3, 4, 5])
  })

  it('hands on the neighbours, and the entry without its routes', () => {
    const meta = doc('f/a.md', 'kind: filter\nid: a\nroutes: [/x]\nrelated: [filter/b]')
    const related = [{ kind: 'filter' as const, id: 'b', href: '/f/b' }]
    const { entry, route, paginationPrev, paginationNext } = docPageData(meta, compiled(), [], {
      related,
      pagination: { paginationPrev: null, paginationNext: '/f/c' },
    })
    expect(entry).toMatchObject({ kind: 'filter', id: 'a', related })
    expect(entry).not.toHaveProperty('routes')
    expect(route).toBe('/f/a')
    expect([paginationPrev, paginationNext]).toEqual([null, '/f/c'])
    expect(page('title: T').entry).toBeUndefined()
  })

  it('shows what is wrong in the place of a body that cannot be shown', () => {
    const problems = [{ file: 'a/b.md', line: 3, column: 2, message: 'Wrong.' }]
    const { tree } = page('title: T', { problems })
    expect(JSON.stringify(tree)).toContain('a/b.md:3:2  Wrong.')
    expect(JSON.stringify(tree)).toContain('{"href":"/_problems","target":"_self"}')
    expect(tree).toHaveLength(1)
    expect((tree[0] as TreeElement)[0]).toBe('Admonition')
  })
})
