/** Pictures and tools of guides, as Markdown. */
import { guidePart } from '../compile/parts'
import type { DocFields } from '../frontMatter'
import type {
  CurveData,
  CurvePoint,
  DiagramData,
  MenuData,
  OddsData,
  TesterData,
} from '../parts/types'
import type { TreeProps } from '../types'
import { codeSpan, markdownTable } from './table'

const WRITERS: Readonly<Record<string, (data: never) => string>> = {
  MenuPreview: menu,
  OddsTable: odds,
  Diagram: diagram,
  LevelCurve: curve,
  ExpressionTester: tester,
}

/**
 * @param name name of a component
 * @param props its attributes
 * @param fields front matter of its page
 * @returns what the page shows in its place; undefined when it is no such part
 */
export function partMarkdown(
  name: string,
  props: TreeProps,
  fields: DocFields,
): string | undefined {
  const writer = Object.hasOwn(WRITERS, name) ? WRITERS[name] : undefined
  // The compiler has made these props by the same table.
  return writer?.(guidePart(name, props, fields)?.props as never)
}

function menu({ title, rows, items }: MenuData): string {
  const legend = items.map(({ slot, name, item, note = '' }) => [
    codeSpan(slot),
    name,
    codeSpan(item),
    note,
  ])
  const table = markdownTable(['Slot', 'Name', 'Item', 'Note'], legend)
  return `Menu "${title}":\n\n\`\`\`text\n${rows.join('\n')}\n\`\`\`\n\n${table}`
}

function odds({ rows, placeholders }: OddsData): string {
  const total = rows.reduce((sum, { value }) => sum + value, 0)
  const percent = (value: number) => (total > 0 ? `${rounded((value / total) * 100)} %` : '0 %')
  const given = Object.entries(placeholders).map(([name, value]) => `${codeSpan(name)} = ${value}`)
  return markdownTable(
    ['Reward', 'Weight', 'Chance'],
    rows.map(({ reward, weight, value }) => [codeSpan(reward), codeSpan(weight), percent(value)]),
    given.length > 0 ? `With ${given.join(', ')}:` : undefined,
  )
}

function diagram({ title, text }: DiagramData): string {
  const lines = text.flatMap(({ label, note, links }) => [
    `- ${label}${note === undefined ? '' : `: ${note}`}`,
    ...links.map(({ label: why, to }) => `  - to ${to}${why === undefined ? '' : ` (${why})`}`),
  ])
  return `${title}:\n\n${lines.join('\n')}`
}

/** Rows of a table of levels; more would only fill the page. */
const CURVE_ROWS = 10

function curve({ formula, variable, label, hasTotal, points }: CurveData): string {
  const step = Math.max(1, Math.ceil(points.length / CURVE_ROWS))
  const isShown = (_point: CurvePoint, index: number) =>
    index % step === 0 || index === points.length - 1
  return markdownTable(
    [variable, label, ...(hasTotal ? ['Total'] : [])],
    points
      .filter(isShown)
      .map(([level, value, total]) =>
        [level, value, ...(hasTotal ? [total] : [])].map((number) => String(rounded(number))),
      ),
    `${codeSpan(formula)}:`,
  )
}

function tester({ examples }: TesterData): string {
  return markdownTable(
    ['Expression', 'Result'],
    examples.map(({ source, result, isRandom }) => [
      codeSpan(source),
      isRandom ? 'random' : String(rounded(result)),
    ]),
  )
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
