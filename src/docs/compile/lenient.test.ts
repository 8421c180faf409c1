import { describe, expect, it } from 'vitest'
import type { ImportedFiles } from '../adopt/imports'
import { readFrontMatter } from '../frontMatter'
import type { TreeNode } from '../tree'
import { compileDoc } from './compile'

const DOC = '/their/docs/a.mdx'

/** Compiles a lenient doc that may bring in other files, by how it names them. */
function lenient(body: string, others: Record<string, string> = {}, format: 'md' | 'mdx' = 'mdx') {
  const names = Object.keys(others)
  const pathOf = (name: string) => new URL(name, `file://${DOC}`).pathname
  const imports = Object.fromEntries(names.map((name) => [name, pathOf(name.replace(/^.*!/, ''))]))
  const files: ImportedFiles['files'] = {
    [DOC]: { text: body, imports },
    ...Object.fromEntries(
      names.map((name) => [imports[name], { text: others[name] ?? '', imports }]),
    ),
  }
  const { tree, warnings, problems, anchors } = compileDoc({
    file: 'docs/a.mdx',
    format,
    body,
    frontMatter: readFrontMatter('---\ntitle: Lamps\n---\n', 'a').value,
    title: 'Lamps',
    lineOf: () => 1,
    imports: { doc: DOC, files },
  })
  expect(problems).toEqual([])
  return { tree, anchors, warnings: warnings.map(({ line, message }) => `${line}: ${message}`) }
}

/** What a reader reads. */
const textOf = (nodes: readonly TreeNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : textOf(node.slice(2) as TreeNode[])))
    .join('|')

const shownBy = (...args: Parameters<typeof lenient>) => textOf(lenient(...args).tree)

describe('lenient docs', () => {
  describe('admonitions', () => {
    const box = (line: string) => lenient(`${line}\n\nText.\n\n:::`)

    it.each([
      [':::dangerTriggered Effect', 'danger', 'Triggered Effect'],
      [':::infoRequires: Vault', 'info', 'Requires: Vault'],
      [':::chest Loot', 'note', 'chest Loot'],
    ])('of an unknown kind are a box with the text: %s', (line, kind, title) => {
      const { tree, warnings } = box(line)
      expect(tree).toEqual([
        ['Admonition', { kind }, ['AdmonitionTitle', { kind }, title], ['p', null, 'Text.']],
      ])
      expect(warnings).toHaveLength(1)
      expect(warnings[0]).toMatch(/^1: Unknown admonition .* Shown instead: a box of the kind/)
      expect(warnings[0]).toContain(`the title "${title}"`)
    })

    it.each([
      ['caution', 'warning', ['Caution']],
      ['important', 'info', ['Important']],
      ['warning', 'warning', []],
    ])(
      'that have no title of their own have the name that was written: %s',
      (name, kind, title) => {
        expect(box(`:::${name}`).tree).toEqual([
          ['Admonition', { kind }, ['AdmonitionTitle', { kind }, ...title], ['p', null, 'Text.']],
        ])
      },
    )

    it('of a known kind are no warning', () => {
      expect(box(':::tip Light first').warnings).toEqual([])
    })
  })

  describe('partials', () => {
    it('stand in the page, with their headings and properties', () => {
      const { tree, anchors, warnings } = lenient(
        'import Oil from \'./_oil.mdx\'\n\nBefore.\n\n<Oil lamp="old" />',
        { './_oil.mdx': '---\ntitle: x\n---\n\n## Oil\n\nFor an {props.lamp} lamp.' },
      )
      expect(textOf(tree)).toBe('Before.|Oil|For an old lamp.')
      expect(anchors).toEqual(['oil'])
      expect(warnings).toEqual([])
    })

    it('keep their addresses when they lie in another folder', () => {
      const { tree } = lenient("import Oil from './parts/_oil.md'\n\n<Oil />", {
        './parts/_oil.md': '![Oil](./oil.png) [more](../b.md) [home](/) [other](https://a.example)',
      })
      const written = JSON.stringify(tree)
      for (const address of ['"parts/oil.png"', '"b.md"', '"/"', '"https://a.example"']) {
        expect(written).toContain(address)
      }
    })

    it('that stand in themselves end', () => {
      const { warnings } = lenient("import Oil from './_oil.mdx'\n\n<Oil />", {
        './_oil.mdx': "import Oil from './_oil.mdx'\n\n<Oil />",
      })
      expect(warnings).toEqual(['1: This partial stands in itself. Shown instead: nothing.'])
    })

    it('that are not there are named', () => {
      expect(lenient("import Oil from './_oil.mdx'\n\n<Oil>Kept.</Oil>").warnings).toEqual([
        '1: "import ... from \'./_oil.mdx\'" names no file of these docs or their site. Shown instead: nothing.',
        '3: The component <Oil> comes from "./_oil.mdx", whose code is not run. Shown instead: the text in it.',
      ])
    })
  })

  describe('data', () => {
    it('is shown by its name', () => {
      expect(
        shownBy(
          "export const lamp = { name: 'Oil', watts: [1, 2] }\n\n{lamp.name} {lamp.watts[1]} {'a' + 1} {`${lamp.name}!`} {frontMatter.title} {true}",
        ).replaceAll('|', ''),
      ).toBe('Oil 2 a1 Oil! Lamps ')
    })

    it('is brought in from JSON, and files as they are for code', () => {
      const { tree, warnings } = lenient(
        "import data from './data.json'\nimport Code from '!!raw-loader!./a.js'\nimport CodeBlock from '@theme/CodeBlock'\n\n{data.lamp}\n\n<CodeBlock language=\"js\" title=\"a.js\">{Code}</CodeBlock>",
        { './data.json': '{ "lamp": "Oil" }', '!!raw-loader!./a.js': 'light(1)\n' },
      )
      expect(tree[0]).toEqual(['p', null, 'Oil'])
      expect(tree[1]?.[1]).toMatchObject({ language: 'js', title: 'a.js', lines: 1 })
      expect(warnings).toEqual([])
    })

    it('that is code is never run: it is shown as written, or left out', () => {
      const { tree, warnings } = lenient(
        'export const one = now()\n\nAt {Date.now()}, {player}.\n\n{[1, 2].map((lamp) => `${lamp} and ${lamp} and ${lamp} and ${lamp}`)}',
      )
      expect(tree).toEqual([['p', null, 'At ', ['code', null, 'Date.now()'], ', {player}.']])
      expect(warnings.map((line) => line.replace(/Java.*for a brace/, '…'))).toEqual([
        '1: The value of "export const one" is code, which is not run. Shown instead: nothing.',
        '3: …. Shown instead: its code.',
        '3: …. Shown instead: its name in braces.',
        '5: …. Shown instead: nothing.',
      ])
    })
  })

  describe('components', () => {
    it('whose code is not run keep their text', () => {
      const { tree, warnings } = lenient(
        'import Card from \'../src/Card\'\n\n<Card title="Oil">\n\nBurns **long**.\n\n</Card>\n\nA <Card>small</Card> one.',
      )
      expect(textOf(tree)).toBe('Oil|Burns |long|.|A |small| one.')
      expect(warnings).toEqual([
        '3: The component <Card> comes from "../src/Card", whose code is not run. Shown instead: the text in it.',
        '9: The component <Card> comes from "../src/Card", whose code is not run. Shown instead: the text in it.',
      ])
    })

    it('of a name that this site has too are theirs when they are imported', () => {
      expect(
        shownBy('import Diagram from \'./Diagram\'\n\n<Diagram name="x">Text.</Diagram>'),
      ).toBe('Text.')
    })

    it('of this site without their data keep their text', () => {
      const { tree, warnings } = lenient('<Diagram name="x">\n\nText.\n\n</Diagram>')
      expect(textOf(tree)).toBe('Text.')
      expect(warnings).toHaveLength(1)
    })

    it('of Docusaurus are what they stand for', () => {
      const { tree, warnings } = lenient(
        [
          "import Link from '@docusaurus/Link'",
          "import ThemedImage from '@theme/ThemedImage'",
          "import useBaseUrl from '@docusaurus/useBaseUrl'",
          "import lamp from './lamp.png'",
          '',
          '<Admonition type="tip" title="Oil">Burns.</Admonition>',
          '',
          '<Link to="/oil">Oil</Link>',
          '',
          "<ThemedImage alt=\"Lamp\" sources={{ light: useBaseUrl('/img/a.svg'), dark: '/img/b.svg' }} />",
          '',
          '<img src={require(\'./lamp.png\').default} alt="Lamp" /> <img src={lamp} alt="Same" />',
        ].join('\n'),
      )
      expect(warnings).toEqual([])
      expect(tree[0]).toEqual([
        'Admonition',
        { kind: 'tip' },
        ['AdmonitionTitle', { kind: 'tip' }, 'Oil'],
        'Burns.',
      ])
      const written = JSON.stringify(tree)
      expect(written).toContain('["a",{"href":"/oil"},"Oil"]')
      expect(written).toContain('{"src":"/img/a.svg","alt":"Lamp"}')
      expect(written).toContain('{"src":"./lamp.png","alt":"Lamp"}')
      expect(written).toContain('{"src":"./lamp.png","alt":"Same"}')
    })

    it('that list headings do so', () => {
      const body = '<TOCInline toc={toc.slice(1)} />\n\n## A\n\n## B\n\n### C\n\n## D'
      expect(lenient(body).tree[0]).toEqual([
        'ul',
        null,
        [
          'li',
          null,
          ['a', { href: '#b' }, 'B'],
          ['ul', null, ['li', null, ['a', { href: '#c' }, 'C']]],
        ],
        ['li', null, ['a', { href: '#d' }, 'D']],
      ])
    })

    it('shows commands of npm for other package managers as well', () => {
      const { tree } = lenient('```bash npm2yarn\nnpm install lamp\n```')
      expect(tree[0]?.[1]).toEqual({ groupId: 'npm2yarn' })
      const items = tree[0]?.slice(2) as TreeNode[][]
      expect(items.map((item) => item[1])).toEqual([
        { value: 'npm', label: 'npm' },
        { value: 'yarn', label: 'Yarn' },
        { value: 'pnpm', label: 'pnpm' },
        { value: 'bun', label: 'Bun' },
      ])
      expect(JSON.stringify(items[1])).toMatch(/yarn.* add lamp/)
      expect(JSON.stringify(lenient('```bash npm2yarn\nnpm publish\n```').tree)).not.toContain(
        'Tabs',
      )
    })

    it('with what stands in the headings, but for their links', () => {
      const body = '<TOCInline toc={toc} />\n\n## `a` [*b* c](https://x.example) <a id="d"></a>'
      expect(lenient(body).tree[0]?.[2]).toEqual([
        'li',
        null,
        ['a', { href: '#a-b-c' }, ['code', null, 'a'], ' ', ['em', null, 'b'], ' c', ' '],
      ])
    })

    it('that show films are links', () => {
      const { tree, warnings } = lenient(
        'import Film from \'react-lite-youtube-embed\'\nimport LiteYouTubeEmbed from \'react-lite-youtube-embed\'\n\n<LiteYouTubeEmbed id="a_b" title="Light" />',
      )
      expect(tree).toEqual([
        ['p', null, ['a', { href: 'https://www.youtube.com/watch?v=a_b' }, 'Light']],
      ])
      expect(warnings).toEqual(['4: A film is not shown in the page. Shown instead: a link to it.'])
    })
  })

  describe('tabs', () => {
    it('have the labels of their values', () => {
      const { tree, warnings } = lenient(
        "<Tabs values={[{ label: 'Oil lamp', value: 'oil' }, { label: 'Gas', value: 'gas' }]}>\n<TabItem value=\"oil\">One.</TabItem>\n<TabItem value=\"gas\">Two.</TabItem>\n</Tabs>",
      )
      expect(tree).toEqual([
        [
          'Tabs',
          null,
          ['TabItem', { value: 'oil', label: 'Oil lamp' }, 'One.'],
          ['TabItem', { value: 'gas', label: 'Gas' }, 'Two.'],
        ],
      ])
      expect(warnings).toEqual([])
    })

    it('stand below each other when something is wrong with them', () => {
      const { tree, warnings } = lenient(
        '<Tabs>\n\nStray.\n\n<TabItem value="oil">\n\nOne.\n\n</TabItem>\n</Tabs>\n\n<TabItem value="gas">\n\nTwo.\n\n</TabItem>',
      )
      expect(textOf(tree)).toBe('Stray.|oil|One.|gas|Two.')
      expect(warnings).toHaveLength(2)
      expect(warnings[0]).toContain('Shown instead: the tabs one below the other.')
    })

    it('are made of fences in a row', () => {
      const { tree } = lenient(
        '```js tab={"span":2} title="a.js"\na\n```\n\n```js\nb\n```\n\n```ts tab\nc\n```\n\n```ts\nd\n```',
      )
      expect(tree).toHaveLength(2)
      const [name, , first, second] = tree[0] as unknown as [string, null, TreeNode[], TreeNode[]]
      expect(name).toBe('Tabs')
      expect(first[1]).toEqual({ value: 'JavaScript', label: 'JavaScript' })
      expect(first).toHaveLength(4)
      expect(second[1]).toEqual({ value: 'TypeScript', label: 'TypeScript' })
    })
  })

  it('shows diagrams and formulas as code that says what it is', () => {
    const { tree, warnings } = lenient('```mermaid\ngraph TD\n```\n\n$$\n\\frac{a}{b}\n$$\n\nText.')
    expect(tree[0]?.[1]).toMatchObject({ title: 'Diagram as Mermaid source' })
    expect(tree[1]?.[1]).toMatchObject({ title: 'Formula as TeX source' })
    expect(JSON.stringify(tree[1])).toContain('\\\\frac{a}{b}')
    expect(warnings).toEqual([
      '1: A fence "mermaid" is not drawn. Shown instead: its source as code.',
      '5: A fence "math" is not drawn. Shown instead: its source as code.',
    ])
  })

  describe('plain files', () => {
    it('keep their indented code', () => {
      expect(lenient('Text:\n\n    light(1)', {}, 'md').tree[1]?.[0]).toBe('CodeBlock')
    })

    it('are read as MDX when they hold any', () => {
      const { tree } = lenient("export const lamp = 'oil'\n\nAn {lamp} lamp.", {}, 'md')
      expect(textOf(tree)).toBe('An oil lamp.')
    })

    it('are plain where that is not possible, which is no warning if nothing is lost', () => {
      const { tree, warnings } = lenient('Give <player> a {lamp}: 1 < 2.', {}, 'md')
      expect(textOf(tree)).toBe('Give <player> a {lamp}: 1 < 2.')
      expect(warnings).toEqual([])
      expect(lenient('<Card>Text.</Card>\n\n1 <2', {}, 'md').warnings[0]).toContain(
        'Shown instead: the file as plain Markdown.',
      )
    })
  })

  it('leaves out addresses that are scripts', () => {
    const { tree, warnings } = lenient(
      "[a](javascript:alert(1)) <a href={'java' + 'script:alert(1)'}>b</a>\n\n<form action=\"javascript:alert(1)\">c</form>",
    )
    expect(JSON.stringify(tree)).not.toContain('script:')
    expect(textOf(tree).replaceAll('|', '')).toBe('a bc')
    expect(warnings).toHaveLength(3)
  })

  it('leaves elements out that have no place in a page', () => {
    const { tree, warnings } = lenient('<style>{`p { color: red }`}</style>\n\nText.')
    expect(textOf(tree)).toBe('Text.')
    expect(warnings[0]).toContain('<style> has no place in content')
  })

  it('takes boxes away whose style sheet is not here', () => {
    expect(lenient('<div class="their-style">\n\nText.\n\n</div>').tree).toEqual([
      ['p', null, 'Text.'],
    ])
  })
})
