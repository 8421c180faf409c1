/**
 * Tables made from front matter: an entry's arguments and a guide's data tables. What stands in
 * them is settled here, once for the page (`compile/tableNode.ts`) and for its Markdown
 * (`markdown/nodes.ts`).
 */
import type { EntryFields } from '../effects/entry/entry'
import { readLimits } from '../effects/files/keyLimits'
import { rowAnchor } from '../effects/files/rowAnchor'
import { slugify } from '../text/slugify'
import { ownValue } from '../text/ownValue'
import type { DocRow, RowKind } from './compile/sections'
import { pageWords } from './labels/page'
import type { PageLabel, PageWords } from './labels/page'
import { tableColumns } from './dataTable'
import type { DataTable } from './dataTable'

/** A piece of a cell. `markdown` is a line of it as an author wrote it. */
export type CellPart =
  { type: 'text' | 'code'; value: string } | { type: 'markdown'; value: string } | { type: 'break' }

/** A row whose first cell names what the others are about. */
export interface PageTableRow<Part = CellPart> {
  /** The row's anchor, without `#`. */
  id: string
  /** One for each label. */
  cells: Part[][]
  /** How the search knows the row; missing on rows that are text like any other. */
  search?: Pick<DocRow, 'kind' | 'aliases'>
  /** Name of the argument that the row is about. */
  argument?: string
  /** Whether a config needs it. */
  required?: boolean
}

/**
 * How a page shows a table: `list` has a name with its facts on a line and the text below, `pairs`
 * has names and facts beside their texts, `cards` becomes a card for each row on phones.
 */
export type TableLayout = 'list' | 'pairs' | 'cards'

/** What a cell of a list says of the name in its first cell. */
export type CellRole = 'name' | 'type' | 'need' | 'fact' | 'example' | 'text'

/** A table as page and Markdown show it. */
export interface PageTable<Part = CellPart> {
  labels: string[]
  /** A plain table when left out. */
  layout?: TableLayout
  /** One for each label, where the layout asks for them. */
  roles?: CellRole[]
  rows: PageTableRow<Part>[]
  /** Plain text above the table. */
  caption?: string
}

const text = (value: string): CellPart => ({ type: 'text', value })
const code = (value: string): CellPart => ({ type: 'code', value })
const markdown = (value: string): CellPart => ({ type: 'markdown', value })

/** The values as code with something between each two. */
const codes = (values: readonly string[], between: string): CellPart[] =>
  values.flatMap((value, index) => [...(index > 0 ? [text(between)] : []), code(value)])

const oneOf = (choices: readonly string[], words: PageWords): CellPart[] => [
  text(`${words('argumentChoices')} `),
  ...codes(choices, ', '),
  text('.'),
]

/** Which values a key takes: said from the data that the checker goes by. */
function limitParts({ choices, range }: DataTable['rows'][number], words: PageWords): CellPart[] {
  const limits = readLimits(choices) ?? {}
  return limits.choices ? oneOf(limits.choices, words) : rangeParts(range, words)
}

function rangeParts(range: string | undefined, words: PageWords): CellPart[] {
  const { least, most } = readLimits('', range) ?? {}
  if (least === undefined && most === undefined) return []
  const sentence = words(
    least === undefined ? 'keyMost' : most === undefined ? 'keyLeast' : 'keyRange',
  )
  return [text(fill(sentence, { least, most }))]
}

const fill = (sentence: string, values: Record<string, number | undefined>): string =>
  sentence.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))

/**
 * @param entry checked entry fields
 * @param words words of the doc's locale; English when left out
 * @returns the table of its arguments; for a filter, of its one value
 */
export function argumentsPageTable(entry: EntryFields, words: PageWords = pageWords()): PageTable {
  if (entry.kind === 'filter' && entry.value) {
    const { type, description } = entry.value
    const cells = [[code(entry.id)], [text(words(`type.${type}`))], [markdown(description)]]
    return {
      layout: 'list',
      labels: [words('columnKey'), words('columnValue'), words('columnMeaning')],
      roles: ['name', 'type', 'text'],
      rows: [{ id: `value-${slugify(entry.id)}`, cells }],
    }
  }
  const [beforeNames = '', afterNames = ''] = words('argumentAliases').split('{names}')
  const hasDefault = entry.arguments.some((argument) => argument.default !== undefined)
  const rows = entry.arguments.map((argument): PageTableRow => {
    const {
      name,
      type,
      required,
      default: fallback,
      choices,
      aliases,
      range,
      beyond,
      description,
    } = argument
    const also = [
      text(` ${beforeNames}`),
      ...codes(aliases, ` ${words('argumentOr')} `),
      text(afterNames),
    ]
    return {
      id: `arg-${slugify(name)}`,
      argument: name,
      required,
      search: { kind: 'argument', aliases },
      cells: [
        [code(name)],
        [text(words(`type.${type}`))],
        [text(words(required ? 'argumentRequired' : 'argumentOptional'))],
        ...(hasDefault ? [fallback === undefined ? [] : [code(fallback)]] : []),
        [
          markdown(description),
          ...(beyond === undefined
            ? []
            : [text(' '), ...rangeParts(range, words), text(' '), markdown(beyond)]),
          ...(choices.length > 0 ? [{ type: 'break' } as const, ...oneOf(choices, words)] : []),
          ...(aliases.length > 0 ? also : []),
        ],
      ],
    }
  })
  const labels: PageLabel[] = [
    'columnArgument',
    'columnType',
    'columnNeeded',
    ...(hasDefault ? (['columnDefault'] as const) : []),
    'columnMeaning',
  ]
  const roles: CellRole[] = [
    'name',
    'type',
    'need',
    ...(hasDefault ? ['fact' as const] : []),
    'text',
  ]
  return { layout: 'list', labels: labels.map(words), roles, rows }
}

const ROW_KINDS = {
  keys: 'key',
  commands: 'command',
  permissions: 'permission',
  placeholders: 'placeholder',
} as const satisfies Record<NonNullable<DataTable['preset']>, RowKind>

const LAYOUTS = {
  keys: 'list',
  commands: 'pairs',
  permissions: 'pairs',
  placeholders: 'pairs',
} as const satisfies Record<NonNullable<DataTable['preset']>, TableLayout>

/** By the columns of the presets. */
const ROLES: Readonly<Partial<Record<string, CellRole>>> = {
  type: 'type',
  permission: 'type',
  required: 'need',
  default: 'fact',
  example: 'example',
  description: 'text',
}

/** Two columns stand beside each other on every screen. */
const FEWEST_OF_CARDS = 3

function layoutOf({ preset }: DataTable, columns: readonly unknown[]): TableLayout | undefined {
  if (preset) return LAYOUTS[preset]
  return columns.length < FEWEST_OF_CARDS ? undefined : 'cards'
}

/**
 * @returns how the search knows a row; nothing for rows that do not begin with code, which are
 * text like any other
 */
function rowSearch(
  data: DataTable,
  values: DataTable['rows'][number],
): PageTableRow['search'] | undefined {
  if (!data.preset) {
    return tableColumns(data)[0]?.code ? { kind: 'row', aliases: [] } : undefined
  }
  const { permission = '' } = data.preset === 'commands' ? values : {}
  const aliases = permission.split(/[\s,`]+/).filter((node) => node.includes('.'))
  return { kind: ROW_KINDS[data.preset], aliases }
}

/**
 * A table of keys, commands, permissions, placeholders or columns of its own.
 *
 * @param name the table's name in the front matter; prefixes the rows' anchors
 * @param data checked table
 * @param words words of the doc's locale; English when left out
 */
export function dataPageTable(
  name: string,
  data: DataTable,
  words: PageWords = pageWords(),
): PageTable {
  const columns = tableColumns(data, words)
  const seen = new Map<string, number>()
  const rows = data.rows.map((values): PageTableRow => {
    const base = rowAnchor(name, ownValue(values, columns[0]?.key ?? '') ?? '')
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    const search = rowSearch(data, values)
    return {
      id: count === 1 ? base : `${base}-${count}`,
      ...(isRequired(data, values) && { required: true }),
      cells: columns.map(({ key, code: isCode }) => {
        const value = ownValue(values, key) ?? ''
        const limits =
          data.preset === 'keys' && key === 'description' ? limitParts(values, words) : []
        if (limits.length > 0)
          return value === '' ? limits : [markdown(value), text(' '), ...limits]
        if (value === '') return []
        if (key === 'required' && data.preset === 'keys')
          return isRequired(data, values) ? [text(words('argumentRequired'))] : []
        // Whoever writes back ticks into a code column says himself what is code.
        return [isCode && !value.includes('`') ? code(value) : markdown(value)]
      }),
      ...(search && { search }),
    }
  })
  const layout = layoutOf(data, columns)
  return {
    labels: columns.map(({ label }) => label),
    ...(layout && { layout }),
    ...(data.preset && {
      roles: columns.map(({ key }, place) =>
        place === 0 ? 'name' : (ownValue(ROLES, key) ?? 'text'),
      ),
    }),
    rows,
    ...(data.caption !== undefined && { caption: data.caption }),
  }
}

/** Whether a config needs the key that a row is about. */
function isRequired(
  { preset }: DataTable,
  { required, unless }: DataTable['rows'][number],
): boolean {
  // One of two keys: the meaning tells, neither has to be there.
  return preset === 'keys' && required === 'true' && unless === undefined
}
