import { describe, expect, it } from 'vitest'
import { readFrontMatter } from '../frontMatter'
import { compileDoc } from './compile'
import type { CompiledDoc } from './compile'

/** Compiles a file as the build does. */
async function compile(raw: string, format: 'md' | 'mdx' = 'mdx'): Promise<CompiledDoc> {
  const file = `content/doc.${format}`
  const { value, body, lineOf } = readFrontMatter(raw, file)
  return compileDoc({ file, format, body, frontMatter: value, title: 'Doc', lineOf })
}

async function messages(raw: string, format: 'md' | 'mdx' = 'mdx'): Promise<string[]> {
  const { problems } = await compile(raw, format)
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

describe('compileDoc', () => {
  it('compiles paragraphs, emphasis and links to plain arrays', async () => {
    const { tree } = await compile('Some *soft* text with a [link](/effects).')
    expect(tree).toEqual([
      [
        'p',
        null,
        'Some ',
        ['em', null, 'soft'],
        ' text with a ',
        ['a', { href: '/effects' }, 'link'],
        '.',
      ],
    ])
  })

  it('gives headings slugs, keeps written ids and makes repeated ones unique', async () => {
    const { tree, headings, anchors } = await compile(
      '## First part\n\n## First part\n\n### Own {#my-id}\n',
    )
    expect(headings).toEqual([
      { id: 'first-part', text: 'First part', level: 2 },
      { id: 'first-part-1', text: 'First part', level: 2 },
      { id: 'my-id', text: 'Own', level: 3 },
    ])
    expect(tree[2]).toEqual(['Heading', { level: 3, id: 'my-id' }, 'Own'])
    expect(anchors).toEqual(['first-part', 'first-part-1', 'my-id'])
  })

  it.each(['md', 'mdx'] as const)('reads written heading ids in .%s files', async (format) => {
    const { headings } = await compile('## Config keys {#keys}', format)
    expect(headings).toEqual([{ id: 'keys', text: 'Config keys', level: 2 }])
  })

  it('reads admonitions with both title spellings, nested', async () => {
    const { tree, problems } = await compile(
      '::::warning Mind this\n\n:::tip[**Bold** title]\n\nInside.\n\n:::\n\n::::\n',
    )
    expect(problems).toEqual([])
    expect(tree).toEqual([
      [
        'Admonition',
        { kind: 'warning' },
        ['AdmonitionTitle', { kind: 'warning' }, 'Mind this'],
        [
          'Admonition',
          { kind: 'tip' },
          ['AdmonitionTitle', { kind: 'tip' }, ['strong', null, 'Bold'], ' title'],
          ['p', null, 'Inside.'],
        ],
      ],
    ])
  })

  it('leaves colons in prose alone', async () => {
    const { tree } = await compile('Use minecraft:stone at 10:30, then ::done.', 'md')
    expect(tree).toEqual([['p', null, 'Use minecraft:stone at 10:30, then ::done.']])
  })

  it('highlights code with classes and reads title, marked lines and numbers', async () => {
    const { tree } = await compile(
      '```yaml title="config.yml" {2} showLineNumbers\nid: a\nargs: 1\n```\n',
    )
    const [name, props] = tree[0] as [string, Record<string, unknown>]
    expect(name).toBe('CodeBlock')
    expect(props).toMatchObject({
      language: 'yaml',
      title: 'config.yml',
      showLineNumbers: true,
      lines: 2,
    })
    expect(props.html).toContain('<span class="line"><span class="hljs-attr">id:</span>')
    expect(props.html).toContain(
      '<span class="line line--highlighted"><span class="hljs-attr">args:</span>',
    )
  })

  it('keeps braces and unknown tags of plain Markdown as text', async () => {
    const { tree, problems } = await compile(
      'Run /give <player> {amount} if a < b.\n\n<target> stands first.',
      'md',
    )
    expect(problems).toEqual([])
    expect(tree).toEqual([
      ['p', null, 'Run /give <player> {amount} if a < b.'],
      ['p', null, '<target> stands first.'],
    ])
  })

  it('renders HTML of plain Markdown with the attribute names of React', async () => {
    const { tree } = await compile(
      '<div class="box" style="color: red" onclick="x()">\n\n**bold**\n\n</div>',
      'md',
    )
    expect(tree).toEqual([
      [
        'div',
        { className: 'box', style: { color: 'red' } },
        '\n',
        ['p', null, ['strong', null, 'bold']],
        '\n',
      ],
    ])
  })

  it('accepts the theme imports of Docusaurus files and literal attributes', async () => {
    const { tree, problems } = await compile(
      'import Tabs from \'@theme/Tabs\'\nimport TabItem from \'@theme/TabItem\'\n\n<Tabs groupId="os">\n<TabItem value="a" label="A" default>\n\nText.\n\n</TabItem>\n</Tabs>\n',
    )
    expect(problems).toEqual([])
    expect(tree).toEqual([
      [
        'Tabs',
        { groupId: 'os' },
        ['TabItem', { value: 'a', label: 'A', default: true }, ['p', null, 'Text.']],
      ],
    ])
  })

  it('lists components of a few pages, but not tags in code', async () => {
    const { components } = await compile(
      '<TaskList>\n  <Task title="A" href="/a">B</Task>\n</TaskList>\n\nNot `<Diagram />`.\n\n```mdx\n<EntryFinder />\n```\n',
    )
    expect(components).toEqual(['TaskList', 'Task'])
  })

  it('takes a line of components for what it is, not for a paragraph', async () => {
    const { tree, problems } = await compile(
      '<Tabs>\n  <TabItem value="a" label="A">One</TabItem>\n  <TabItem value="b" label="B">Two</TabItem>\n</Tabs>\n',
    )
    expect(problems).toEqual([])
    expect(tree).toEqual([
      [
        'Tabs',
        null,
        ['TabItem', { value: 'a', label: 'A' }, 'One'],
        ['TabItem', { value: 'b', label: 'B' }, 'Two'],
      ],
    ])
  })

  it('refuses anything but tab items in tabs', async () => {
    expect(await messages('<Tabs>\n\nText.\n\n</Tabs>\n')).toEqual([
      '3:1 <Tabs> may hold nothing but <TabItem> elements.',
    ])
  })

  it.each([
    ['<Tabs>\n<b>a</b>\n</Tabs>\n', '1:1 <Tabs> may hold nothing but <TabItem> elements.'],
    ['Text.\n\n<Tabs></Tabs>\n', '3:1 <Tabs> needs at least one <TabItem>.'],
    ['<TabItem value="a">b</TabItem>\n', '1:1 <TabItem> stands outside of <Tabs>.'],
    [
      '<Tabs>\n<TabItem value="a">b</TabItem>\n<TabItem value="a">c</TabItem>\n</Tabs>\n',
      '1:1 Two tabs of one <Tabs> have the value "a"',
    ],
  ])('refuses tabs that could not be shown, in plain Markdown as well: %j', async (body, said) => {
    for (const format of ['md', 'mdx'] as const) {
      const [first = '', ...more] = await messages(body, format)
      // Where an element stands in HTML is not known, but where the HTML does.
      expect(first.replace(/^\d+:\d+/, '')).toContain(said.replace(/^\d+:\d+/, ''))
      expect(Number.parseInt(first)).toBeGreaterThanOrEqual(Number.parseInt(said))
      expect(more).toEqual([])
    }
  })

  it('takes names that every object knows for names', async () => {
    const body =
      ':::constructor\n\nA.\n\n:::\n\n```constructor\nb\n```\n\n<constructor>c</constructor>\n'
    const { tree, problems } = await compile(body)
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Unknown admonition ":::constructor"/),
    ])
    expect(tree.slice(1)).toMatchObject([
      ['CodeBlock', { language: 'constructor' }],
      ['constructor', null, 'c'],
    ])
    expect(await messages('<DataTable name="constructor" />')).toEqual([
      expect.stringContaining('names no table'),
    ])
  })

  it('makes Markdown of a heading with a footnote or a broken line in it', async () => {
    const { markdown } = await compile('# A[^1]\\\nB\n\n# C[^1]\n\n[^1]: D\n', 'md')
    expect(markdown.body[0]).toContain('# A[^1]')
  })

  it('reads tabs written as HTML in plain Markdown', async () => {
    const { tree } = await compile(
      'import Tabs from \'@theme/Tabs\';\n\n<Tabs groupId="os">\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>\n',
      'md',
    )
    expect(tree).toEqual([
      ['Tabs', { groupId: 'os' }, ['TabItem', { value: 'a', label: 'A' }, ['p', null, 'Text.']]],
    ])
  })

  it('drops comments of either spelling', async () => {
    const { tree, problems } = await compile(
      'Before <!-- hidden --> after.\n\n{/* also hidden */}\n\n`<!-- kept -->`',
    )
    expect(problems).toEqual([])
    expect(tree).toEqual([
      ['p', null, 'Before  after.'],
      ['p', null, ['code', null, '<!-- kept -->']],
    ])
  })

  it('names an unknown component with its place and the nearest known ones', async () => {
    const found = await messages('---\ntitle: A\n---\n\nText.\n\n  <Tabz />\n')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^7:3 Unknown component <Tabz>\. Did you mean <Tabs>/)
  })

  it('refuses imports, exports, expressions, spread and computed attributes', async () => {
    const found = await messages(
      'import X from \'./x\'\n\nexport const a = 1\n\nSum {1 + 1}.\n\n<Tabs {...props} />\n\n<Task title={name} href="/" />\n',
    )
    expect(found.map((message) => message.replace(/ .*/, ''))).toEqual([
      '1:1',
      '3:1',
      '5:5',
      '7:1',
      '9:1',
    ])
    expect(found.join('\n')).toContain("import ... from './x'")
    expect(found.join('\n')).toContain('Exports are not possible')
    expect(found.join('\n')).toContain('Spread attributes')
    expect(found.join('\n')).toContain('Attribute "title" of <Task> is an expression: {name}')
  })

  it('reports a syntax error of MDX with its place and what to do', async () => {
    const found = await messages('Line one.\n\nA <2 in text.\n')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^3:\d+ /)
    expect(found[0]).toContain('&lt;')
  })

  it('cuts the text into sections under their headings, code blocks apart', async () => {
    const { sections } = await compile(
      'Intro `code`.\n\n## Part\n\nText.\n\n```yaml\nid: give_money\n```\n',
    )
    expect(sections).toEqual([
      { id: null, level: 1, title: 'Doc', text: 'Intro code.' },
      { id: 'part', level: 2, title: 'Part', text: 'Text.', code: 'id: give_money' },
    ])
  })

  it('lists the headings that the overview of a plugin names as links', async () => {
    const raw = '---\noverview:\n  needs: [Vault]\n  files: folder\n---\n\n## Files\n'
    const { links, anchors } = await compile(raw)
    expect(links).toEqual([{ href: '#folder', line: 4 }])
    expect(anchors).toContain('files')
  })

  it('lists links with their lines, those of front matter tables included', async () => {
    const raw =
      '---\ntitle: A\ntables:\n  keys:\n    preset: keys\n    rows:\n      - path: a.b\n        type: text\n        description: See [x](/x).\n---\n\n[one](./two.md#three)\n\n<DataTable name="keys" />\n'
    const { links, anchors } = await compile(raw)
    expect(links).toContainEqual({ href: './two.md#three', line: 12, column: 1 })
    expect(links).toContainEqual({ href: '/x', line: 4, column: 1 })
    expect(anchors).toContain('keys-a-b')
  })

  it('names the tables that exist when a data table is unknown', async () => {
    const raw =
      '---\ntables:\n  keys:\n    preset: keys\n    rows: [{ path: a, description: b }]\n---\n\n<DataTable name="kyes" />\n'
    expect(await messages(raw)).toEqual([
      '8:1 <DataTable name="kyes" /> names no table of the front matter\'s "tables". It has: keys.',
    ])
  })

  it.each([
    ['md', '![A](./a.png)\n\n<img src="b.png" alt="">\n'],
    ['mdx', '![A](./a.png)\n\n<img src="b.png" alt="" />\n'],
  ] as const)('lists images like links in .%s files', async (format, raw) => {
    const { links } = await compile(raw, format)
    expect(links.map(({ href, line }) => `${line} ${href}`)).toEqual(['1 ./a.png', '3 b.png'])
  })

  it.each([
    ['md', '<img src="a.png" alt="A" width="30" height="50%">\n'],
    ['mdx', '<img src="a.png" alt="A" width={30} height="50%" />\n'],
  ] as const)('makes images of <img> in .%s files', async (format, raw) => {
    expect((await compile(raw, format)).tree).toEqual([
      ['Image', { src: 'a.png', alt: 'A', width: 30 }],
    ])
  })

  it.each([
    ['md', 'A <a id="x"></a> b <a name="y">c</a> <a href="/d">d</a>.'],
    ['mdx', 'A <a id="x" /> b <a name="y">c</a> <a href="/d">d</a>.'],
  ] as const)(
    'makes no links of anchors that only mark a place in .%s files',
    async (format, raw) => {
      const { tree, anchors } = await compile(raw, format)
      expect(tree[0]).toEqual([
        'p',
        null,
        ...['A ', ['span', { id: 'x' }], ' b ', ['span', { id: 'y' }, 'c'], ' '],
        ...[['a', { href: '/d' }, 'd'], '.'],
      ])
      expect(anchors).toEqual(['x', 'y'])
    },
  )

  it.each(['md', 'mdx'] as const)('drops scripts of .%s files', async (format) => {
    const { tree } = await compile(
      '<script src="https://example.org/x.js"></script>\n\nText.',
      format,
    )
    expect(tree).toEqual([['p', null, 'Text.']])
  })

  it('reads headings and tables that are written as JSX', async () => {
    const { tree } = await compile(
      '<h2 id="own">Part</h2>\n\n<table><tbody><tr><td>a</td></tr></tbody></table>\n',
    )
    expect(tree).toEqual([
      ['Heading', { level: 2, id: 'own' }, 'Part'],
      ['Table', null, ['tbody', null, ['tr', null, ['td', null, 'a']]]],
    ])
  })

  it('keeps placeholders of plain Markdown visible, beside HTML and with hyphens', async () => {
    const { tree } = await compile(
      '<details>\n<summary>Run /give <player> now</summary>\n</details>\n\nRun /kit <kit-name>.\n',
      'md',
    )
    expect(tree).toEqual([
      ['details', null, ['summary', null, 'Run /give <player> now']],
      ['p', null, 'Run /kit <kit-name>.'],
    ])
  })

  it('takes code of list items to its end, and goes on after it', async () => {
    const { tree, problems } = await compile(
      '- ```yaml\n  a: {b}\n  ```\n\n:::tip Go on\n\nText.\n\n:::\n',
    )
    expect(problems).toEqual([])
    expect(tree.map((node) => node[0])).toEqual(['ul', 'Admonition'])
  })

  it('refuses unknown admonitions and names the known ones', async () => {
    const [found] = await messages('Text.\n\n:::notice Title\n\nText.\n\n:::\n', 'md')
    expect(found).toMatch(/^3:1 Unknown admonition ":::notice"\. Allowed: note, .*danger\.$/)
  })

  it('takes the first paragraph for a description, cut at a word', async () => {
    const long = `${'word '.repeat(40)}end.`
    const { firstParagraph } = await compile(`# Title\n\n- list\n\n${long}\n\nSecond.`)
    expect(firstParagraph).toMatch(/^word( word)*\.\.\.$/)
    expect(firstParagraph.length).toBeLessThanOrEqual(160)
    expect((await compile('## Part\n\nShort *text*.\n\nSecond.')).firstParagraph).toBe(
      'Short text.',
    )
  })

  it('knows whether the body begins with a title of its own', async () => {
    expect((await compile('\n# Title\n\nText.')).hasOwnTitle).toBe(true)
    expect((await compile('Text.\n\n# Title')).hasOwnTitle).toBe(false)
    expect((await compile('## Part')).hasOwnTitle).toBe(false)
  })

  it('takes written anchors of HTML for targets of links', async () => {
    const { anchors } = await compile('<a name="old"></a>\n\n<div id="box">x</div>\n', 'md')
    expect(anchors).toEqual(['old', 'box'])
  })

  it('says when there is nothing to show for arguments', async () => {
    expect(await messages('---\nkind: trigger\nid: a\n---\n\n<Arguments />\n')).toEqual([
      '6:1 <Arguments /> has nothing to show: the front matter has no "arguments" and no "value".',
    ])
  })

  it('renders task lists, tables and footnotes', async () => {
    const { tree, anchors } = await compile(
      '- [x] done\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\nNote[^1].\n\n[^1]: The note.\n',
      'md',
    )
    const names = tree.map((node) => (typeof node === 'string' ? node : node[0]))
    expect(names).toEqual(['ul', 'Table', 'p', 'section'])
    expect(anchors).toContain('note-fn-1')
  })

  it('has Markdown with places for what other files tell', async () => {
    const { markdown } = await compile('# Own\n\n[a](/b) <EntryList kind="effect" />', 'mdx')
    expect(markdown).toEqual({
      frontMatter: '',
      body: [
        '# Own\n\n',
        { type: 'entrySince' },
        '\n\n[a](',
        { type: 'address', href: '/b' },
        ')\n\n',
        { type: 'component', name: 'EntryList', props: { kind: 'effect' } },
      ],
    })
  })

  it('has no Markdown of a body in which something is wrong', async () => {
    const { markdown } = await compile('Text. <Diagram name="none" />')
    expect(markdown.body).toEqual(['# Doc\n\n', { type: 'entrySince' }])
  })
})

describe('content that would run code', () => {
  it.each([
    ['<base href="https://evil.example/">', 'md'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example/">', 'md'],
    ['<link rel="stylesheet" href="//evil.example/a.css" />', 'mdx'],
    ['<style>body { display: none }</style>', 'md'],
    ['<object data="/a.svg"></object>', 'mdx'],
    ['<embed src="/a.svg" />', 'mdx'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', 'md'],
    ['<iframe srcDoc="<script>alert(1)</script>" />', 'mdx'],
    ['<iframe src="javascript:alert(1)"></iframe>', 'md'],
    ['<iframe src="http://evil.example/"></iframe>', 'md'],
    ['<title>Another page</title>', 'md'],
    ['<body className="x" />', 'mdx'],
    ['<br>Text.</br>', 'mdx'],
  ] as const)('is refused: %s in .%s', async (html, format) => {
    const { tree, problems } = await compile(`Text.\n\n${html}\n`, format)
    expect(tree).toEqual([['p', null, 'Text.']])
    expect(problems).toEqual([
      { file: `content/doc.${format}`, line: 3, column: 1, message: expect.stringContaining('<') },
    ])
  })

  it('has no tags that are none', async () => {
    expect(await messages('<div><p<lamp>Text.</p></div>', 'md')).toEqual([
      expect.stringMatching(/^1:6 .* is no tag/),
    ])
  })

  it('is no title of a drawing', async () => {
    expect(await messages('<svg><title>A line</title></svg>', 'md')).toEqual([])
  })

  it('loses its attributes', async () => {
    const attributes = 'onClick="a()" ref="b" key="c" children="d" is="e" title="f"'
    expect((await compile(`<div ${attributes}>\n\nText.\n\n</div>`)).tree).toEqual([
      ['div', { title: 'f' }, ['p', null, 'Text.']],
    ])
    const markup = '<div dangerouslySetInnerHTML={{ __html: "<img src=x onerror=alert(1)>" }} />'
    expect((await compile(markup)).tree).toEqual([['div', null]])
    expect((await compile('<b onclick="a()" ref="b">t</b>', 'md')).tree).toEqual([
      ['p', null, ['b', null, 't']],
    ])
  })

  it('is shut in where it is a page of another site', async () => {
    const { tree, problems } = await compile(
      '<iframe src="https://video.example/1"></iframe>',
      'md',
    )
    expect(problems).toEqual([])
    expect(tree).toEqual([
      [
        'iframe',
        expect.objectContaining({ sandbox: expect.not.stringContaining('top-navigation') }),
      ],
    ])
  })
})

describe('content without end', () => {
  it.each([
    ['quotes in quotes', '> '.repeat(2000), 'md'],
    ['elements in elements', '<div>'.repeat(3000), 'md'],
  ] as const)('is named: %s', { timeout: 60_000 }, async (_name, raw, format) => {
    expect(await messages(`${raw}text`, format)).toEqual([
      expect.stringContaining('nested too deeply'),
    ])
  })
})
