import { describe, expect, it } from 'vitest'
import { assertUniqueKeys } from './buildDocsIndex'
import { SIDEBAR_ID } from './docsIndex'
import { GERMAN, doc } from './testing/docs'
import { SEVERAL_SETS, indexOf, loadedConfig } from './testing/site'

const ENTRY = 'kind: filter\nid: a\n'

describe('buildDocsIndex', () => {
  it('makes a record of each doc, and the sidebar', () => {
    const index = indexOf([
      doc('home.md', 'title: Home'),
      doc('b.md', 'title: B\ndescription: Of b'),
    ])
    expect(index).toMatchObject({ defaultLocale: 'en', lastVersion: 'current', warnings: [] })
    expect(index.sets).toEqual([
      {
        key: 'en/current',
        locale: 'en',
        version: 'current',
        basePath: '',
        docs: [
          {
            id: 'b',
            route: '/b',
            title: 'B',
            label: 'B',
            description: 'Of b',
            source: 'content/b.md',
          },
          {
            id: 'home',
            route: '/',
            title: 'Home',
            label: 'Home',
            description: '',
            source: 'content/home.md',
          },
        ],
        sidebars: {
          [SIDEBAR_ID]: [
            { type: 'doc', label: 'B', href: '/b' },
            { type: 'doc', label: 'Home', href: '/' },
          ],
        },
        mainRoute: '/',
      },
    ])
  })

  it('keeps doc sets apart, each with its base path and main route', () => {
    const index = indexOf(
      [doc('home.md'), doc('home.md', '', { source: GERMAN }), doc('a.md', '', { source: GERMAN })],
      { loaded: loadedConfig(SEVERAL_SETS) },
    )
    expect(index.warnings).toEqual([])
    expect(
      index.sets.map(({ key, mainRoute, docs }) => [
        key,
        mainRoute,
        docs.map(({ route }) => route),
      ]),
    ).toEqual([
      ['en/current', '/', ['/']],
      ['en/1.0', '/1.0', []],
      ['de/current', '/de', ['/de/a', '/de']],
    ])
  })

  it('takes the first version of the config as the latest', () => {
    const loaded = loadedConfig({
      versions: [
        { name: '2.0', label: 'Two' },
        { name: '1.0', label: 'One', path: '1.0', folder: '../one' },
      ],
    })
    expect(indexOf([], { loaded }).lastVersion).toBe('2.0')
  })

  it('takes the first doc of the sidebar as main route when there is no main doc', () => {
    const docs = [doc('z.md', 'sidebar_position: 1'), doc('a.md')]
    expect(indexOf(docs).sets[0]?.mainRoute).toBe('/z')
    expect(indexOf([]).sets[0]?.mainRoute).toBe('/')
  })

  it('warns of duplicate routes, names both files and uses the first', () => {
    const index = indexOf([doc('z.md', 'slug: /a'), doc('a.md')])
    expect(index.warnings).toEqual([
      'Duplicate route /a: content/a.md and content/z.md. The first one is used; change the "slug" or the file name of the other.',
    ])
    expect(index.docs.map(({ source }) => source)).toEqual(['content/a.md'])
    expect(index.sets[0]?.docs).toHaveLength(1)
    expect(index.sets[0]?.sidebars[SIDEBAR_ID]).toHaveLength(1)
  })

  it('warns once for each further doc with the route', () => {
    const index = indexOf([doc('a.md'), doc('b.md', 'slug: /a'), doc('c.md', 'slug: /a')])
    expect(index.warnings).toHaveLength(2)
    expect(index.warnings[1]).toContain('content/a.md and content/c.md')
  })

  it('keeps aliases that are free', () => {
    const [entry] = indexOf([doc('a.md', `${ENTRY}routes: [/x, /y]`)]).docs
    expect(entry?.aliases).toEqual(['/x', '/y'])
  })

  it('warns of an alias that is the route of another doc, even of a later one', () => {
    const index = indexOf([doc('a.md', `${ENTRY}routes: [/z, /x]`), doc('z.md')])
    expect(index.warnings).toEqual([
      'Duplicate route /z: content/z.md and content/a.md ("routes"). The first one is used.',
    ])
    expect(index.docs[0]?.aliases).toEqual(['/x'])
  })

  it('warns of an alias that two docs want', () => {
    const index = indexOf([
      doc('a.md', `${ENTRY}routes: [/x]`),
      doc('b.md', `${ENTRY}routes: [/x]`),
    ])
    expect(index.warnings).toEqual([
      'Duplicate route /x: content/a.md and content/b.md ("routes"). The first one is used.',
    ])
    expect(index.docs.map(({ aliases }) => aliases)).toEqual([['/x'], []])
  })

  it('leaves drafts out of the build and their routes free', () => {
    const docs = () => [doc('a.md', 'draft: true'), doc('b.md', 'slug: /a')]
    expect(indexOf(docs())).toMatchObject({ docs: [{ source: 'content/b.md' }], warnings: [] })
    expect(indexOf(docs(), { withDrafts: true }).docs).toMatchObject([{ source: 'content/a.md' }])
  })

  it('indexes unlisted docs without a place in the sidebar', () => {
    const { sets } = indexOf([doc('a.md', 'unlisted: true')])
    expect(sets[0]?.docs).toHaveLength(1)
    expect(sets[0]?.sidebars[SIDEBAR_ID]).toEqual([])
  })

  it('uses category files in their own set only', () => {
    const { sets, generatedIndexes } = indexOf(
      [doc('a/b.md'), doc('a/b.md', '', { source: GERMAN })],
      {
        loaded: loadedConfig(SEVERAL_SETS),
        categories: [
          {
            setKey: 'de/current',
            folder: 'a',
            config: { label: 'Ah', collapsible: true, link: { type: 'generated-index' } },
          },
        ],
      },
    )
    const labels = sets.map(({ sidebars }) =>
      sidebars[SIDEBAR_ID]?.map((item) => 'label' in item && item.label),
    )
    expect(labels).toEqual([['a'], [], ['Ah']])
    expect(generatedIndexes).toMatchObject([{ route: '/de/category/ah', setKey: 'de/current' }])
  })
})

describe('assertUniqueKeys', () => {
  it('accepts docs with keys of their own', () => {
    expect(() => assertUniqueKeys(indexOf([doc('a.md'), doc('b.md')]))).not.toThrow()
  })

  it('names both routes of a key that is taken', () => {
    const index = indexOf([doc('a.md'), { ...doc('b.md'), key: doc('a.md').key }])
    expect(() => assertUniqueKeys(index)).toThrow(
      `The routes /a and /b have the same 6-character key ${doc('a.md').key}. Change the "slug" of one.`,
    )
  })
})

describe('buildDocsIndex of lenient docs', () => {
  const adopted = { root: '/repo', siteDir: '/repo' }
  const loaded = loadedConfig()
  const lenient = {
    ...loaded,
    adopted,
    sources: loaded.sources.map((source) => ({ ...source, adopted })),
  }
  const rootOf = (...docs: Parameters<typeof indexOf>[0]) => {
    const index = indexOf(docs, { loaded: lenient })
    return index.docs.find(({ route, aliases }) => [route, ...aliases].includes('/'))?.id
  }

  it('has its first doc at the root when nothing else is there', () => {
    expect(rootOf(doc('b.md', 'title: B'), doc('a.md', 'title: A'))).toBe('a')
    expect(rootOf(doc('b.md', 'title: B\nslug: /'), doc('a.md', 'title: A'))).toBe('b')
    expect(indexOf([doc('a.md', 'title: A')]).docs[0]?.aliases).toEqual([])
  })

  it('has the sidebar that is written out, and says what of it is left out', () => {
    const sidebar = {
      file: 'sidebars.js',
      problems: [],
      sidebars: [
        {
          name: 'docs',
          items: [
            { type: 'doc' as const, id: 'b' },
            { type: 'doc' as const, id: 'gone' },
          ],
        },
      ],
    }
    const sources = lenient.sources.map((source) => ({ ...source, sidebar }))
    const { sets, warnings } = indexOf([doc('a.md', 'title: A'), doc('b.md', 'title: B')], {
      loaded: { ...lenient, sources },
    })
    expect(sets[0]?.sidebars[SIDEBAR_ID]).toMatchObject([{ label: 'B' }])
    expect(warnings).toEqual([
      'sidebars.js:1  The sidebar names the doc "gone", which does not exist. Shown instead: the sidebar without it.',
    ])
  })
})
