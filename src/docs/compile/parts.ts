/** Gives the pictures and tools of guides (see `GUIDE_NAMES`) what they show. */
import { evaluate } from '../../expressions/evaluate'
import { ExpressionError, parseExpression } from '../../expressions/parse'
import type { Expression } from '../../expressions/parse'
import { findPlaceholders } from '../../expressions/tokens'
import type { GuideName } from '../componentNames'
import type { DocFields } from '../frontMatter'
import type { TreeProps } from '../tree'
import { MAX_LEVEL, curvePoints } from '../parts/curve'
import { layoutDiagram } from '../parts/diagramLayout'
import { itemPictures } from '../parts/itemPicture'
import { TESTER_EXAMPLES } from '../parts/testerExamples'
import { PartError, namedData, refuseOthers } from './partAttributes'
import type { CurveData, DiagramData, MenuData, OddsData, TesterData } from '../parts/types'

/** What a component gets, and its words for the search. */
export interface Part {
  props: TreeProps
  text: string
}

type Maker = (props: TreeProps, fields: DocFields) => Part

const MAKERS: Record<GuideName, Maker> = {
  MenuPreview: (props, { menus }) => menuPart(namedData('MenuPreview', 'menus', props, menus)[1]),
  OddsTable: (props, { odds }) => oddsPart(...namedData('OddsTable', 'odds', props, odds)),
  Diagram: (props, { diagrams }) =>
    diagramPart(namedData('Diagram', 'diagrams', props, diagrams)[1]),
  LevelCurve: (props) => curvePart(props),
  ExpressionTester: (props) => testerPart(props),
  ItemLookupBuilder: (props) => {
    refuseOthers('ItemLookupBuilder', props, [])
    return { props: {}, text: '' }
  },
}

/**
 * @param name name of a component in a compiled body
 * @param props its attributes as they are written
 * @param fields the doc's front matter
 * @returns what the component gets instead; undefined when it is no part of a guide
 * @throws PartError when an attribute or the data is not right
 */
export function guidePart(name: string, props: TreeProps, fields: DocFields): Part | undefined {
  return Object.hasOwn(MAKERS, name) ? MAKERS[name as GuideName](props, fields) : undefined
}

function menuPart({ title, rows, items }: DocFields['menus'][string]): Part {
  const filled = Object.entries(items).map(([slot, fields]) => ({ slot, ...fields }))
  const pictures = itemPictures(filled)
  const data: MenuData = {
    title,
    rows,
    items: filled.map((item, at) => ({ ...item, tone: 'grey', ...pictures[at] })),
  }
  const words = data.items.flatMap(({ name, item, note = '' }) => [name, item, note])
  return { props: data, text: [title, ...words].join(' ') }
}

function oddsPart(name: string, { rows, placeholders }: DocFields['odds'][string]): Part {
  const data: OddsData = {
    placeholders,
    rows: rows.map(({ reward, weight }, index) => {
      const path = ['odds', name, 'rows', index, 'weight']
      const expression = parsed(weight, `The weight of "${reward}"`, path)
      const missing = findPlaceholders(weight).find((one) => !Object.hasOwn(placeholders, one))
      if (missing !== undefined) {
        throw new PartError(
          `The weight of "${reward}" uses ${missing}: give it an example value in "placeholders" of odds "${name}".`,
          path,
        )
      }
      return { reward, weight, value: Math.max(0, evaluate(expression, placeholders)) }
    }),
  }
  return {
    props: data,
    text: rows.map(({ reward }) => reward).join(' '),
  }
}

function diagramPart(fields: DocFields['diagrams'][string]): Part {
  const data: DiagramData = layoutDiagram(fields)
  const words = fields.nodes.flatMap(({ label, note = '' }) => [label, note])
  return {
    props: data,
    text: [fields.title, ...words].join(' '),
  }
}

function curvePart(props: TreeProps): Part {
  refuseOthers('LevelCurve', props, ['formula', 'variable', 'min', 'max', 'label', 'total'])
  const formula = attribute(props, 'formula')
  const variable = attribute(props, 'variable')
  const label = attribute(props, 'label')
  const min = levelAttribute(props, 'min', 1)
  const max = levelAttribute(props, 'max')
  if (max <= min) throw new PartError(`<LevelCurve> ends at ${max}, before it starts at ${min}.`)
  const expression = parsed(formula, 'The formula of <LevelCurve>')
  const other = findPlaceholders(formula).find((name) => name !== variable)
  if (other !== undefined) {
    throw new PartError(
      `The formula of <LevelCurve> uses ${other}, but only ${variable} changes with the level. Put a number in its place.`,
    )
  }
  const data: CurveData = {
    formula,
    variable,
    min,
    max,
    label,
    hasTotal: props.total !== false,
    points: curvePoints(expression, variable, min, max),
  }
  return { props: data, text: `${label} ${formula}` }
}

function attribute(props: TreeProps, name: string): string {
  const value = props[name]
  if (typeof value === 'string' && value !== '') return value
  throw new PartError(`<LevelCurve> needs the attribute ${name}="...".`)
}

function levelAttribute(props: TreeProps, name: string, fallback?: number): number {
  const value = props[name] ?? fallback
  const level = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN
  if (Number.isInteger(level) && level >= 0 && level <= MAX_LEVEL) return level
  throw new PartError(
    `<LevelCurve> needs ${name} to be a whole number from 0 to ${MAX_LEVEL}, such as ${name}="50".`,
  )
}

function testerPart(props: TreeProps): Part {
  refuseOthers('ExpressionTester', props, [])
  const data: TesterData = {
    examples: TESTER_EXAMPLES.map(({ source, placeholders = {} }) => ({
      source,
      placeholders,
      // The middle of the luck: the same in each build.
      result: evaluate(parsed(source, 'An example'), placeholders, () => 0.5),
      isRandom: /\brand/.test(source),
    })),
  }
  return { props: data, text: '' }
}

function parsed(source: string, what: string, path?: readonly PropertyKey[]): Expression {
  try {
    return parseExpression(source)
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    throw new PartError(
      `${what} cannot be read at character ${error.index + 1}: ${error.message}`,
      path,
    )
  }
}
