import { describe, expect, it } from 'vitest'
import { checkLinks } from './checkLinks'
import type { CheckedDoc } from './checkLinks'

const FILES = ['/content/img/stone.png']
const STATIC_FILES = ['/img/logo.svg']

function doc(route: string, links: string[] = [], anchors: string[] = []): CheckedDoc {
  const name = route === '/' ? 'home' : route.slice(1)
  return {
    route,
    filePath: `/content/${name}.md`,
    source: `content/${name}.md`,
    anchors: new Set(anchors),
    links: links.map((href, index) => ({ href, line: index + 1, column: 3 })),
  }
}

function check(docs: CheckedDoc[], otherRoutes: string[] = []) {
  return checkLinks({
    docs,
    routes: new Set([...docs.map(({ route }) => route), ...otherRoutes]),
    contentDir: () => '/content',
    fileExists: (file) => FILES.includes(file),
    staticExists: (file) => STATIC_FILES.includes(file),
  })
}

const effects = doc('/effects', [], ['part', 'café'])

describe('checkLinks', () => {
  it('is content with links that lead somewhere', () => {
    const links = [
      '/effects',
      './effects#part',
      '/effects#caf%C3%A9',
      'effects.md#part',
      '#own',
      '#',
      '/tags',
      '/tags#not-known-here',
      './img/stone.png',
      '/img/logo.svg',
      'pathname:///img/logo.svg?v=2',
      'https://example.org/nothing',
      'mailto:a@example.org',
    ]
    expect(check([doc('/', links, ['own']), effects], ['/tags'])).toEqual({
      errors: [],
      warnings: [],
    })
  })

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'java\nscript:a()', ' vbscript:a'])(
    'fails on a link that is a script: %j',
    (href) => {
      const { errors } = check([doc('/', [href])])
      expect(errors).toEqual([
        expect.objectContaining({ line: 1, message: `The link "${href}" would run code.` }),
      ])
    },
  )

  it('fails on a route that does not exist and suggests the nearest', () => {
    const { errors, warnings } = check([doc('/', ['/efects']), effects])
    expect(errors).toEqual([
      {
        file: 'content/home.md',
        line: 1,
        column: 3,
        message: 'Broken link "/efects". Nearest route: "/effects".',
        shown: 'the link as it is written',
      },
    ])
    expect(warnings).toEqual([])
  })

  it('suggests a page of the same name in another folder before one that is spelled alike', () => {
    const { errors } = check([doc('/', ['/effects/points'])], ['/effects/paints', '/guides/points'])
    expect(errors[0]?.message).toBe(
      'Broken link "/effects/points". Nearest route: "/guides/points".',
    )
  })

  it('suggests nothing when nothing is near', () => {
    expect(check([doc('/', ['/completely/elsewhere'])]).errors[0]?.message).toBe(
      'Broken link "/completely/elsewhere".',
    )
  })

  it('fails on an anchor that the page does not have, and suggests the nearest', () => {
    const { errors } = check([
      doc('/', ['/effects#prat', 'effects.md#xyzxyzxyz', '#gone']),
      effects,
    ])
    expect(errors.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '1 Broken anchor "/effects#prat": /effects has no "#prat". Nearest: "#part".',
      '2 Broken anchor "effects.md#xyzxyzxyz": /effects has no "#xyzxyzxyz".',
      '3 Broken anchor "#gone": / has no "#gone".',
    ])
  })

  it('only warns of a Markdown file that does not exist', () => {
    expect(check([doc('/', ['./gone.md#part'])])).toEqual({
      errors: [],
      warnings: [
        {
          file: 'content/home.md',
          line: 1,
          column: 3,
          message: 'The Markdown file of the link "./gone.md#part" does not exist.',
          shown: 'the link as it is written',
        },
      ],
    })
  })

  it('fails on local and static files that do not exist', () => {
    const links = ['./img/gone.png', '/img/gone.svg', 'pathname:///gone.zip']
    expect(check([doc('/', links)]).errors.map(({ message }) => message)).toEqual([
      'The file of the link "./img/gone.png" does not exist.',
      'The file of the link "/img/gone.svg" is not in the static folder.',
      'The file of the link "pathname:///gone.zip" is not in the static folder.',
    ])
  })

  it('lists every broken link of every doc', () => {
    const { errors } = check([doc('/', ['/a', '/b']), doc('/c', ['/d'])])
    expect(errors.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/home.md:1',
      'content/home.md:2',
      'content/c.md:1',
    ])
  })
})
