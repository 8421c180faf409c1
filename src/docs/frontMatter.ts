/**
 * Front matter: the YAML block at the top of a doc. Names follow Docusaurus, so that files
 * written for it work unchanged; reference entries add the fields of `entry.ts`.
 */
import { z } from 'zod'
import { entrySchema } from '../effects/entry/entry'
import type { EntryFields } from '../effects/entry/entry'
import { HOLDS_ITSELF, holdsItself } from '../text/readYaml'
import { describeIssue, withoutIssues } from './issues'
import type { Problem } from './issues'
import { overviewSchema } from './overview'
import { diagramSchema } from './parts/diagramSchema'
import { menuSchema } from './parts/menuSchema'
import { oddsSchema } from './parts/oddsSchema'
import { timelineSchema } from './parts/timelineSchema'
import { dataTableSchema } from './dataTable'
import {
  aliasLine,
  lineOfPath,
  parseWithPlaces,
  plainLine,
  readValues,
  withoutFields,
} from './yamlBlock'
import type { ParsedYaml } from './yamlBlock'

const text = z.union([z.string(), z.number()]).transform(String)
const route = z.string().min(1)
const tag = z.union([
  text,
  z.strictObject({
    label: text,
    permalink: z.string().startsWith('/'),
    description: z.string().optional(),
  }),
])
const pagination = z.union([z.string(), z.null()])

const docSchema = z.strictObject({
  /** Replaces the last part of the doc's id. */
  id: z
    .string()
    .regex(/^[^/]+$/, 'must not contain "/"')
    .optional(),
  title: text.optional(),
  /** Name in sidebar, breadcrumbs and pagination; the title when left out. */
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  /** Marker after the label, such as `removed`. */
  sidebar_badge: z.string().optional(),
  /** Group of the sidebar; its name stands above the first item of a group. */
  sidebar_group: z.string().optional(),
  /** Accepted for compatibility; this site has no classes on single sidebar items. */
  sidebar_class_name: z.string().optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  displayed_sidebar: z.union([z.string(), z.null()]).optional(),
  /** Absolute route, or a path relative to the folder. */
  slug: route.optional(),
  description: text.optional(),
  tags: z.array(tag).default([]),
  keywords: z.array(text).default([]),
  image: z.string().optional(),
  hide_title: z.boolean().default(false),
  /** Leaves out the link to edit the page, its date, and the way to the next page. */
  hide_page_footer: z.boolean().optional(),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: z.number().int().min(2).max(6).default(2),
  toc_max_heading_level: z.number().int().min(2).max(6).default(3),
  pagination_prev: pagination.optional(),
  pagination_next: pagination.optional(),
  pagination_label: text.optional(),
  custom_edit_url: z.union([z.string(), z.null()]).optional(),
  /** Left out of production builds. */
  draft: z.boolean().default(false),
  /** Built, but not in sidebar, search and sitemap. */
  unlisted: z.boolean().default(false),
  /** Accepted for compatibility: numbers in file names are always read. */
  parse_number_prefixes: z.boolean().optional(),
  last_update: z
    .object({ date: z.union([z.string(), z.date()]).optional(), author: z.string().optional() })
    .optional(),
  /** Accepted for compatibility: the format follows the file's extension. */
  format: z.enum(['md', 'mdx', 'detect']).optional(),
  /** What the head of a plugin's first page says. */
  overview: overviewSchema.optional(),
  /** Data of the page's `<DataTable name="..." />`. */
  tables: z.record(z.string(), dataTableSchema).default({}),
  /** Data of the page's `<MenuPreview name="..." />`. */
  menus: z.record(z.string(), menuSchema).default({}),
  /** Data of the page's `<OddsTable name="..." />`. */
  odds: z.record(z.string(), oddsSchema).default({}),
  /** Data of the page's `<Diagram name="..." />`. */
  diagrams: z.record(z.string(), diagramSchema).default({}),
  /** Data of the page's `<Timeline name="..." />`. */
  timelines: z.record(z.string(), timelineSchema).default({}),
})

const entryFieldNames = Object.keys(entrySchema.shape)

/** Fields that the body shows as tables and pictures. */
const SHOWN_FIELDS: readonly string[] = [
  'tables',
  'menus',
  'odds',
  'diagrams',
  'timelines',
  'overview',
]

export type DocFields = z.infer<typeof docSchema>

/** A doc's checked front matter: page fields, and the entry if the page is one. */
export interface FrontMatter {
  doc: DocFields
  entry?: EntryFields
}

/** The result of reading a file's front matter. */
export interface FrontMatterResult {
  /** Checked values; defaults where the file is wrong, so that the page can still be shown. */
  value: FrontMatter
  problems: Problem[]
  /** The file's text with the front matter blanked: line numbers stay those of the file. */
  body: string
  /** Line of a field in the file, by its path; the nearest parent's when it is not written. */
  lineOf: (path: readonly PropertyKey[]) => number
  /**
   * The front matter as it is written, with its dashes and without what the body shows; empty when
   * the file has none.
   */
  block: () => string
}

/** What lenient docs show of a file whose front matter cannot be read. */
const BARE_PAGE = 'the page without its front matter'

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?^---[ \t]*(?:\r?\n|$)/m

/**
 * Splits a file into front matter and body and checks the front matter.
 *
 * @param raw the file's text
 * @param file path to name in messages
 * @returns checked values, problems with file, line and field, and the body
 */
export function readFrontMatter(raw: string, file: string): FrontMatterResult {
  const source = raw.replace(/^\uFEFF/, '')
  const match = source.startsWith('---') ? FENCE.exec(source) : null
  if (!match || match.index !== 0) {
    const { value, problems } = check({}, file, () => 1)
    const lost = lostBlock(source)
    return {
      value,
      problems: lost ? [...problems, { file, ...lost, shown: 'its lines as text' }] : problems,
      body: source,
      lineOf: () => 1,
      block: () => '',
    }
  }
  const [whole, yaml = ''] = match
  const body = whole.replace(/[^\n]/g, '') + source.slice(whole.length)
  let parsed: ParsedYaml | undefined
  const withPlaces = () => (parsed ??= parseWithPlaces(yaml))
  const lineOf = (path: readonly PropertyKey[]) =>
    plainLine(yaml, path) ?? lineOfPath(withPlaces(), path)
  let data = readValues(yaml)
  const block = () => {
    const hidden = SHOWN_FIELDS.some((name) => new RegExp(`^${name}:`, 'm').test(yaml))
    const rest = hidden ? withoutFields(yaml, withPlaces(), SHOWN_FIELDS) : yaml
    return `---\n${rest.replace(/\r\n?/g, '\n').trimEnd()}\n---\n`
  }
  if (data === undefined) {
    const { document, counter } = withPlaces()
    const [error] = document.errors
    if (error) {
      const { line, col } = counter.linePos(error.pos[0])
      const problem: Problem = {
        file,
        line: line + 1,
        column: col,
        message: `The front matter is not valid YAML: ${error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')}`,
        shown: BARE_PAGE,
      }
      const { value } = check({}, file, () => 1)
      return { value, problems: [problem], body, lineOf: () => 1, block }
    }
    try {
      data = (document.toJS() as unknown) ?? {}
    } catch (failure) {
      // `*word` is an alias in YAML; the parser finds out only now that nothing has that name.
      const { value } = check({}, file, lineOf)
      const reason = failure instanceof Error ? failure.message : String(failure)
      const message = `The front matter is not valid YAML: ${reason}. Put text that starts with "*" in quotes.`
      return {
        value,
        problems: [{ file, line: aliasLine(withPlaces()), message, shown: BARE_PAGE }],
        body,
        lineOf,
        block,
      }
    }
  }
  if (typeof data !== 'object' || Array.isArray(data) || holdsItself(data)) {
    const { value } = check({}, file, lineOf)
    const message =
      typeof data === 'object' && !Array.isArray(data)
        ? `The front matter cannot be read. ${HOLDS_ITSELF}`
        : 'The front matter must be a list of "field: value" lines.'
    const problem = { file, line: 2, message, shown: BARE_PAGE }
    return { value, problems: [problem], body, lineOf, block }
  }
  return { ...check(data as Record<string, unknown>, file, lineOf), body, lineOf, block }
}

/**
 * Front matter that would be published as text, with all that it should have kept back.
 *
 * @param source a file in which none was found
 */
function lostBlock(source: string): Pick<Problem, 'line' | 'message'> | undefined {
  const begin = source.search(/\S/)
  const [first = '', second = ''] = source.slice(Math.max(0, begin)).split(/\r?\n|\r/, 2)
  if (begin === -1 || first.trimEnd() !== '---') return undefined
  if (begin === 0) {
    const message = 'The front matter that begins here is never closed: a line "---" is missing.'
    return { line: 1, message }
  }
  if (!/^[a-z_]+:/i.test(second)) return undefined
  const line = source.slice(0, begin).split(/\r?\n|\r/).length
  return { line, message: 'Front matter has to begin in the first line of the file.' }
}

function check(
  data: Record<string, unknown>,
  file: string,
  lineOf: (path: readonly PropertyKey[]) => number,
): Pick<FrontMatterResult, 'value' | 'problems'> {
  const isEntry = 'kind' in data
  const own: Record<string, unknown> = {}
  const entryData: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(data)) {
    // An entry's `id` is its config id; elsewhere it is the doc id.
    if (isEntry && entryFieldNames.includes(name)) entryData[name] = value
    else own[name] = value
  }
  const doc = docSchema.safeParse(own)
  const entry = isEntry ? entrySchema.safeParse(entryData) : undefined
  const allowed = isEntry ? [...Object.keys(docSchema.shape), ...entryFieldNames] : undefined
  const issues = [...(doc.error?.issues ?? []), ...(entry?.error?.issues ?? [])].flatMap(
    // One problem for each unknown field, because each stands in a line of its own.
    (issue): z.core.$ZodIssue[] =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ ...issue, keys: [key] }))
        : [issue],
  )
  const problems = issues
    .map((issue) => ({
      file,
      line: lineOf([...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])]),
      message: describeIssue(issue, data, allowed ?? Object.keys(docSchema.shape)),
      shown: 'the page without that field',
    }))
    .sort((a, b) => a.line - b.line)
  return {
    value: { doc: doc.data ?? docSchema.parse(withoutIssues(own, doc.error)), entry: entry?.data },
    problems,
  }
}
