/** The Markdown source of a page, with components replaced by what they show. */
import { COMPILED_NAMES, COMPONENT_NAMES } from '../componentNames'
import type { DocMeta } from '../docMeta'
import { readFrontMatter } from '../frontMatter'
import type { DocFields } from '../frontMatter'
import type { EntrySince } from '../../effects/since/entrySince'
import type { VersionNews } from '../../effects/since/news'
import { newsMarkdown } from '../../effects/since/newsText'
import { tableColumns } from '../tables'
import type { DataTable } from '../tables'
import type { TreeProps } from '../types'
import { argumentsMarkdown, entriesMarkdown, worksWithMarkdown } from './entryMarkdown'
import type { MarkdownEntry, WorksWithData } from './entryMarkdown'
import { partMarkdown } from './partsMarkdown'
import { mapProse, replaceOutsideCode } from './prose'
import { codeSpan, markdownTable } from './table'

/** What other files tell about a page. Addresses in it are routes, as authors write them. */
export interface MarkdownSurroundings {
  /** Settles a written address. */
  resolveHref: (href: string) => string
  /** Entries that `<EntryList kind plugin />` lists. */
  entries: (kind: string | undefined, plugin: string | undefined) => readonly MarkdownEntry[]
  worksWith: () => WorksWithData
  plugins: () => readonly { name: string; href?: string; description: string }[]
  /** Versions that brought the page's entry and its arguments, as far as they are recent. */
  since?: EntrySince
  /** What is new, for the page that lists it. */
  news?: () => readonly VersionNews[]
  /** Address of the page itself, as readers see it. */
  address: string
}

export interface PageMarkdown {
  /** Front matter without the data that the body shows, with its dashes; empty if there is none. */
  frontMatter: string
  /** The page from its title on. */
  body: string
}

/** Front matter that stands in the body as tables and lists. */
const SHOWN_FIELDS = ['tables', 'menus', 'odds', 'diagrams']

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)(?:\n)?^---[ \t]*(?:\n|$)/m

const NAMES = [...COMPONENT_NAMES, ...COMPILED_NAMES]
const TAG = new RegExp(`<(/?)(${NAMES.join('|')})\\b((?:"[^"]*"|[^">])*?)(/?)>`, 'g')
const LINK =
  /(\]\()(<[^>\n]*>|[^\s()<>]+(?:\([^\s()]*\)[^\s()]*)?)((?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\))/g
const DEFINITION = /^([ \t]*\[[^\]\n]+\]:[ \t]*)(\S+)()/gm
const ATTRIBUTE = /(\s(?:href|src)=")([^"]*)(")/g
const HEADING_ID = /^(#{1,6}\s.*?)[ \t]*\\?\{#[\w.:-]+\}[ \t]*$/gm

/**
 * @param raw text of the file
 * @param meta the doc's facts
 * @param around what other files tell
 */
export function pageMarkdown(
  raw: string,
  meta: DocMeta,
  around: MarkdownSurroundings,
): PageMarkdown {
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const match = FRONT_MATTER.exec(text)
  const block = match?.index === 0 ? match[0] : ''
  const isMdx = meta.format === 'mdx'
  let known: DocFields | undefined
  const fields = () => (known ??= readFrontMatter(text, meta.source).value.doc)
  const shown = isMdx
    ? mapProse(text.slice(block.length), (prose) =>
        replaceOutsideCode(prose, TAG, (tag, closing, name, attributes) => {
          if (closing !== '') return ''
          return componentMarkdown(name ?? '', readProps(attributes ?? ''), meta, fields, around)
        }),
      )
    : text.slice(block.length)
  const body = mapProse(shown, (prose) => settleAddresses(prose, around.resolveHref))
  const tidy = body.replace(/\n{3,}/g, '\n\n').trim()
  return {
    frontMatter: block === '' ? '' : withoutFields(block, SHOWN_FIELDS),
    body: `${/^#\s/.test(tidy) ? '' : `# ${meta.title}\n\n`}${sinceLine(around.since)}${tidy}\n`,
  }
}

const sinceLine = (since: EntrySince | undefined): string =>
  since?.entry === undefined ? '' : `Since libreforge ${since.entry}.\n\n`

function settleAddresses(prose: string, resolveHref: (href: string) => string): string {
  const settle = (_all = '', before = '', href = '', after = '') => {
    const bare = href.replace(/^<(.*)>$/, '$1')
    return `${before}${resolveHref(bare).replace(/ /g, '%20')}${after}`
  }
  const withoutIds = prose.replace(HEADING_ID, '$1')
  return [LINK, DEFINITION, ATTRIBUTE].reduce(
    (text, pattern) => replaceOutsideCode(text, pattern, settle),
    withoutIds,
  )
}

/** Attributes of a tag: texts, and names alone for `true`. */
function readProps(attributes: string): TreeProps {
  const pairs = [...attributes.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|\{([^}]*)\}))?/g)]
  return Object.fromEntries(
    pairs.map(([, name = '', text, expression]) => [
      name,
      text ?? (expression === undefined ? true : readLiteral(expression)),
    ]),
  )
}

function readLiteral(expression: string): string | number | boolean {
  if (expression === 'true' || expression === 'false') return expression === 'true'
  const number = Number(expression)
  return Number.isNaN(number) ? expression : number
}

function componentMarkdown(
  name: string,
  props: TreeProps,
  meta: DocMeta,
  fields: () => DocFields,
  around: MarkdownSurroundings,
): string {
  const text = (key: string) => (typeof props[key] === 'string' ? props[key] : undefined)
  switch (name) {
    case 'Arguments':
      return meta.entry ? argumentsMarkdown(meta.entry, around.since?.arguments) : ''
    case 'WorksWith':
      return meta.entry ? worksWithMarkdown(meta.entry, around.worksWith()) : ''
    case 'DataTable': {
      const table = fields().tables[text('name') ?? '']
      return table ? dataTableMarkdown(table) : ''
    }
    case 'EntryList':
      return entriesMarkdown(around.entries(text('kind'), text('plugin')))
    case 'PluginGrid':
      return around
        .plugins()
        .map(({ name: plugin, href, description }) => {
          return `- ${href === undefined ? plugin : `[${plugin}](${href})`}: ${description}`
        })
        .join('\n')
    case 'WhatsNew':
      return newsMarkdown(around.news?.() ?? [])
    case 'TabItem':
      return `**${text('label') ?? text('value') ?? ''}**\n`
    case 'Task':
      return `- [${text('title') ?? ''}](${text('href') ?? ''}): `
    case 'EffectFlow':
      return 'The order: trigger, mutators, filters, conditions, effect.'
    case 'Tabs':
    case 'TaskList':
    case 'HomeHero':
    case 'Icon':
      return ''
    default:
      return partMarkdown(name, props, fields()) ?? `This tool works on the page: ${around.address}`
  }
}

function dataTableMarkdown(table: DataTable): string {
  const columns = tableColumns(table)
  return markdownTable(
    columns.map(({ label }) => label),
    table.rows.map((row) =>
      columns.map(({ key, code }) => (code ? codeSpan(row[key] ?? '') : (row[key] ?? ''))),
    ),
    table.caption,
  )
}

/** Takes fields with everything that is indented under them out of a block of YAML. */
function withoutFields(block: string, names: readonly string[]): string {
  let isDropped = false
  return block
    .split('\n')
    .filter((line) => {
      if (/^\S/.test(line)) isDropped = names.some((name) => line.startsWith(`${name}:`))
      return !isDropped
    })
    .join('\n')
}
