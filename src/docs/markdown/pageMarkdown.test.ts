import { describe, expect, it } from 'vitest'
import { readDocMeta } from '../docMeta'
import { pageMarkdown } from './pageMarkdown'
import type { MarkdownSurroundings } from './pageMarkdown'

const AROUND: MarkdownSurroundings = {
  resolveHref: (href) => (href.startsWith('#') ? href : `/docs${href}`),
  address: '/docs/lamps',
  entries: (kind, plugin) => [
    { id: `${kind}_${plugin ?? 'any'}`, href: '/a', description: 'An entry.' },
  ],
  worksWith: () => ({
    counts: [{ what: 'triggers drive it', direct: 4, sometimes: 2, withMutator: 1, idle: 3 }],
    related: [{ id: 'glow', href: '/glow', description: 'Glows.' }],
  }),
  plugins: () => [
    { name: 'Lantern', href: '/lantern', description: 'Light.' },
    { name: 'Candle', description: 'Wax.' },
  ],
}

function markdown(raw: string, file = 'lamps.mdx', more: Partial<MarkdownSurroundings> = {}) {
  const { meta } = readDocMeta({
    raw,
    filePath: `/content/${file}`,
    source: {
      locale: 'en',
      version: 'current',
      key: 'en/current',
      folder: '/content',
      basePath: '',
    },
    mainDocId: 'home',
    root: '/content',
  })
  return pageMarkdown(raw, meta, { ...AROUND, ...more })
}

const body = (text: string, file?: string) =>
  markdown(`---\ntitle: Lamps\n---\n\n${text}\n`, file).body

describe('pageMarkdown', () => {
  it('names the versions that brought an entry and its arguments', () => {
    const raw =
      '---\nkind: effect\nid: lamps\narguments:\n' +
      '  - { name: glow, type: int, description: How bright. }\n---\n\n<Arguments />\n'
    const { body: text } = markdown(raw, 'lamps.mdx', {
      since: { entry: '5.3.2', arguments: { glow: '5.4.1' } },
    })
    expect(text).toMatch(/^# lamps\n\nSince libreforge 5\.3\.2\.\n\n/)
    expect(text).toContain('How bright. Since 5.4.1. |')
  })

  it('starts with the title, unless the body has one', () => {
    expect(body('Text.')).toBe('# Lamps\n\nText.\n')
    expect(body('# Own\n\nText.')).toBe('# Own\n\nText.\n')
  })

  it('keeps the front matter, without the data that the body shows', () => {
    const { frontMatter, body: text } = markdown(
      '---\ntitle: Lamps\ntables:\n  keys:\n    preset: keys\n    rows:\n      - { path: glow, description: "a | b" }\nsidebar_position: 2\n---\n\n<DataTable name="keys" />\n',
    )
    expect(frontMatter).toBe('---\ntitle: Lamps\nsidebar_position: 2\n---\n')
    expect(text).toContain('| Key | Meaning |\n| --- | --- |\n| `glow` | a \\| b |')
  })

  it('reads files without front matter and with Windows line ends', () => {
    expect(markdown('# Lamp\r\n\r\nText.\r\n')).toEqual({
      frontMatter: '',
      body: '# Lamp\n\nText.\n',
    })
  })

  it('settles addresses of links, definitions and images', () => {
    expect(body('[a](/b#c "T"), ![i](/i.png), [d](#e)\n\n[r]: /s')).toContain(
      '[a](/docs/b#c "T"), ![i](/docs/i.png), [d](#e)\n\n[r]: /docs/s',
    )
  })

  it('leaves code alone', () => {
    const code = '`[a](/b)` and `<Tabs>`\n\n```yaml\na: "<Tabs> [a](/b)"\n```'
    expect(body(code)).toContain(code)
  })

  it('puts what they show in the place of components', () => {
    expect(body('<EntryList kind="effect" plugin="Lantern" />')).toContain(
      '- [`effect_Lantern`](/docs/a): An entry.',
    )
  })

  it('turns tabs into paragraphs with a heading', () => {
    expect(
      body('<Tabs groupId="x">\n<TabItem value="a" label="First">\n\nOne.\n\n</TabItem>\n</Tabs>'),
    ).toBe('# Lamps\n\n**First**\n\nOne.\n')
  })

  it('says where a tool is', () => {
    expect(body('<EntryFinder />')).toContain('This tool works on the page: /docs/lamps')
  })

  it('takes ids off headings', () => {
    expect(body('## Which one? {#one}')).toContain('## Which one?\n')
  })

  it('leaves tags in plain Markdown as they are', () => {
    expect(body('<Tabs> is text', 'lamps.md')).toContain('<Tabs> is text')
  })

  it('shows odds, menus and curves', () => {
    const { body: text } = markdown(
      '---\ntitle: Lamps\nodds:\n  demo:\n    rows:\n      - { reward: oil, weight: 3 }\n      - { reward: wick, weight: 1 }\n---\n\n<OddsTable name="demo" />\n\n<LevelCurve formula="10 * %level%" variable="%level%" max="5" label="XP" />\n',
    )
    expect(text).toContain('| `oil` | `3` | 75 % |')
    expect(text).toContain('| 5 | 50 | 150 |')
  })

  it('shows the arguments of an entry and what goes with it', () => {
    const { body: text } = markdown(
      '---\nkind: effect\nid: glow\nexecution: triggered\narguments:\n  - { name: ticks, type: int, required: true, description: How long. }\n  - { name: hue, type: string, default: red, choices: [red, blue], aliases: [color], description: Colour. }\n---\n\n<Arguments />\n\n<WorksWith />\n',
    )
    expect(text).toContain('| `ticks` | whole number | required |  | How long. |')
    expect(text).toContain(
      '| `hue` | text | optional | `red` | Colour. One of: `red`, `blue`. Also read as `color`. |',
    )
    expect(text).toContain(
      '## Works with\n\n- 4 triggers drive it, 2 of them only sometimes, 1 more with one mutator. 3 others load as they are and never do anything.\n\nRelated:',
    )
  })
})
