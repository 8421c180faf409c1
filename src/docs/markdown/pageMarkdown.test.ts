import { describe, expect, it } from 'vitest'
import { compileDoc } from '../compile/compile'
import { readDocMeta } from '../docMeta'
import { pageMarkdown } from './pageMarkdown'
import type { MarkdownSurroundings } from './pageMarkdown'

const AROUND: MarkdownSurroundings = {
  resolveHref: (href) => `/docs${href || '/lamps'}`,
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

async function markdown(
  raw: string,
  file = 'lamps.mdx',
  more: Partial<MarkdownSurroundings> = {},
): Promise<{ frontMatter: string; body: string }> {
  const { meta, read } = readDocMeta({
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
  const { format, title } = meta
  const frontMatter = read.value
  const compiled = compileDoc({ ...read, file, format, title, frontMatter })
  expect(compiled.problems).toEqual([])
  const body = pageMarkdown(compiled.markdown.body, meta.entry, { ...AROUND, ...more })
  return { frontMatter: compiled.markdown.frontMatter, body }
}

const body = async (text: string, file?: string) =>
  (await markdown(`---\ntitle: Lamps\n---\n\n${text}\n`, file)).body

describe('pageMarkdown', () => {
  it('names the versions that brought an entry and its arguments', async () => {
    const raw =
      '---\nkind: effect\nid: lamps\narguments:\n' +
      '  - { name: glow, type: int, description: How bright. }\n---\n\n<Arguments />\n'
    const { body: text } = await markdown(raw, 'lamps.mdx', {
      since: { entry: '5.3.2', arguments: { glow: '5.4.1' } },
    })
    expect(text).toMatch(/^# lamps\n\nSince libreforge 5\.3\.2\.\n\n/)
    expect(text).toContain('How bright. Since 5.4.1. |')
  })

  it('starts with the title, unless the body has one', async () => {
    expect(await body('Text.')).toBe('# Lamps\n\nText.\n')
    expect(await body('# Own\n\nText.')).toBe('# Own\n\nText.\n')
  })

  it('keeps the front matter, without the data that the body shows', async () => {
    const { frontMatter, body: text } = await markdown(
      '---\ntitle: Lamps\ntables:\n  keys:\n    preset: keys\n    rows:\n      - { path: glow, description: "a | b" }\nsidebar_position: 2\n---\n\n<DataTable name="keys" />\n',
    )
    expect(frontMatter).toBe('---\ntitle: Lamps\nsidebar_position: 2\n---\n')
    expect(text).toContain('| Key | Meaning |\n| --- | --- |\n| `glow` | a \\| b |')
  })

  it('reads files without front matter and with Windows line ends', async () => {
    expect(await markdown('# Lamp\r\n\r\nText.\r\n')).toEqual({
      frontMatter: '',
      body: '# Lamp\n\nText.\n',
    })
  })

  it('settles addresses of links, definitions and images', async () => {
    expect(await body('[a](/b#c "T"), ![i](/i.png), [d](#e)\n\n[r]: /s')).toContain(
      '[a](/docs/b#c "T"), ![i](/docs/i.png), [d](#e)\n\n[r]: /docs/s',
    )
  })

  it('leaves code alone', async () => {
    const code = '`[a](/b)` and `<Tabs>`\n\n```yaml\na: "<Tabs> [a](/b)"\n```'
    expect(await body(code)).toContain(code)
  })

  it('puts what they show in the place of components', async () => {
    expect(await body('<EntryList kind="effect" plugin="Lantern" />')).toContain(
      '- [`effect_Lantern`](/docs/a): An entry.',
    )
  })

  it('turns tabs into paragraphs with a heading', async () => {
    expect(
      await body(
        '<Tabs groupId="x">\n<TabItem value="a" label="First">\n\nOne.\n\n</TabItem>\n</Tabs>',
      ),
    ).toBe('# Lamps\n\n**First**\n\nOne.\n')
  })

  it('says where a tool is', async () => {
    expect(await body('<EntryFinder />')).toContain('This tool works on the page: /docs/lamps')
  })

  it('takes ids off headings', async () => {
    expect(await body('## Which one? {#one}')).toContain('## Which one?\n')
  })

  it('leaves tags in plain Markdown as they are', async () => {
    expect(await body('<Lamp> is text', 'lamps.md')).toContain('<Lamp> is text')
  })

  it('shows odds, menus and curves', async () => {
    const { body: text } = await markdown(
      '---\ntitle: Lamps\nodds:\n  demo:\n    rows:\n      - { reward: oil, weight: 3 }\n      - { reward: wick, weight: 1 }\n---\n\n<OddsTable name="demo" />\n\n<LevelCurve formula="10 * %level%" variable="%level%" max="5" label="XP" />\n',
    )
    expect(text).toContain('| `oil` | `3` | 75 % |')
    expect(text).toContain('| 5 | 50 | 150 |')
  })

  it('shows the arguments of an entry and what goes with it', async () => {
    const { body: text } = await markdown(
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

  it('reads tags as the compiler does', async () => {
    const fence = '````md\n```mdx\n<Tabs>\n```\n\n<Tabs>\n````'
    const text = await body(
      `<Tabs>\n<TabItem value="a" label={'1 > 0'}>\n\n- One:\n\n  <EntryList />\n\n${fence}\n\n</TabItem>\n</Tabs>`,
    )
    expect(text).toBe(
      `# Lamps\n\n**1 > 0**\n\n- One:\n\n  - [\`undefined_any\`](/docs/a): An entry.\n\n${fence}\n`,
    )
  })

  it('keeps lists apart that stand in the place of components', async () => {
    const tasks = '<TaskList>\n<Task title="A" href="/a">Do it.</Task>\n</TaskList>'
    expect(await body(`${tasks}\n\n- Another list.`)).toBe(
      '# Lamps\n\n- [A](/docs/a): Do it.\n\n* Another list.\n',
    )
  })

  it('names the version beneath a title of its own', async () => {
    const { body: text } = await markdown('# Own\n\nText.', 'lamps.mdx', {
      since: { entry: '5.4', arguments: {} },
    })
    expect(text).toBe('# Own\n\nSince libreforge 5.4.\n\nText.\n')
  })

  it('leaves no gap where there is nothing to tell', async () => {
    const more = { entries: () => [], worksWith: () => ({ counts: [], related: [] }) }
    const { body: text } = await markdown('A\n\n<EntryList />\n\n<WorksWith />\n\nB', 'a.mdx', more)
    expect(text).toBe('# a\n\nA\n\nB\n')
  })

  it('escapes what is text, and leaves ids as they are', async () => {
    const text = await body('snake_case_id, \\_so\\_ and \\<tag> of minecraft:stone')
    expect(text).toContain('snake_case_id, \\_so\\_ and \\<tag> of minecraft:stone')
    const entries = () => [{ id: 'a|b', href: '/a (b)', description: '<x> | [y]' }]
    const { body: list } = await markdown('<EntryList />', 'a.mdx', { entries })
    expect(list).toContain('- [`a|b`](/docs/a%20%28b%29): \\<x> | \\[y]\n')
  })
})
