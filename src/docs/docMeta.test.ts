import { describe, expect, it } from 'vitest'
import { messagePath, readDocMeta } from './docMeta'
import { routeKey } from './routes'
import { GERMAN, ROOT, SOURCE, doc } from './testing/docs'

describe('readDocMeta', () => {
  it('settles id, route and key from the path', () => {
    const meta = doc('02-guides/01-light.mdx', 'title: Light a mine')
    expect(meta).toMatchObject({
      id: 'guides/light',
      route: '/guides/light',
      key: routeKey('/guides/light'),
      title: 'Light a mine',
      label: 'Light a mine',
      position: 1,
      folders: ['guides'],
      isIndex: false,
      isMain: false,
      set: { locale: 'en', version: 'current' },
      setKey: 'en/current',
      source: 'content/02-guides/01-light.mdx',
      filePath: '/repo/content/02-guides/01-light.mdx',
      format: 'mdx',
    })
  })

  it('keeps the written description', () => {
    expect(doc('a.md', 'description: About a').description).toBe('About a')
    expect(doc('a.md').description).toBe('')
  })

  it('knows the main doc and folder indexes', () => {
    expect(doc('home.md')).toMatchObject({ id: 'home', route: '/', isMain: true, format: 'md' })
    expect(doc('guides/home.md')).toMatchObject({ route: '/guides/home', isMain: false })
    expect(doc('guides/index.md')).toMatchObject({
      id: 'guides/index',
      route: '/guides',
      isIndex: true,
    })
  })

  it('prefixes routes and tags with the base path of the set', () => {
    const meta = doc('a/b.md', 'tags: [New things]', { source: GERMAN })
    expect(meta.route).toBe('/de/a/b')
    expect(meta.tags).toEqual([{ label: 'New things', href: '/de/tags/new-things' }])
    expect(meta.source).toBe('german/a/b.md')
  })

  it('lets the own id rename doc and route', () => {
    expect(doc('a/b.md', 'id: c')).toMatchObject({ id: 'a/c', route: '/a/c' })
  })

  it('takes no file for that of its folder because of an own id', () => {
    expect(doc('a/lamps/Main.md', 'id: lamps')).toMatchObject({
      id: 'a/lamps/lamps',
      route: '/a/lamps/lamps',
      isIndex: false,
    })
  })

  it('keeps the route of an index file that has an own id', () => {
    expect(doc('a/index.md', 'id: overview')).toMatchObject({ id: 'a/overview', route: '/a' })
  })

  it('keeps the main doc at the root when the id makes it that', () => {
    expect(doc('start.md', 'id: home')).toMatchObject({ id: 'home', route: '/', isMain: true })
  })

  it('reads tags with a permalink of their own', () => {
    const { tags } = doc('a.md', 'tags: [{ label: Einfach, permalink: /easy }]')
    expect(tags).toEqual([{ label: 'Einfach', href: '/tags/easy' }])
  })

  describe('title', () => {
    it.each([
      ['the first heading', '\n# Crates and keys\n\nText.', 'Crates and keys'],
      ['a heading with marks', '# **Bold** and `code` #\n', 'Bold and code'],
      [
        'a heading with an id in snake case',
        '# The give_money effect {#top}\n',
        'The give_money effect',
      ],
      ['emphasised words', '# An _easy_ start\n', 'An easy start'],
      ['an underlined heading', 'Crates\n======\n\nText.', 'Crates'],
      ['an underlined heading with Windows line ends', 'Crates\r\n======\r\n\r\nText.', 'Crates'],
      ['a heading behind imports', "import A from '@theme/A'\n\n# Title\n", 'Title'],
    ])('comes from %s', (_what, body, title) => {
      expect(doc('a/file-name.mdx', '', { body }).title).toBe(title)
    })

    it('is the file name when the body does not begin with a heading', () => {
      expect(doc('a/02-file-name.md', '', { body: 'Text.\n\n# Later\n' }).title).toBe('file-name')
      expect(doc('a/file-name.md', '', { body: '## Second level\n' }).title).toBe('file-name')
    })

    it('is chosen in order: title, entry id, heading, sidebar label', () => {
      const body = '# Heading\n'
      const entry = 'kind: filter\nid: blocks'
      expect(doc('a.md', `title: T\n${entry}`, { body }).title).toBe('T')
      expect(doc('a.md', entry, { body }).title).toBe('blocks')
      expect(doc('a.md', 'sidebar_label: S', { body }).title).toBe('Heading')
      expect(doc('a.md', 'sidebar_label: S').title).toBe('S')
    })
  })

  it('labels by sidebar label, pagination label, title', () => {
    expect(doc('a.md', 'title: T\npagination_label: P\nsidebar_label: S').label).toBe('S')
    expect(doc('a.md', 'title: T\npagination_label: P').label).toBe('P')
    expect(doc('a.md', 'title: T').label).toBe('T')
  })

  it('prefers the position of the front matter to that of the file name', () => {
    expect(doc('03-a.md', 'sidebar_position: 1').position).toBe(1)
    expect(doc('03-a.md').position).toBe(3)
    expect(doc('a.md').position).toBeUndefined()
  })

  it('marks entries that are gone or on their way out', () => {
    const entry = 'kind: filter\nid: a\n'
    expect(doc('a.md', entry).badge).toBeUndefined()
    expect(doc('a.md', `${entry}deprecated: {}`).badge).toBe('deprecated')
    expect(doc('a.md', `${entry}removed: {}\ndeprecated: {}`).badge).toBe('removed')
    expect(doc('a.md', `${entry}removed: {}\nsidebar_badge: old`).badge).toBe('old')
  })

  it('serves entries at their further routes, within their set', () => {
    const frontMatter = 'kind: filter\nid: a\nroutes: [/x/a/, /f/a, /f//b]'
    expect(doc('f/a.md', frontMatter).aliases).toEqual(['/x/a', '/f/b'])
    expect(doc('f/a.md', frontMatter, { source: GERMAN }).aliases).toEqual(['/de/x/a', '/de/f/b'])
  })

  describe('edit link', () => {
    const editUrl = (frontMatter: string, base?: string, filePath = `${SOURCE.folder}/a/b.md`) =>
      readDocMeta({
        raw: `---\n${frontMatter}\n---\n`,
        filePath,
        source: SOURCE,
        mainDocId: 'home',
        root: ROOT,
        editUrl: base,
      }).meta.editUrl

    it.each(['https://host/edit/main', 'https://host/edit/main/'])('goes on from %s', (base) => {
      expect(editUrl('title: A', base)).toBe('https://host/edit/main/content/a/b.md')
    })

    it('can be set or taken away by the doc', () => {
      expect(editUrl('custom_edit_url: https://other/', 'https://host/')).toBe('https://other/')
      expect(editUrl('custom_edit_url: null', 'https://host/')).toBeUndefined()
    })

    it('is missing without a base, and for files outside of the repository', () => {
      expect(editUrl('title: A')).toBeUndefined()
      expect(editUrl('title: A', 'https://host/', '/elsewhere/b.md')).toBeUndefined()
    })
  })

  describe('last update', () => {
    const lastUpdated = (frontMatter: string, fromGit?: number) =>
      readDocMeta({
        raw: `---\n${frontMatter}\n---\n`,
        filePath: `${SOURCE.folder}/a.md`,
        source: SOURCE,
        mainDocId: 'home',
        root: ROOT,
        lastUpdated: fromGit,
      }).meta.lastUpdated

    it('comes from git, unless the doc has a date', () => {
      expect(lastUpdated('title: A', 5000)).toBe(5000)
      expect(lastUpdated('last_update: { date: 2024-01-05 }', 5000)).toBe(Date.UTC(2024, 0, 5))
    })

    it('does not come from a date that is none', () => {
      expect(lastUpdated('last_update: { date: soon }', 5000)).toBe(5000)
      expect(lastUpdated('last_update: { author: A }')).toBeUndefined()
    })
  })

  it('hands on what is wrong in the front matter, with the path in the repository', () => {
    const { meta, problems } = readDocMeta({
      raw: '---\ntitle: A\nfoo: 1\n---\n',
      filePath: `${SOURCE.folder}/a.md`,
      source: SOURCE,
      mainDocId: 'home',
      root: ROOT,
    })
    expect(problems).toEqual([
      {
        file: 'content/a.md',
        line: 3,
        message: 'Unknown field "foo".',
        shown: 'the page without that field',
      },
    ])
    expect(meta.title).toBe('A')
    expect(meta.route).toBe('/a')
  })
})

describe('messagePath', () => {
  it('is relative inside of the repository and absolute outside', () => {
    expect(messagePath('/repo/content/a.md', '/repo')).toBe('content/a.md')
    expect(messagePath('/other/a.md', '/repo')).toBe('/other/a.md')
  })
})

describe('routes that content may not have', () => {
  const read = (frontMatter: string, name = 'a.md') =>
    readDocMeta({
      raw: `---\n${frontMatter}\n---\nText`,
      filePath: `${SOURCE.folder}/${name}`,
      source: SOURCE,
      mainDocId: 'home',
      root: ROOT,
    })

  it.each([
    ['title: A\nslug: /../../../elsewhere/pwn', 3, '/elsewhere/pwn'],
    ['slug: "/</script><script>alert(1)</script>"', 2, '/-/script--script-alert(1)-/script-'],
    ['slug: /404', 2, '/-404'],
    ['slug: /page-data/app-data.json', 2, '/-page-data/app-data-json'],
    ['id: "a?b"', 2, '/a-b'],
  ])('are a problem, and others stand in for them: %s', (frontMatter, line, route) => {
    const { meta, problems } = read(frontMatter)
    expect(problems).toEqual([
      {
        file: 'content/a.md',
        line,
        message: expect.stringContaining('choose another one'),
        shown: `the route "${route}"`,
      },
    ])
    expect(meta.route).toBe(route)
  })

  it('are found in tags and in further routes of entries', () => {
    const { meta, problems } = read('tags:\n  - label: A\n    permalink: /../../pwn')
    expect(problems).toEqual([expect.objectContaining({ line: 4 })])
    expect(meta.tags).toEqual([{ label: 'A', href: '/tags/pwn' }])
    const entry = 'kind: mutator\nid: b\ntitle: b\nroutes:\n  - /c\n  - /../pwn'
    const { meta: aliased, problems: found } = read(entry)
    expect(found.map(({ message }) => message).join()).toContain('"/../pwn" leads out of the site')
    expect(aliased.aliases).not.toContain('/../pwn')
  })

  it('are found in names of files', () => {
    expect(read('title: A', 'static/a.md').problems).toHaveLength(1)
    expect(read('title: A', 'sitemap.xml.md').problems).toHaveLength(1)
  })
})

it('finds the title of a body in no time, however many blanks stand in it', () => {
  const blanks = ' '.repeat(200_000)
  expect(doc('a.md', '', { body: `# A${blanks}b${blanks}` }).title).toBe(`A${blanks}b`)
})
