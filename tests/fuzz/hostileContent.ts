/** Content folders by chance: Markdown, MDX, front matter, data files, names, encodings. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../src/docs/listFiles'
import { pick, seeded, upTo } from '../../src/text/testing/seeded'
import type { Random } from '../../src/text/testing/seeded'

/** A file of a content folder. */
export interface HostileFile {
  /** Path in the folder, with slashes. */
  path: string
  bytes: Buffer
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Pages that use what there is: changed a little they come farther than rubbish does. */
const PAGES = [
  ...listFiles(path.join(ROOT, 'tests/fixtures/docusaurus')),
  ...[
    'home.mdx',
    'ecocrates/index.mdx',
    'ecocrates/rewards.mdx',
    'ecocrates/commands-and-permissions.mdx',
    'effects/configuring-an-effect.mdx',
    'effects/all-effects/aoe.mdx',
    'effects/all-triggers/static.mdx',
    'effects/placeholders.mdx',
    'effects/whats-new.mdx',
    'effects/finder.mdx',
  ].map((page) => path.join(ROOT, 'content', page)),
]
  .filter((file) => /\.mdx?$/.test(file))
  .flatMap((file) => {
    try {
      return [readFileSync(file, 'utf8')]
    } catch {
      // Pages come and go.
      return []
    }
  })

const MARKDOWN = [
  ...[
    '# ',
    '## ',
    '#',
    '{#id}',
    '\\{#id\\}',
    '{#',
    '}',
    '\n',
    '\n\n',
    '  ',
    '    ',
    '\t',
    '- ',
    '1. ',
  ],
  ...[
    '> ',
    '| a | b |\n| - | - |\n',
    '|',
    ':-:',
    '```',
    '```yaml title="a" {1,3-2}\n',
    '~~~',
    '`',
    '``',
  ],
  ...[
    '**',
    '_',
    '~~',
    '[',
    ']',
    '](',
    ')',
    '![',
    '[^1]',
    '[^1]: ',
    '<',
    '>',
    '</',
    '/>',
    '&amp;',
    '&#0;',
  ],
  ...[
    ':::note',
    ':::',
    '::::tip[',
    ':::danger Title',
    ':a',
    '::b{c=d}',
    '---\n',
    '***',
    '===\n',
    '\\',
  ],
  ...[
    '<!--',
    '-->',
    '{/*',
    '*/}',
    '{',
    '{1+1}',
    '{"a"}',
    '{...a}',
    'import a from "b"\n',
    'export default 1\n',
  ],
  ...[
    '<div>',
    '</div>',
    '<p',
    '<script>',
    '</script>',
    '<svg><path d="M0"/></svg>',
    '<details>',
    '</details>',
  ],
  ...[
    '<img src="a.png" onerror="x">',
    '<a href="javascript:x">',
    '<iframe srcdoc="a">',
    '<base href="/">',
  ],
  ...[
    '<br>',
    '<table><tr><td>',
    '<style>',
    '<math><mi>',
    '<input disabled>',
    '<textarea>',
    '<!doctype html>',
  ],
  ...[
    '<Tabs>',
    '</Tabs>',
    '<TabItem value="a">',
    '</TabItem>',
    '<Tabs groupId={1}>',
    '<Foo />',
    '<Tabs.X />',
  ],
  ...[
    '<EntryList kind="filter" />',
    '<DataTable name="t" />',
    '<OddsTable name="t" />',
    '<Diagram name="t" />',
  ],
  ...[
    '<MenuPreview name="t" />',
    '<LevelCurve formula="%level%" />',
    '<ExpressionTester />',
    '<WorksWith />',
  ],
  ...[
    '<Arguments />',
    '<Icon name="../x" />',
    '<PluginGrid />',
    '<HomeHero title="a">',
    '</HomeHero>',
    '<WhatsNew />',
  ],
  ...[
    '<EntryFinder />',
    '<ConfigChecker />',
    '<EffectBuilder />',
    '<ToolShow />',
    '<LatestNews />',
    '<Heading />',
  ],
  ...[
    '<Task title="a" href="//x">',
    '<TaskList>',
    '<EffectFlow />',
    '<ItemLookupBuilder />',
    '<constructor />',
  ],
  ...[
    ':::constructor\n',
    '<DataTable name="constructor" />',
    '<Diagram name="__proto__" />',
    '<valueOf>',
  ],
  ...[
    '<br>a</br>',
    '<title>a</title>',
    '<body>',
    '<Tabs><TabItem value="a">b</TabItem></Tabs>',
    '```constructor\n',
  ],
  ...[
    '[a](../../../../etc/passwd)',
    '[a](/home)',
    '[a](b.md#c)',
    '[a](%)',
    '[a](http://[)',
    '![a](/img/x.svg)',
  ],
  ...[
    '![a](a b.png)',
    '[a](pathname:///x)',
    '[a](@site/docs/b.md)',
    '<http://a>',
    'www.a.de',
    '[a]: b "c"\n',
  ],
  ...[
    'a',
    'word ',
    'ünïcödé',
    '😀',
    '\u202Etxet',
    '\u0000',
    '\uFEFF',
    '\uD800',
    '\u2028',
    '\r',
    '\r\n',
    '%level%',
  ],
]

const FIELDS = [
  ...[
    'id',
    'title',
    'sidebar_label',
    'sidebar_position',
    'sidebar_badge',
    'sidebar_group',
    'slug',
    'tags',
  ],
  ...[
    'description',
    'keywords',
    'image',
    'hide_title',
    'toc_min_heading_level',
    'toc_max_heading_level',
  ],
  ...[
    'pagination_prev',
    'pagination_next',
    'custom_edit_url',
    'draft',
    'unlisted',
    'last_update',
    'format',
  ],
  ...[
    'overview',
    'tables',
    'menus',
    'odds',
    'diagrams',
    'kind',
    'routes',
    'arguments',
    'categories',
    'needs',
  ],
  ...[
    'offers',
    'requires',
    'related',
    'runtime',
    'removed',
    'deprecated',
    'sidebar_custom_props',
    'titel',
    '<<',
  ],
  ...[
    '__proto__',
    'constructor',
    'displayed_sidebar',
    'hide_table_of_contents',
    'permanent',
    'hands_over',
  ],
]

const VALUES = [
  ...[
    '1',
    '-1',
    '1e999',
    '.nan',
    '0x10',
    'true',
    'null',
    '~',
    '""',
    "''",
    '"a"',
    'a b',
    '[]',
    '{}',
    '[a, b]',
  ],
  ...[
    '[[1], {a: b}]',
    '{a: {b: c}}',
    '*a',
    '&a [*a]',
    '&a b',
    '!!binary x',
    '!!set {a}',
    '!x y',
    '|\n  text',
  ],
  ...[
    '>-\n  folded',
    '2024-01-01',
    '2024-13-45',
    '"\\u0000"',
    '/../../x',
    '/a//b/',
    '/p1.md',
    '/p2.html/a',
    '/flow-data.json',
    '/api/reference',
    '/tags/a',
    '/static',
    '/404.html',
  ],
  ...[
    '/a?b#c',
    '../up',
    './',
    '.',
    '..',
    '/',
    '//',
    '/%2e%2e/x',
    '/a\\b',
    '/_headers',
    '/page-data/x',
    '/CON',
  ],
  ...[
    'effect',
    'filter',
    'trigger',
    'condition',
    'mutator',
    'entity-goal',
    '[Tag, {label: T, permalink: /t}]',
  ],
  ...[
    '[{label: T, permalink: /../x}]',
    '[__proto__]',
    '[constructor]',
    '{t: {rows: []}}',
    '{t: {preset: keys}}',
  ],
  ...[
    '{t: {preset: keys, rows: [{path: a, type: b, description: "c"}]}}',
    '{t: {title: a, nodes: [], links: []}}',
  ],
  ...[
    '{t: {rows: [{reward: a, weight: "1/0"}]}}',
    '{t: {rows: [{reward: a, weight: "%a% * ("}], placeholders: {}}}',
  ],
  ...[
    '{t: {title: a, rows: ["1"], items: {"1": {name: a, item: stone}}}}',
    '{t: {title: x, rows: ["123456789"]}}',
  ],
  ...[
    '{t: {title: a, nodes: [{id: a, label: b, at: [1, 1]}], links: [{from: a, to: a}]}}',
    '"[a](b.md) `c` <b>"',
  ],
  ...[
    '[{name: a, type: b, description: "c", required: true}]',
    '[effect/aoe, a/b, ""]',
    '{date: x}',
    '{date: 2024}',
  ],
  ...[
    '{t: {columns: [{key: constructor, label: a}], rows: [{a: b}]}}',
    '{constructor: {preset: keys, rows: []}}',
  ],
  ...[
    '[{name: constructor, type: string, description: a}]',
    '{t: {rows: [{reward: a, weight: "%constructor%"}]}}',
  ],
]

const NAMES = [
  ...[
    'a',
    'b',
    'index',
    'README',
    'home',
    '01-a',
    '2. b',
    '00',
    '1',
    '..a',
    '.a',
    'a.b',
    'a b',
    ' a',
    'a ',
    'A',
  ],
  ...[
    '%2e%2e',
    '%',
    'a#b',
    'a?b',
    'a\\b',
    'a"b',
    "a'b",
    '<a>',
    'a&b',
    'a\nb',
    'ü',
    '😀',
    'a\u0301',
    '\u202Ea',
  ],
  ...[
    'CON',
    'static',
    'page-data',
    'tags',
    'search',
    '404',
    'index.html',
    'sitemap.xml',
    '_a',
    'constructor',
  ],
  ...[
    '__proto__',
    'x'.repeat(200),
    '-',
    '--',
    '...',
    '$',
    '{a}',
    ':',
    '*',
    'a:b',
    'llms.txt',
    'p1.md',
    'p2.html',
    'finder-data.json',
    'api',
    'schemas',
    'a.html',
    '\u0007',
  ],
]

/** How many pieces a text is made of, at most. */
const PIECES = 40

/** Letters of a page that are taken. */
const PART = 2000

/** Words in which a construct stands in itself. */
const NESTED = [
  '> ',
  '- ',
  '**a',
  '[',
  '<div>',
  '{',
  '(',
  ':::note\n',
  '`',
  '<Tabs>\n',
  '![',
  '    ',
  '\\{',
  '1. ',
]

function soup(pieces: readonly string[], random: Random, most: number): string {
  return Array.from({ length: 1 + upTo(most, random) }, () => pick(pieces, random)).join('')
}

/** A text with pieces of it gone, doubled, or in the place of others. */
function changed(text: string, pieces: readonly string[], random: Random): string {
  let result = text
  for (let change = upTo(5, random); change >= 0; change -= 1) {
    const at = upTo(result.length, random)
    const length = upTo(30, random)
    const put =
      random() < 0.3
        ? ''
        : random() < 0.5
          ? (pick(pieces, random) ?? '')
          : result.slice(at, at + length)
    result = result.slice(0, at) + put + result.slice(random() < 0.5 ? at : at + length)
  }
  return result
}

/** The head of a page and a part of its body. */
function somePage(random: Random): string {
  const page = pick(PAGES, random) ?? ''
  const body = page.indexOf('\n---\n') + 5
  const from = body + upTo(Math.max(0, page.length - body - PART), random)
  return page.slice(0, Math.min(body, 2 * PART)) + page.slice(from, from + PART)
}

function hostileFrontMatter(random: Random): string {
  const fields = Array.from({ length: upTo(6, random) }, () => {
    const value =
      random() < 0.15 ? soup([...VALUES, ...MARKDOWN], random, 4) : (pick(VALUES, random) ?? '')
    return `${pick(FIELDS, random) ?? ''}: ${value}\n`
  })
  const fence =
    random() < 0.9 ? '---' : (pick(['--', '----', '---yaml', '--- ', '', '---toml'], random) ?? '')
  const end = random() < 0.9 ? '---' : (pick(['--', '...', '', '--- a'], random) ?? '')
  return `${fence}\n${fields.join('')}${end}\n`
}

function hostilePage(random: Random): string {
  const way = random()
  if (way < 0.45) return changed(somePage(random), [...MARKDOWN, ...VALUES], random)
  const head = random() < 0.7 ? hostileFrontMatter(random) : ''
  if (way < 0.47) {
    const piece = pick(NESTED, random) ?? ''
    return `${head}${piece.repeat(10 ** upTo(3, random) + upTo(50, random))}a`
  }
  return `${head}${soup(MARKDOWN, random, PIECES)}`
}

function hostileData(random: Random): string {
  const base =
    pick(
      [
        '{"label": "A", "position": 1, "link": {"type": "generated-index", "slug": "/x"}}',
        'label: A\nlink: {type: doc, id: a}\n',
        '- {id: ecocrates, name: EcoCrates, description: Crates}\n',
        '{"link": {"type": "generated-index", "slug": "../../x"}}',
        '',
        'null',
        '[]',
        'label: &a [*a]',
      ],
      random,
    ) ?? ''
  return random() < 0.3
    ? soup([...VALUES, ': ', '\n', '- '], random, 12)
    : changed(base, VALUES, random)
}

function hostilePath(random: Random): string {
  const name = () => (random() < 0.6 ? `p${upTo(9, random)}` : (pick(NAMES, random) ?? 'a'))
  const folders = Array.from({ length: upTo(3, random) }, name)
  const way = random()
  const file =
    way < 0.1
      ? (pick(['_category_.json', '_category_.yml', '_category_.yaml'], random) ?? '')
      : `${name()}${random() < 0.5 ? '.md' : '.mdx'}`
  return way > 0.97 ? '_data/plugins.yml' : [...folders, file].join('/')
}

function encoded(text: string, random: Random): Buffer {
  const way = random()
  if (way < 0.02) return Buffer.from(text, 'utf16le')
  if (way < 0.04) return Buffer.from(text, 'latin1')
  const bytes = Buffer.from(text)
  if (way < 0.06 && bytes.length > 0) bytes[upTo(bytes.length - 1, random)] = upTo(255, random)
  return way < 0.09 ? Buffer.from(text.replaceAll('\n', '\r\n')) : bytes
}

/**
 * @param seed any whole number
 * @returns the files of a content folder, most often one; each path stands once, and no file is
 *   where another one has a folder
 */
export function hostileContent(seed: number): HostileFile[] {
  const random = seeded(seed)
  const files = new Map<string, HostileFile>()
  for (let count = random() < 0.7 ? 1 : 2 + upTo(3, random); count > 0; count -= 1) {
    const file = hostilePath(random)
    const isPage = /\.mdx?$/.test(file)
    const text = isPage ? hostilePage(random) : hostileData(random)
    const isTaken = [...files.keys()].some(
      (other) => other.startsWith(`${file}/`) || file.startsWith(`${other}/`),
    )
    if (!isTaken) files.set(file, { path: file, bytes: encoded(text, random) })
  }
  return [...files.values()]
}
