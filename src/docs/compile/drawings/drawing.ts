/** Pictures that the compiler draws as HTML: pages carry no code for them. */
import { drill, mineRadius, mineRadiusOneDeep, mineShape, mineVein } from '../../parts/blockRules'
import type { BlockCell } from '../../parts/blockRules'
import { AREA_SHAPES } from '../../parts/areaRules'
import type { AreaArguments, AreaShape } from '../../parts/areaRules'
import type { DocFields } from '../../frontMatter'
import type { PageWords } from '../../labels/page'
import type { TreeProps } from '../../tree'
import type { Drawing } from '../nodes'
import { PartError, namedData, refuseOthers } from '../partAttributes'
import { areasDrawing } from './areas'
import { cubesDrawing } from './blocks'
import { colorCodesDrawing } from './colorCodes'
import { slotsDrawing } from './slots'
import { timelineDrawing } from './timeline'

/**
 * @param name name of a component in a compiled body
 * @param props its attributes as they are written
 * @param fields the doc's front matter
 * @param words words of the doc's locale
 * @returns what stands in its place; undefined when it is no such picture
 * @throws PartError when an attribute or the data is not right
 */
export function drawingOf(
  name: string,
  props: TreeProps,
  fields: DocFields,
  words: PageWords,
): Drawing | undefined {
  switch (name) {
    case 'Timeline': {
      const [, data] = namedData('Timeline', 'timelines', props, fields.timelines)
      return timelineDrawing(data, words)
    }
    case 'Blocks':
      return blocksOf(props, words)
    case 'Slots':
      refuseOthers('Slots', props, [])
      return slotsDrawing(words)
    case 'ColorCodes':
      refuseOthers('ColorCodes', props, [])
      return colorCodesDrawing(words)
    default:
      return undefined
  }
}

/** Attributes of an effect's drawing besides `effect` and `caption`, and its blocks. */
const MINING: Readonly<
  Record<string, { takes: readonly string[]; cells: (props: TreeProps) => BlockCell[] }>
> = {
  mine_radius: { takes: ['radius'], cells: (props) => mineRadius(count(props, 'radius', 4)) },
  mine_radius_one_deep: {
    takes: ['radius', 'no_corners', 'down'],
    cells: (props) =>
      mineRadiusOneDeep(count(props, 'radius', 6), props.no_corners === true, props.down === true),
  },
  drill: { takes: ['amount'], cells: (props) => drill(count(props, 'amount', 12)) },
  mine_shape: {
    takes: ['shape', 'depth'],
    cells: (props) => mineShape(lines(props, 'shape'), count(props, 'depth', 6, 1)),
  },
  mine_vein: {
    takes: ['vein', 'limit'],
    cells: (props) =>
      mineVein(
        lines(props, 'vein', '|').map((layer) => layer.split('/')),
        count(props, 'limit', 64),
      ),
  },
}

/** Room between the layers of drawings whose middle would be hidden, in pixels. */
const LAYER_GAPS: Readonly<Record<string, number | undefined>> = { mine_radius: 34, mine_vein: 12 }

const AREA_TAKES = ['radius', 'beam_radius', 'degrees', 'offset', 'steps', 'met'] as const

function blocksOf(props: TreeProps, words: PageWords): Drawing {
  const effect = typeof props.effect === 'string' ? props.effect : ''
  if (effect === 'aoe' || effect === 'aoe_blocks') {
    refuseOthers('Blocks', props, ['effect', ...AREA_TAKES])
    const shared: AreaArguments = {
      radius: count(props, 'radius', 12),
      // What the config has to say, see the classes.
      angle: count(props, 'degrees', 360) * (180 / Math.PI),
      offset: count(props, 'offset', 12),
      steps: count(props, 'steps', 8),
      met: count(props, 'met', 8) - 1,
    }
    const narrow = { ...shared, radius: count(props, 'beam_radius', 6) }
    const own = (shape: AreaShape) =>
      shape === 'beam' || shape === 'scan_in_front' ? narrow : shared
    const args = Object.fromEntries(AREA_SHAPES.map((shape) => [shape, own(shape)]))
    return areasDrawing(effect === 'aoe_blocks', args as Record<AreaShape, AreaArguments>, words)
  }
  const rule = Object.hasOwn(MINING, effect) ? MINING[effect] : undefined
  if (!rule) {
    const known = [...Object.keys(MINING), 'aoe', 'aoe_blocks'].join(', ')
    throw new PartError(`<Blocks> needs effect="..." to be one of: ${known}.`)
  }
  refuseOthers('Blocks', props, ['effect', 'caption', ...rule.takes])
  if (typeof props.caption !== 'string' || props.caption === '') {
    throw new PartError('<Blocks> needs caption="..." with what is shown.')
  }
  const cells = rule.cells(props)
  if (cells.length === 0) throw new PartError(`<Blocks effect="${effect}"> has no block "T".`)
  const gap = LAYER_GAPS[effect] ?? 0
  return cubesDrawing(cells, props.caption, words, { gap, isDown: props.down === true })
}

function count(props: TreeProps, name: string, most: number, fallback?: number): number {
  const written = props[name] ?? fallback
  const value = typeof written === 'string' || typeof written === 'number' ? Number(written) : NaN
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new PartError(`<Blocks> needs ${name} to be a whole number from 1 to ${most}.`)
}

function lines(props: TreeProps, name: string, between = '/'): string[] {
  const value = props[name]
  if (typeof value === 'string' && value !== '') return value.split(between)
  throw new PartError(
    `<Blocks> needs ${name}="..." with lines of X and one T between "${between}".`,
  )
}
