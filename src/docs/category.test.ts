import { describe, expect, it } from 'vitest'
import { CATEGORY_FILE, readCategory } from './category'

const read = (raw: string) => readCategory(raw, 'content/a/_category_.json')
const messages = (raw: string) => read(raw).problems.map(({ message }) => message)

describe('readCategory', () => {
  it('reads JSON with every field that Docusaurus has', () => {
    const config = {
      label: 'Guides',
      position: 2.5,
      collapsed: false,
      collapsible: false,
      className: 'x',
      customProps: { a: 1 },
      key: 'guides',
      description: 'All guides',
      link: {
        type: 'generated-index',
        slug: '/all',
        title: 'All',
        description: 'D',
        keywords: ['k'],
        image: '/i.png',
      },
    }
    expect(read(JSON.stringify(config))).toEqual({ value: config, problems: [] })
  })

  it('reads YAML', () => {
    expect(read('label: Guides\nposition: 3\nlink: null\n')).toEqual({
      value: { label: 'Guides', position: 3, link: null, collapsible: true },
      problems: [],
    })
  })

  it('is collapsible by default and has no opinion on the rest', () => {
    expect(read('{}').value).toEqual({ collapsible: true })
  })

  it('names file, field and wrong value, and goes on without the field', () => {
    expect(read('{ "label": "A", "position": "first" }')).toEqual({
      value: { label: 'A', collapsible: true },
      problems: [
        {
          file: 'content/a/_category_.json',
          line: 1,
          message: 'Field "position" is "first"; it must be a number.',
          shown: 'the folder without that field',
        },
      ],
    })
  })

  it('suggests the field that is meant', () => {
    expect(messages('{ "colapsed": true }')).toEqual([
      'Unknown field "colapsed". Did you mean "collapsed"?',
    ])
  })

  it('lists the kinds of links', () => {
    expect(messages('{ "link": { "type": "page" } }')).toEqual([
      'Field "link.type" is "page"; allowed: "doc", "generated-index".',
    ])
  })

  it('needs the id of a linked doc', () => {
    expect(messages('{ "link": { "type": "doc" } }')).toEqual([
      'Field "link.id" is missing; it must be text.',
    ])
  })

  it.each(['{ "label": ', 'a: [b'])('reports a file that cannot be read: %s', (raw) => {
    const { value, problems } = read(raw)
    expect(value).toEqual({ collapsible: true })
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toMatch(/^Cannot be read: /)
  })

  it('refuses an empty file', () => {
    expect(messages('')).toEqual(['The file is null; it must be a section of fields.'])
  })
})

describe('CATEGORY_FILE', () => {
  it.each(['_category_.json', '_category_.yml', '_category_.yaml'])('matches %s', (name) => {
    expect(CATEGORY_FILE.test(name)).toBe(true)
  })

  it.each(['category.json', '_category_.md', 'x_category_.json'])('does not match %s', (name) => {
    expect(CATEGORY_FILE.test(name)).toBe(false)
  })
})

it.each([
  ['label: &a [*a]', 'Cannot be read: A list or section in it holds itself.'],
  ['!!binary aGk=', 'The file is "aGk="; it must be a section of fields.'],
])('refuses data that is no section of fields: %s', (raw, message) => {
  expect(messages(raw)).toEqual([message])
})

it.each(['../../pwn', '/404', 'static', '/a?b'])(
  'takes no slug that the site cannot have: %s',
  (slug) => {
    const config = { label: 'A', link: { type: 'generated-index', slug } }
    expect(messages(JSON.stringify(config))).toEqual([expect.stringContaining('link.slug')])
  },
)
