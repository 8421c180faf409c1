/** Areas of effect as plans: the ground from above, one plan for each shape. */
import { item, list, paragraph, strong, text as word } from '../../markdown/nodes'
import type { PageLabel, PageWords } from '../../labels/page'
import { AREA_SHAPES, areaBlocks, areaOutlines } from '../../parts/areaRules'
import type { AreaArguments, AreaShape, Spot } from '../../parts/areaRules'
import { element, text } from '../makeNode'
import type { AnyNode, Drawing } from '../nodes'
import { fillLabel } from '../../../text/fillLabel'

/** Pixels of a block. */
const SIZE = 11

const CAPTIONS: Record<AreaShape, PageLabel> = {
  circle: 'areaCircle',
  cone: 'areaCone',
  offset_circle: 'areaOffsetCircle',
  scan_in_front: 'areaScan',
  beam: 'areaBeam',
}

/** Blocks around the origin that every plan shows: the same scale, side by side. */
interface Ground {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * @param ofBlocks whether the plans are of `aoe_blocks`, else of `aoe`
 * @param args arguments of the shapes
 * @param words words of the doc's locale
 */
export function areasDrawing(
  ofBlocks: boolean,
  args: Record<AreaShape, AreaArguments>,
  words: PageWords,
): Drawing {
  const plans = AREA_SHAPES.map((shape) => {
    const own = args[shape]
    const given = captionOf(shape, own, words)
    const { outlines, points } = ofBlocks
      ? { outlines: areaBlocks(shape, own).map(blockOutline), points: [] }
      : areaOutlines(shape, own)
    return { shape, given, outlines, points }
  })
  const title = words(ofBlocks ? 'areasOfBlocks' : 'areasOfCreatures')
  return {
    figure: element(
      'figure',
      { className: ['areas'] },
      element('figcaption', {}, text(title)),
      element(
        'ul',
        { className: ['areas-plans'] },
        ...plans.map(({ shape, given, outlines, points }) =>
          element(
            'li',
            { className: ['areas-plan'] },
            plan(groundOf(outlines), outlines, points, ofBlocks, `${shape}: ${given}`),
            element('code', {}, text(shape)),
            element('span', {}, text(given)),
          ),
        ),
      ),
    ),
    words: title,
    markdown: [
      paragraph(word(title)),
      list(
        ...plans.map(({ shape, given }) =>
          item(paragraph(strong(word(shape)), word(`: ${given}`))),
        ),
      ),
    ],
  }
}

function captionOf(shape: AreaShape, args: AreaArguments, words: PageWords): string {
  const degrees = Math.round((args.angle * Math.PI) / 180)
  const { radius, offset, steps, met } = args
  return fillLabel(words(CAPTIONS[shape]), { radius, degrees, offset, steps, met: met + 1 })
}

const blockOutline = ([x, z]: Spot): Spot[] => [
  [x, z],
  [x + 1, z],
  [x + 1, z + 1],
  [x, z + 1],
]

/** As wide as the area on both sides, with a block of room around it. */
function groundOf(outlines: readonly Spot[][]): Ground {
  const spots = outlines.flat()
  const wide = Math.max(4, ...spots.map(([x]) => Math.ceil(Math.abs(x - 0.5))))
  return {
    left: -wide,
    right: wide + 1,
    top: Math.min(-4, ...spots.map(([, z]) => Math.floor(z))) - 1,
    bottom: Math.max(2, ...spots.map(([, z]) => Math.ceil(z))) + 1,
  }
}

function plan(
  { left, right, top, bottom }: Ground,
  outlines: readonly Spot[][],
  points: readonly Spot[],
  ofBlocks: boolean,
  name: string,
): AnyNode {
  const at = (value: number) => Math.round(value * SIZE * 10) / 10
  const lines = [
    ...Array.from(
      { length: right - left + 1 },
      (_one, index) => `M${at(left + index)} ${at(top)}V${at(bottom)}`,
    ),
    ...Array.from(
      { length: bottom - top + 1 },
      (_one, index) => `M${at(left)} ${at(top + index)}H${at(right)}`,
    ),
  ].join('')
  const areas = outlines
    .map((spots) => `M${spots.map(([x, z]) => `${at(x)} ${at(z)}`).join('L')}z`)
    .join('')
  const dots = points.map(([x, z]) => `M${at(x) - 1.5} ${at(z) - 1.5}h3v3h-3z`).join('')
  const eye = at(0.5)
  return element(
    'svg',
    {
      role: 'img',
      'aria-label': name,
      viewBox: `${at(left)} ${at(top)} ${at(right - left)} ${at(bottom - top)}`,
      width: at(right - left),
      height: at(bottom - top),
    },
    element('path', { className: ['areas-grid'], d: lines }),
    element('path', { className: [ofBlocks ? 'areas-blocks' : 'areas-field'], d: areas }),
    ...(dots === '' ? [] : [element('path', { className: ['areas-point'], d: dots })]),
    // Whoever looks: a triangle that points ahead.
    element('path', {
      className: ['areas-eye'],
      d: `M${eye} ${eye - 7}l6 12h-12z`,
    }),
  )
}
