/** Pictures and tools of guides, as Markdown. */
import type { GuideName } from '../componentNames'
import type { TreeProps } from '../tree'
import type {
  CurveData,
  CurvePoint,
  DiagramData,
  MenuData,
  OddsData,
  TesterData,
} from '../parts/types'
import { code, codes, item, list, paragraph, table, text } from './nodes'
import type { Block } from './nodes'

const WRITERS: Partial<Record<GuideName, (data: never) => Block[]>> = {
  MenuPreview: menu,
  OddsTable: odds,
  Diagram: diagram,
  LevelCurve: curve,
  ExpressionTester: tester,
}

/**
 * @param name name of a component
 * @param props what the compiler has given it, see `compile/parts.ts`
 * @returns what the page shows in its place; undefined when it is no such part
 */
export function partMarkdown(name: string, props: TreeProps): Block[] | undefined {
  const writer = Object.hasOwn(WRITERS, name) ? WRITERS[name as GuideName] : undefined
  return writer?.(props as never)
}

function menu({ title, rows, items }: MenuData): Block[] {
  const legend = items.map(({ slot, name, item: id, note = '' }) => [
    [code(slot)],
    [text(name)],
    [code(id)],
    [text(note)],
  ])
  return [
    paragraph(text(`Menu "${title}":`)),
    { type: 'code', lang: 'text', value: rows.join('\n') },
    table(['Slot', 'Name', 'Item', 'Note'], legend),
  ]
}

function odds({ rows, placeholders }: OddsData): Block[] {
  const total = rows.reduce((sum, { value }) => sum + value, 0)
  const percent = (value: number) => (total > 0 ? `${rounded((value / total) * 100)} %` : '0 %')
  const given = Object.entries(placeholders).flatMap(([name, value], index) => [
    ...(index > 0 ? [text(', ')] : []),
    code(name),
    text(` = ${value}`),
  ])
  return [
    ...(given.length > 0 ? [paragraph(text('With '), ...given, text(':'))] : []),
    table(
      ['Reward', 'Weight', 'Chance'],
      rows.map(({ reward, weight, value }) => [
        codes(reward),
        codes(weight),
        [text(percent(value))],
      ]),
    ),
  ]
}

function diagram({ title, text: lines }: DiagramData): Block[] {
  const items = lines.map(({ label, note, links }) => {
    const targets = links.map(({ label: why, to }) =>
      item(paragraph(text(`to ${to}${why === undefined ? '' : ` (${why})`}`))),
    )
    return item(
      paragraph(text(`${label}${note === undefined ? '' : `: ${note}`}`)),
      ...(targets.length > 0 ? [list(...targets)] : []),
    )
  })
  return [paragraph(text(`${title}:`)), list(...items)]
}

/** Rows of a table of levels; more would only fill the page. */
const CURVE_ROWS = 10

function curve({ formula, variable, label, hasTotal, points }: CurveData): Block[] {
  const step = Math.max(1, Math.ceil(points.length / CURVE_ROWS))
  const isShown = (_point: CurvePoint, index: number) =>
    index % step === 0 || index === points.length - 1
  const rows = points
    .filter(isShown)
    .map(([level, value, total]) =>
      [level, value, ...(hasTotal ? [total] : [])].map((number) => [text(String(rounded(number)))]),
    )
  const labels = [variable, label, ...(hasTotal ? ['Total'] : [])]
  return [paragraph(code(formula), text(':')), table(labels, rows)]
}

function tester({ examples }: TesterData): Block[] {
  const rows = examples.map(({ source, result, isRandom }) => [
    [code(source)],
    [text(isRandom ? 'random' : String(rounded(result)))],
  ])
  return [table(['Expression', 'Result'], rows)]
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
