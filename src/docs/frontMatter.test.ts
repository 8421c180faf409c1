import { describe, expect, it } from 'vitest'
import { readFrontMatter } from './frontMatter'

const FILE = 'content/doc.md'
const read = (raw: string) => readFrontMatter(raw, FILE)

/** `line message` of each problem. */
const problems = (raw: string) =>
  read(raw).problems.map(({ line, message }) => `${line} ${message}`)

describe('readFrontMatter', () => {
  it('fills in the defaults', () => {
    const { value } = read('Text.')
    expect(value).toEqual({
      doc: {
        tags: [],
        keywords: [],
        hide_title: false,
        hide_table_of_contents: false,
        toc_min_heading_level: 2,
        toc_max_heading_level: 3,
        draft: false,
        unlisted: false,
        tables: {},
        menus: {},
        odds: {},
        diagrams: {},
        timelines: {},
      },
      entry: undefined,
    })
  })

  it('accepts the fields of Docusaurus files', () => {
    const raw = [
      '---',
      'id: own',
      'title: 2024',
      'sidebar_label: Label',
      'sidebar_position: 2.5',
      'sidebar_class_name: green',
      'sidebar_custom_props: { a: 1 }',
      'displayed_sidebar: null',
      'slug: /own',
      'description: About',
      'tags: [one, 2, { label: Three, permalink: /three }]',
      'keywords: [a]',
      'image: /img/a.png',
      'hide_title: true',
      'hide_table_of_contents: true',
      'toc_min_heading_level: 2',
      'toc_max_heading_level: 4',
      'pagination_prev: null',
      'pagination_next: a/b',
      'pagination_label: P',
      'custom_edit_url: null',
      'draft: true',
      'unlisted: true',
      'parse_number_prefixes: false',
      'last_update: { date: 2024-01-05, author: A }',
      'format: md',
      '---',
      '',
    ].join('\n')
    const { value, problems: found } = read(raw)
    expect(found).toEqual([])
    expect(value.doc).toMatchObject({
      title: '2024',
      tags: ['one', '2', { label: 'Three', permalink: '/three' }],
      pagination_prev: null,
      pagination_next: 'a/b',
    })
  })

  describe('body', () => {
    it('keeps its line numbers and loses the front matter', () => {
      const { body } = read('---\ntitle: A\n---\n\nText.\n')
      expect(body).toBe('\n\n\n\nText.\n')
    })

    it('is the whole file when there is no front matter', () => {
      expect(read('Text.\n\n---\n\nMore.\n').body).toBe('Text.\n\n---\n\nMore.\n')
    })

    it('may be missing', () => {
      const { value, body } = read('---\ntitle: A\n---')
      expect(value.doc.title).toBe('A')
      expect(body.trim()).toBe('')
    })

    it('begins after an empty block', () => {
      const { value, body, problems: found } = read('---\n---\nText.')
      expect(found).toEqual([])
      expect(value.doc.title).toBeUndefined()
      expect(body).toBe('\n\nText.')
    })

    it('keeps lines of dashes of its own', () => {
      expect(read('---\ntitle: A\n---\n\nA\n\n---\n\nB\n').body).toBe('\n\n\n\nA\n\n---\n\nB\n')
    })
  })

  it('reads files with a byte order mark', () => {
    const { value, body } = read('\uFEFF---\ntitle: A\n---\nText.')
    expect(value.doc.title).toBe('A')
    expect(body).toBe('\n\n\nText.')
  })

  it('reads files with Windows line ends', () => {
    const { value, body, problems: found } = read('---\r\ntitle: A\r\nfoo: 1\r\n---\r\nText.\r\n')
    expect(value.doc.title).toBe('A')
    expect(found).toMatchObject([{ file: FILE, line: 3, message: 'Unknown field "foo".' }])
    expect(body.split('\n')[4]?.trim()).toBe('Text.')
    expect(read('---\r\ntitle: A\r\n---\r\nText.').value.doc.title).toBe('A')
  })

  describe('problems', () => {
    it('suggest the field that is meant, each at its line', () => {
      expect(problems('---\ntitle: A\nsidebar_lable: B\nslag: /x\n---\n')).toEqual([
        '3 Unknown field "sidebar_lable". Did you mean "sidebar_label" or "sidebar_badge"?',
        '4 Unknown field "slag". Did you mean "slug"?',
      ])
    })

    it('quote wrong values and come in the order of the file', () => {
      expect(
        problems('---\nfoo: 1\nsidebar_position: first\ntags: x\ntoc_max_heading_level: 9\n---\n'),
      ).toEqual([
        '2 Unknown field "foo".',
        '3 Field "sidebar_position" is "first"; it must be a number.',
        '4 Field "tags" is "x"; it must be a list.',
        '5 Field "toc_max_heading_level" is 9: Too big: expected number to be <=6.',
      ])
    })

    it('leave the defaults, so that the page can still be shown', () => {
      expect(read('---\ntitle: A\nfoo: 1\n---\n').value.doc).toMatchObject({
        draft: false,
        tags: [],
      })
    })

    it('stand at the line of a nested field', () => {
      const raw =
        '---\ntables:\n  keys:\n    preset: keys\n    rows:\n      - path: a\n      - path: [b]\n---\n'
      const [problem] = read(raw).problems
      expect(problem?.line).toBe(7)
      expect(problem?.message).toMatch(/^Field "tables.keys.rows\[1\].path" is \["b"\]/)
    })

    it('refuse an id with a folder', () => {
      expect(problems('---\nid: a/b\n---\n')).toEqual([
        '2 Field "id" is "a/b": must not contain "/".',
      ])
    })

    it('refuse tags whose permalink is no route', () => {
      expect(problems('---\ntags:\n  - { label: A, permalink: a }\n---\n')).toHaveLength(1)
    })
  })

  describe('invalid YAML', () => {
    it('is reported at its line of the file', () => {
      const { value, problems: found } = read('---\ntitle: A\nslug: "open\n---\nText.')
      expect(found).toHaveLength(1)
      expect(found[0]).toMatchObject({ file: FILE, column: expect.any(Number) as number })
      expect(found[0]?.line).toBe(3)
      expect(found[0]?.message).toMatch(/^The front matter is not valid YAML: /)
      expect(found[0]?.message).not.toMatch(/at line/)
      expect(value.doc.draft).toBe(false)
    })

    it('names fields that are written twice', () => {
      expect(problems('---\ntitle: A\nslug: b\ntitle: C\n---\n')).toEqual([
        '4 The front matter is not valid YAML: Map keys must be unique',
      ])
    })

    it('explains text that starts with an asterisk', () => {
      expect(problems('---\ntitle: A\ndescription: *bold\n---\n')).toEqual([
        '3 The front matter is not valid YAML: Unresolved alias (the anchor must be set before the alias): bold. Put text that starts with "*" in quotes.',
      ])
    })

    it('finds the wrong one of several aliases', () => {
      const { problems: found } = read('---\ntitle: &a A\nslug: *a\ndescription: *b\n---\n')
      expect(found.map(({ line }) => line)).toEqual([4])
    })

    it('refuses a list that holds itself', () => {
      expect(problems('---\ntitle: A\nkeywords: &a [*a]\n---\n')).toEqual([
        '2 The front matter cannot be read. A list or section in it holds itself.',
      ])
    })

    it('accepts anchors and aliases that belong together', () => {
      const { value } = read('---\ntitle: &name A\ndescription: *name\n---\n')
      expect(value.doc.description).toBe('A')
    })

    it('refuses a list in place of fields', () => {
      expect(problems('---\n- a\n---\n')).toEqual([
        '2 The front matter must be a list of "field: value" lines.',
      ])
    })
  })

  describe('reference entries', () => {
    const ENTRY = [
      '---',
      'kind: effect',
      'id: give_money',
      'description: Gives money',
      'categories: [economy]',
      'arguments:',
      '  - name: amount',
      '    type: expression',
      '    default: 0.5',
      '    description: How much',
      'sidebar_position: 3',
      '---',
      '',
    ]

    it('are told by their kind; the id is that of the config', () => {
      const { value, problems: found } = read(ENTRY.join('\n'))
      expect(found).toEqual([])
      expect(value.doc.id).toBeUndefined()
      expect(value.doc).toMatchObject({ description: 'Gives money', sidebar_position: 3 })
      expect(value.entry).toMatchObject({
        kind: 'effect',
        id: 'give_money',
        owner: 'libreforge',
        categories: ['economy'],
        arguments: [
          { name: 'amount', type: 'expression', required: false, default: '0.5', aliases: [] },
        ],
        related: [],
      })
    })

    it('are checked with line and field', () => {
      const raw = ENTRY.join('\n')
        .replace('kind: effect', 'kind: efect')
        .replace('type: expression', 'type: number')
        .replace('sidebar_position', 'requries')
      expect(problems(raw).map((message) => message.slice(0, 60))).toEqual([
        '2 Field "kind" is "efect"; allowed: "effect", "condition", "',
        '8 Field "arguments[0].type" is "number"; allowed: "string", ',
        '11 Unknown field "requries". Did you mean "requires"?',
      ])
    })

    it('need an id', () => {
      expect(problems('---\nkind: filter\n---\n')).toEqual([
        '2 Field "id" is missing; it must be text.',
      ])
    })

    it('are the only docs with fields of entries', () => {
      expect(problems('---\ntitle: A\narguments: []\n---\n')).toEqual([
        '3 Unknown field "arguments".',
      ])
    })
  })

  describe('lineOf', () => {
    it('finds items of a list', () => {
      const list = read('---\ntags:\n  - a\n  - b\n---\n')
      expect(list.lineOf(['tags', 1])).toBe(4)
    })

    const { lineOf } = read(
      '---\ntitle: A\ntables:\n  keys:\n    preset: keys\n    rows: [{ path: a }]\n---\n',
    )

    it('finds fields, and list items', () => {
      expect(lineOf(['title'])).toBe(2)
      expect(lineOf(['tables', 'keys', 'preset'])).toBe(5)
      expect(lineOf(['tables', 'keys', 'rows', 0, 'path'])).toBe(6)
    })

    it('is not led astray by text that looks like a field', () => {
      const odd = read(
        '---\ntitle: A\ndescription: |\n  tables:\n   keys: none\ntables: # two\n\n  one:\n    caption: |\n      keys: no\n    keys: no\n  keys:\n    preset: keys\n---\n',
      )
      expect(odd.lineOf(['tables'])).toBe(6)
      expect(odd.lineOf(['tables', 'keys'])).toBe(12)
      expect(odd.lineOf(['tables', 'none'])).toBe(6)
      const flow = read('---\ntitle: A\ntables: { one: {},\n  keys: {} }\n---\n')
      expect(flow.lineOf(['tables', 'one'])).toBe(3)
    })

    it('gives the nearest parent of a field that is not written', () => {
      expect(lineOf(['tables', 'keys', 'caption'])).toBe(4)
      expect(lineOf(['slug'])).toBe(2)
    })
  })
})

describe('front matter that is none', () => {
  it.each([
    ['never closed', '---\ntitle: X\ndraft: true\n\nText\n', '1 The front matter that begins here'],
    [
      'closed with two dashes',
      '---\ntitle: X\n--\n\nText\n',
      '1 The front matter that begins here',
    ],
    ['below a blank line', '\n---\ntitle: X\n---\nText\n', '2 Front matter has to begin'],
    [
      'below two lines, never closed',
      '\r\n \r\n---\r\ndraft: true\r\n',
      '3 Front matter has to begin',
    ],
  ])('is told when it is %s', (_name, raw, message) => {
    expect(problems(raw)).toEqual([expect.stringContaining(message)])
  })

  it.each(['Text\n\n---\n\nMore\n', '\n---\n\nA line above this text.\n', '--- no\n', ''])(
    'is no matter in %j',
    (raw) => {
      expect(problems(raw)).toEqual([])
    },
  )
})
