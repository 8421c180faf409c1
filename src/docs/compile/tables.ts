/** Tables made from front matter: an entry's arguments and a guide's data tables. */
import type { EntryFields } from '../../effects/entry/entry'
import { slugify } from '../../text/slugify'
import { pageWords } from '../labels/page'
import type { RowKind } from '../types'
import { tableColumns } from '../tables'
import type { DataTable } from '../tables'
import type { AnyNode } from './nodes'

/** From so many rows on, readers look for one of them and do not read them all. */
const LONG = 12

/** Turns one line of Markdown into nodes. */
export type InlineMarkdown = (markdown: string) => AnyNode[]

const text = (value: string): AnyNode => ({ type: 'text', value })

function element(
  tagName: string,
  properties: Record<string, unknown>,
  ...children: AnyNode[]
): AnyNode {
  return { type: 'element', tagName, properties, children }
}

function code(value: string): AnyNode {
  return element('code', {}, text(value))
}

interface Cell {
  label: string
  children: AnyNode[]
}

function hasLink(node: AnyNode): boolean {
  return node.tagName === 'a' || (node.children ?? []).some(hasLink)
}

function row(id: string, cells: Cell[], search?: AnyNode['row']): AnyNode {
  const [first, ...rest] = cells
  const head = first?.children ?? []
  const node = element(
    'tr',
    { id },
    element(
      'th',
      { scope: 'row', 'data-label': first?.label },
      // A cell that is a link already leads elsewhere; links cannot hold links.
      ...(head.some(hasLink)
        ? head
        : [element('a', { href: `#${id}`, className: ['row-link'] }, ...head)]),
    ),
    ...rest.map((cell) => element('td', { 'data-label': cell.label }, ...cell.children)),
  )
  return search ? { ...node, row: search } : node
}

function table(labels: string[], rows: AnyNode[], caption?: string): AnyNode {
  return {
    type: 'docComponent',
    name: 'Table',
    props: { stack: true, ...(rows.length >= LONG && { long: true }) },
    children: [
      ...(caption ? [element('caption', {}, text(caption))] : []),
      {
        ...element(
          'thead',
          {},
          element('tr', {}, ...labels.map((label) => element('th', { scope: 'col' }, text(label)))),
        ),
        // Without its rows, which the search knows one by one, the head says nothing.
        ...(rows.every((node) => node.row) && { plainText: '' }),
      },
      element('tbody', {}, ...rows),
    ],
  }
}

/**
 * The table of an entry's arguments; for a filter, its one value.
 *
 * @param entry checked entry fields
 * @param inline turns descriptions into nodes
 * @param words words of the doc's locale; English when left out
 */
export function argumentsTable(
  entry: EntryFields,
  inline: InlineMarkdown,
  words = pageWords(),
): AnyNode {
  if (entry.kind === 'filter' && entry.value) {
    const { type, description } = entry.value
    const cells = [
      { label: words('columnKey'), children: [code(entry.id)] },
      { label: words('columnValue'), children: [text(words(`type.${type}`))] },
      { label: words('columnMeaning'), children: inline(description) },
    ]
    return table(
      cells.map(({ label }) => label),
      [row(`value-${slugify(entry.id)}`, cells)],
    )
  }
  const [beforeNames = '', afterNames = ''] = words('argumentAliases').split('{names}')
  const hasDefault = entry.arguments.some((argument) => argument.default !== undefined)
  const rows = entry.arguments.map((argument) => {
    const choices: AnyNode[] =
      argument.choices.length === 0
        ? []
        : [
            element('br', {}),
            text(`${words('argumentChoices')} `),
            ...argument.choices.flatMap((choice, index) => [
              ...(index > 0 ? [text(', ')] : []),
              code(choice),
            ]),
          ]
    const aliases: AnyNode[] = argument.aliases.flatMap((alias, index) => [
      ...(index > 0 ? [text(` ${words('argumentOr')} `)] : []),
      code(alias),
    ])
    const cells: Cell[] = [
      { label: words('columnArgument'), children: [code(argument.name)] },
      { label: words('columnType'), children: [text(words(`type.${argument.type}`))] },
      {
        label: words('columnNeeded'),
        children: [text(words(argument.required ? 'argumentRequired' : 'argumentOptional'))],
      },
      ...(hasDefault
        ? [
            {
              label: words('columnDefault'),
              children: argument.default === undefined ? [] : [code(argument.default)],
            },
          ]
        : []),
      {
        label: words('columnMeaning'),
        children: [
          ...inline(argument.description),
          ...choices,
          ...(aliases.length > 0 ? [text(` ${beforeNames}`), ...aliases, text(afterNames)] : []),
        ],
      },
    ]
    return row(`arg-${slugify(argument.name)}`, cells, {
      kind: 'argument',
      aliases: argument.aliases,
    })
  })
  const labels = [
    'columnArgument' as const,
    'columnType' as const,
    'columnNeeded' as const,
    ...(hasDefault ? (['columnDefault'] as const) : []),
    'columnMeaning' as const,
  ]
  return table(labels.map(words), rows)
}

const ROW_KINDS = {
  keys: 'key',
  commands: 'command',
  permissions: 'permission',
  placeholders: 'placeholder',
} as const satisfies Record<NonNullable<DataTable['preset']>, RowKind>

/**
 * @returns how the search knows a row; nothing for rows that do not begin with code, which are
 * text like any other
 */
function rowSearch(data: DataTable, values: DataTable['rows'][number]): AnyNode['row'] {
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
 * @param inline turns cells into nodes
 * @param words words of the doc's locale; English when left out
 */
export function dataTable(
  name: string,
  data: DataTable,
  inline: InlineMarkdown,
  words = pageWords(),
): AnyNode {
  const columns = tableColumns(data, words)
  const seen = new Map<string, number>()
  const rows = data.rows.map((values) => {
    const base = `${slugify(name)}-${slugify(values[columns[0]?.key ?? ''] ?? '')}`
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return row(
      count === 1 ? base : `${base}-${count}`,
      columns.map(({ key, label, code: isCode }) => {
        const value = values[key] ?? ''
        if (value === '') return { label, children: [] }
        return { label, children: isCode && !value.includes('`') ? [code(value)] : inline(value) }
      }),
      rowSearch(data, values),
    )
  })
  return table(
    columns.map(({ label }) => label),
    rows,
    data.caption,
  )
}
