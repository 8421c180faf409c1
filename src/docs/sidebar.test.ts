import { describe, expect, it } from 'vitest'
import { readCategory } from './category'
import type { DocMeta } from './docMeta'
import { buildSidebar } from './sidebar'
import type { SidebarItem } from './sidebar'
import { doc } from './testing/docs'

/** Category files by folder. */
function build(docs: DocMeta[], categories: Record<string, object> = {}, basePath = '') {
  return buildSidebar(
    docs,
    Object.entries(categories).map(([folder, config]) => ({
      folder,
      config: readCategory(JSON.stringify(config), folder).value,
    })),
    basePath,
  )
}

/** The tree in few words: `label` of docs, `label > [items]` of categories. */
function outline(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) =>
    item.type === 'category'
      ? { [item.label]: outline(item.items) }
      : 'label' in item
        ? item.label
        : item.type,
  )
}

describe('buildSidebar', () => {
  it('puts docs with a position first, by it, and the others by label', () => {
    const { items } = build([
      doc('z.md', 'title: Alpha'),
      doc('y.md', 'title: beta'),
      doc('x.md', 'title: Page 10'),
      doc('w.md', 'title: Page 9'),
      doc('v.md', 'title: Zulu\nsidebar_position: 2'),
      doc('01-u.md', 'title: Yankee'),
      doc('t.md', 'title: Xray\nsidebar_position: 1.5'),
      doc('s.md', 'title: Whisky\nsidebar_position: 2'),
    ])
    expect(outline(items)).toEqual([
      'Yankee',
      'Xray',
      'Whisky',
      'Zulu',
      'Alpha',
      'beta',
      'Page 9',
      'Page 10',
    ])
  })

  it('makes items with label, route and badge', () => {
    const { items } = build([doc('a.md', 'title: A\nsidebar_label: B\nsidebar_badge: new')])
    expect(items).toEqual([{ type: 'doc', label: 'B', href: '/a', badge: 'new' }])
  })

  it('names a group at its first item', () => {
    const start = 'sidebar_group: Start'
    const { items } = build(
      [
        doc('a.md', `title: A\nsidebar_position: 1\n${start}`),
        doc('b.md', `title: B\nsidebar_position: 2\n${start}`),
        doc('c/x.md'),
        doc('d/y.md'),
        doc('e.md', 'title: E'),
      ],
      { c: { position: 3, group: 'Plugins' }, d: { position: 4, group: 'Plugins' } },
    )
    expect(items.map((item) => ('group' in item ? item.group : undefined))).toEqual([
      'Start',
      undefined,
      'Plugins',
      undefined,
      undefined,
    ])
  })

  it('makes a category of each folder, at every depth', () => {
    const { items } = build([doc('a/b/c.md'), doc('a/d.md'), doc('home.md')])
    expect(items).toEqual([
      {
        type: 'category',
        label: 'a',
        collapsed: true,
        collapsible: true,
        items: [
          {
            type: 'category',
            label: 'b',
            collapsed: true,
            collapsible: true,
            items: [{ type: 'doc', label: 'c', href: '/a/b/c' }],
          },
          { type: 'doc', label: 'd', href: '/a/d' },
        ],
      },
      { type: 'doc', label: 'home', href: '/' },
    ])
  })

  it('takes label, position, icon and state from the category file', () => {
    const { items } = build([doc('a/x.md'), doc('b/x.md')], {
      b: { label: 'Bees', position: 1, collapsed: false, collapsible: false, icon: '/img/bee.svg' },
    })
    expect(items[0]).toEqual({
      type: 'category',
      label: 'Bees',
      collapsed: false,
      collapsible: false,
      icon: '/img/bee.svg',
      items: [{ type: 'doc', label: 'x', href: '/b/x' }],
    })
    expect(outline(items)).toEqual([{ Bees: ['x'] }, { a: ['x'] }])
  })

  it('orders folders by their number prefix, with or without a category file', () => {
    const docs = [
      doc('02-a/x.md'),
      doc('01-b/x.md'),
      doc('03-c/x.md'),
      doc('01-b/02-e/x.md'),
      doc('01-b/01-f/x.md'),
    ]
    const { items } = build(docs, { c: { label: 'Sea' } })
    expect(outline(items)).toEqual([
      { b: [{ f: ['x'] }, { e: ['x'] }, 'x'] },
      { a: ['x'] },
      { Sea: ['x'] },
    ])
  })

  it('prefers the position of the category file to that of index and folder name', () => {
    const docs = [
      doc('01-a/x.md'),
      doc('02-b/x.md'),
      doc('c/index.md', 'sidebar_position: 1.5'),
      doc('c/x.md'),
    ]
    expect(outline(build(docs, { a: { position: 9 } }).items)).toEqual([
      { index: ['x'] },
      { b: ['x'] },
      { a: ['x'] },
    ])
  })

  describe('category pages', () => {
    const index = doc('a/index.md', 'title: About')
    const page = doc('a/page.md', 'title: Page')

    it('are the index docs of the folders', () => {
      const { items } = build([page, index])
      expect(items).toMatchObject([
        { type: 'category', label: 'About', href: '/a', items: [{ label: 'Page' }] },
      ])
      expect(outline(items)).toEqual([{ About: ['Page'] }])
    })

    it('are taken away by a link of null, which makes the index a doc like others', () => {
      const { items } = build([page, index], { a: { label: 'A', link: null } })
      expect(items[0]).not.toHaveProperty('href')
      expect(outline(items)).toEqual([{ A: ['About', 'Page'] }])
    })

    it.each(['page', 'a/page'])('can be another doc of the folder: %s', (id) => {
      const { items } = build([page, index], { a: { label: 'A', link: { type: 'doc', id } } })
      expect(items[0]).toMatchObject({ label: 'A', href: '/a/page' })
      expect(outline(items)).toEqual([{ A: ['About'] }])
    })

    it('can be generated, and list what is in the category', () => {
      const { items, generatedIndexes } = build(
        [
          index,
          doc('a/page.md', 'title: Page\ndescription: Of a page'),
          doc('a/sub/index.md', 'title: Sub\ndescription: Of the sub'),
          doc('a/sub/x.md', 'description: Of x'),
          doc('a/bare/x.md'),
        ],
        { a: { label: 'Äh, A!', link: { type: 'generated-index', description: 'All' } } },
      )
      expect(items[0]).toMatchObject({ href: '/category/ah-a' })
      expect(outline(items)).toEqual([
        { 'Äh, A!': ['About', { bare: ['x'] }, 'Page', { Sub: ['x'] }] },
      ])
      expect(generatedIndexes).toEqual([
        {
          route: '/category/ah-a',
          title: 'Äh, A!',
          description: 'All',
          items: [
            { label: 'About', href: '/a', description: '' },
            { label: 'Page', href: '/a/page', description: 'Of a page' },
            { label: 'Sub', href: '/a/sub', description: 'Of the sub' },
          ],
        },
      ])
    })

    it.each(['/all', 'all', '/all/'])(
      'can be generated at an own slug, below the base path: %s',
      (slug) => {
        const { items, generatedIndexes } = build(
          [doc('a/x.md')],
          { a: { link: { type: 'generated-index', slug, title: 'Everything' } } },
          '/de',
        )
        expect(items[0]).toMatchObject({ href: '/de/all', label: 'a' })
        expect(generatedIndexes).toMatchObject([{ route: '/de/all', title: 'Everything' }])
      },
    )

    it('describe themselves where another generated page lists them', () => {
      const { generatedIndexes } = build([doc('a/b/x.md', 'description: Of x')], {
        a: { link: { type: 'generated-index' } },
        'a/b': { link: { type: 'generated-index', description: 'Of b' } },
      })
      expect(generatedIndexes.find(({ title }) => title === 'a')?.items).toEqual([
        { label: 'b', href: '/category/b', description: 'Of b' },
      ])
    })
  })

  it('takes the index of the whole folder as a doc like others', () => {
    expect(outline(build([doc('index.md', 'title: Start'), doc('b.md')]).items)).toEqual([
      'b',
      'Start',
    ])
  })

  it('makes a plain doc of a folder that has nothing but its own page', () => {
    const { items } = build(
      [doc('a/a.md', 'title: A\nsidebar_badge: removed'), doc('b.md', 'sidebar_position: 1')],
      {
        a: { label: 'Own name', position: 0 },
      },
    )
    expect(items).toEqual([
      { type: 'doc', label: 'Own name', href: '/a', badge: 'removed' },
      { type: 'doc', label: 'b', href: '/b' },
    ])
  })

  it('leaves out unlisted docs, and folders that are empty without them', () => {
    const { items, generatedIndexes } = build(
      [doc('a/x.md', 'unlisted: true'), doc('b.md', 'unlisted: true'), doc('c.md')],
      { a: { link: { type: 'generated-index' } } },
    )
    expect(outline(items)).toEqual(['c'])
    expect(generatedIndexes).toEqual([])
  })

  it('does not mind category files of folders without docs', () => {
    expect(outline(build([doc('c.md')], { gone: { label: 'Gone' } }).items)).toEqual(['c'])
  })
})
