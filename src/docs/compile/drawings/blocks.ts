/** Blocks that an effect takes, as a drawing of cubes. */
import { paragraph, text as word } from '../../markdown/nodes'
import type { PageLabel, PageWords } from '../../labels/page'
import type { BlockCell } from '../../parts/blockRules'
import { element, text } from '../makeNode'
import type { AnyNode, Drawing } from '../nodes'
import { fillLabel } from '../../../text/fillLabel'

/** Half the width of a cube, half the height of its top, and the height of its sides. */
const [WIDE, FLAT, HIGH] = [14, 7, 16]

const ROLE_LABELS: Record<BlockCell['role'], PageLabel> = {
  mined: 'blocksMined',
  taken: 'blocksTaken',
  left: 'blocksLeft',
}

/**
 * @param cells blocks and what becomes of them
 * @param caption what is shown
 * @param words words of the doc's locale
 * @param looks `gap`: room between the layers in pixels, so that those inside can be seen; `isDown`:
 *   whether the player looks down
 * @returns the drawing, from the right and above, behind the player
 */
export function cubesDrawing(
  cells: readonly BlockCell[],
  caption: string,
  words: PageWords,
  { gap, isDown }: { gap: number; isDown: boolean },
): Drawing {
  const place = ({ x, y, z }: BlockCell): [number, number] => [
    (x - z) * WIDE,
    (x + z) * FLAT - y * (HIGH + gap),
  ]
  // From the back to the front, and from below to the top.
  const sorted = [...cells].sort((a, b) => a.y - b.y || a.x + a.z - (b.x + b.z))
  const taken = new Set(
    cells.filter(({ role }) => role !== 'left').map(({ x, y, z }) => `${x} ${y} ${z}`),
  )
  const isHidden = (x: number, y: number, z: number) => taken.has(`${x} ${y} ${z}`)
  const cubes = sorted.flatMap((cell): AnyNode[] => {
    const { x, y, z, role } = cell
    const [left, top] = place(cell)
    const face = (name: string, d: string) =>
      element('path', { className: [`cube-${name}`], d: `M${left} ${top}${d}` })
    const faces = [
      ...(gap === 0 && isHidden(x, y + 1, z)
        ? []
        : [face('top', `l${WIDE} ${FLAT}l-${WIDE} ${FLAT}l-${WIDE}-${FLAT}z`)]),
      ...(isHidden(x, y, z + 1)
        ? []
        : [face('front', `m-${WIDE} ${FLAT}l${WIDE} ${FLAT}v${HIGH}l-${WIDE}-${FLAT}z`)]),
      ...(isHidden(x + 1, y, z)
        ? []
        : [face('side', `m${WIDE} ${FLAT}l-${WIDE} ${FLAT}v${HIGH}l${WIDE}-${FLAT}z`)]),
      ...(role === 'mined' ? [cross(left, top, isHidden(x, y + 1, z) && gap === 0)] : []),
    ]
    return faces.length === 0 ? [] : [element('g', { 'data-block': role }, ...faces)]
  })
  const spots = cells.map(place)
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const front = Math.max(...cells.map(({ z }) => z))
  const [eyeX, eyeY] = isDown
    ? [0, Math.min(...ys) - 34]
    : place({ x: 0, y: 0, z: front + 3.8, role: 'left' })
  const arrow = lookArrow(eyeX, eyeY + FLAT + HIGH / 2, isDown, words)
  const least = Math.min(Math.min(...xs) - WIDE, eyeX - 20) - 4
  const top = Math.min(...ys, eyeY) - 4
  const width = Math.max(...xs) + WIDE + 4 - least
  const height = Math.max(Math.max(...ys) + 2 * FLAT + HIGH, eyeY + 36) + 4 - top
  const counts = (['mined', 'taken', 'left'] as const).flatMap((role) => {
    const count = cells.filter((cell) => cell.role === role).length
    return count === 0 ? [] : [[role, fillLabel(words(ROLE_LABELS[role]), { count })]]
  })
  const alternative = `${caption}. ${counts.map(([, label]) => label).join(', ')}.`
  return {
    figure: element(
      'figure',
      { className: ['blocks'] },
      element(
        'svg',
        {
          role: 'img',
          'aria-label': alternative,
          viewBox: `${least} ${top} ${width} ${height}`,
          width: Math.round(width * 1.6),
          height: Math.round(height * 1.6),
        },
        ...cubes,
        ...arrow,
      ),
      element(
        'figcaption',
        {},
        element('span', {}, text(caption)),
        element(
          'span',
          { className: ['blocks-legend'] },
          ...counts.map(([role, label = '']) =>
            element('span', { 'data-block': role }, element('i', {}), text(label)),
          ),
        ),
      ),
    ),
    words: caption,
    markdown: [paragraph(word(alternative))],
  }
}

/** The mark of the mined block, on its front; on paper and without colours it is told by this. */
function cross(left: number, top: number, isCovered: boolean): AnyNode {
  const side = `M${left - 10} ${top + 15}l6 10m0-7l-6 4`
  const above = `M${left - 5} ${top + 7}h10M${left} ${top + 4.5}v5`
  return element('path', { className: ['cube-mark'], d: isCovered ? side : side + above })
}

function lookArrow(x: number, y: number, isDown: boolean, words: PageWords): AnyNode[] {
  const d = isDown ? `M${x} ${y}v18m-5-6l5 6l5-6` : `M${x - 8} ${y + 4}l18-9m-9-1l9 1l-4 8`
  const word = isDown ? { x: x + 10, y: y + 9 } : { x, y: y + 18, textAnchor: 'middle' }
  return [
    element('path', { className: ['blocks-look'], d }),
    element('text', { className: ['blocks-word'], ...word }, text(words('blocksLook'))),
  ]
}
