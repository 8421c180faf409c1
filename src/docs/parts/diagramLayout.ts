/** Places the boxes of a diagram on its grid and leads the arrows between them, in pixels. */
import type { DiagramFields } from './diagramSchema'
import type { DiagramArrow, DiagramBox, DiagramData } from './types'

/** Room for the label's characters in a wide font, and for some air beside them. */
const BOX_WIDTH = 190
const LABEL_CHARACTERS = 20
const NOTE_CHARACTERS = 25
const LABEL_LINE = 19
const NOTE_LINE = 17
const BOX_PADDING = 14

/** Free room around the picture, for borders and arrows that leave the grid. */
const MARGIN = 4
const COLUMN_GAP = 48
const ROW_GAP = 40
/** Where arrows with a bend run: this far from the box they start at. */
const LANE = 14
const LINK_CHARACTERS = 14
const LINK_LINE = 15
const LINK_CHARACTER_WIDTH = 6.6
/** Two arrows that go to and fro run beside each other. */
const PAIR_DISTANCE = 9
/** The line ends where the head begins. */
const HEAD = 7

type Link = DiagramFields['links'][number]
type Point = readonly [x: number, y: number]

interface Placed extends DiagramBox {
  column: number
  row: number
}

/**
 * @param diagram checked data
 * @returns the finished picture
 */
export function layoutDiagram({ title, nodes, links }: DiagramFields): DiagramData {
  const columns = Math.max(...nodes.map(({ at }) => at[0]))
  const rows = Math.max(...nodes.map(({ at }) => at[1]))
  const at = new Map(nodes.map((node) => [node.id, node.at]))
  const texts = nodes.map(({ label, note }) => ({
    label: wrap(label, LABEL_CHARACTERS),
    note: wrap(note ?? '', NOTE_CHARACTERS),
  }))
  const heights = count(rows).map((row) =>
    Math.max(
      0,
      ...texts.map(({ label, note }, index) =>
        nodes[index]?.at[1] === row
          ? label.length * LABEL_LINE + note.length * NOTE_LINE + 2 * BOX_PADDING
          : 0,
      ),
    ),
  )
  const needsLane = hasLongWay(links, at)
  const widest = (column: number) =>
    Math.max(
      COLUMN_GAP,
      ...links.map((link) => {
        const [a = [0, 0], b = [0, 0]] = [at.get(link.from), at.get(link.to)]
        const crosses = Math.min(a[0], b[0]) === column && a[0] !== b[0] && a[1] === b[1]
        return crosses ? labelWidth(link) + 2 * LANE : 0
      }),
    )
  const tallest = (row: number) =>
    Math.max(
      ROW_GAP,
      ...links.map((link) => {
        const [a = [0, 0], b = [0, 0]] = [at.get(link.from), at.get(link.to)]
        const crosses = Math.min(a[1], b[1]) === row && a[1] !== b[1]
        return crosses ? LANE + wrap(link.label ?? '', LINK_CHARACTERS).length * LINK_LINE + 16 : 0
      }),
    )
  const lefts = starts(count(columns).map((column) => [BOX_WIDTH, widest(column)]))
  const tops = starts(
    heights.map((height, index) => [height, tallest(index + 1)]),
    needsLane ? LANE : 0,
  )
  const boxes = nodes.map(({ id, at: [column, row], label: name, kind }, index): Placed => {
    const { label = [], note = [] } = texts[index] ?? {}
    return {
      id,
      column,
      row,
      x: lefts[column - 1] ?? 0,
      y: tops[row - 1] ?? 0,
      width: BOX_WIDTH,
      height: heights[row - 1] ?? 0,
      label,
      note,
      ...looks(name, kind),
    }
  })
  const arrows = links.map((link) => arrow(link, boxes, links))
  return {
    title,
    width: Math.ceil((lefts.at(-1) ?? 0) + BOX_WIDTH + MARGIN + endLane(links, at, columns)),
    height: Math.ceil((tops.at(-1) ?? 0) + (heights.at(-1) ?? 0) + MARGIN),
    boxes: boxes.map(({ column: _column, row: _row, ...box }) => box),
    arrows,
    text: nodes.map(({ id, label, note, kind }) => ({
      label,
      ...looks(label, kind),
      ...(note === undefined ? {} : { note }),
      links: links
        .filter(({ from }) => from === id)
        .map((link) => ({
          ...(link.label === undefined ? {} : { label: link.label }),
          to: nodes.find((node) => node.id === link.to)?.label ?? '',
        })),
    })),
  }
}

/** An id, a path or the name of a file. */
const CODE = /^(?:[\w<>*%-]+(?:[._/][\w<>*%-]+)+\/?|[\w<>-]+\/)$/

function looks(label: string, kind: string | undefined): Pick<DiagramBox, 'kind' | 'isCode'> {
  return { ...(kind !== undefined && { kind }), ...(CODE.test(label) && { isCode: true }) }
}

/** Numbers from 1 to `length`. */
function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index + 1)
}

/** Where each of several sizes starts when each is followed by its gap. */
function starts(sizes: readonly (readonly [size: number, gap: number])[], extra = 0): number[] {
  let next = MARGIN + extra
  return sizes.map(([size, gap]) => {
    const start = next
    next += size + gap
    return start
  })
}

function labelWidth(link: Link): number {
  const lines = wrap(link.label ?? '', LINK_CHARACTERS)
  return Math.max(0, ...lines.map((line) => line.length)) * LINK_CHARACTER_WIDTH
}

/** Breaks a text at its spaces, and a long word after its slashes. */
function wrap(text: string, characters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= characters) {
      lines[lines.length - 1] = `${last} ${word}`
      continue
    }
    const parts = word.length > characters ? word.split(/(?<=[/_.])/) : [word]
    let line = ''
    for (const part of parts) {
      if (line !== '' && line.length + part.length > characters) {
        lines.push(line)
        line = ''
      }
      line += part
    }
    lines.push(line)
  }
  return lines
}

type Places = ReadonlyMap<string, readonly [number, number]>

/** An arrow over other boxes of its row runs above them. */
function hasLongWay(links: readonly Link[], at: Places): boolean {
  return links.some(({ from, to }) => {
    const [a = [0, 0], b = [0, 0]] = [at.get(from), at.get(to)]
    return a[1] === 1 && b[1] === 1 && isBlocked(a, b, at)
  })
}

/** Room at the side for arrows past other boxes of the last column. */
function endLane(links: readonly Link[], at: Places, columns: number): number {
  const isPast = ({ from, to }: Link) => {
    const [a = [0, 0], b = [0, 0]] = [at.get(from), at.get(to)]
    return a[0] === columns && b[0] === columns && isBlocked(a, b, at)
  }
  const past = links.filter(isPast)
  return past.length === 0 ? 0 : LANE + 8 + Math.max(...past.map(labelWidth))
}

/** Whether another box stands between two boxes of the same row or column. */
function isBlocked(a: readonly number[], b: readonly number[], at: Places): boolean {
  const [same, other] = a[0] === b[0] ? [0, 1] : [1, 0]
  if (a[same] !== b[same]) return false
  const [low, high] = [a[other] ?? 0, b[other] ?? 0].sort((x, y) => x - y) as [number, number]
  return [...at.values()].some(
    (place) => place[same] === a[same] && (place[other] ?? 0) > low && (place[other] ?? 0) < high,
  )
}

function arrow(link: Link, boxes: readonly Placed[], links: readonly Link[]): DiagramArrow {
  const from = boxes.find(({ id }) => id === link.from) as Placed
  const to = boxes.find(({ id }) => id === link.to) as Placed
  const isPair = links.some((other) => other.from === link.to && other.to === link.from)
  const shift = isPair ? (boxes.indexOf(from) < boxes.indexOf(to) ? -1 : 1) * PAIR_DISTANCE : 0
  const points = route(from, to, shift, boxes)
  const [tip, before] = [points.at(-1) as Point, points.at(-2) as Point]
  const [dx, dy] = [Math.sign(tip[0] - before[0]), Math.sign(tip[1] - before[1])]
  const line = [...points.slice(0, -1), [tip[0] - dx * HEAD, tip[1] - dy * HEAD] as const]
  return {
    path: `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`,
    tip: [round(tip[0]), round(tip[1]), (Math.atan2(dy, dx) * 180) / Math.PI],
    ...(link.label === undefined ? {} : { label: placeLabel(link.label, points, shift) }),
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** Corner points of an arrow, from box to box. */
function route(from: Placed, to: Placed, shift: number, boxes: readonly Placed[]): Point[] {
  const at = new Map(boxes.map(({ id, column, row }) => [id, [column, row] as const]))
  const blocked = isBlocked([from.column, from.row], [to.column, to.row], at)
  const middle = (box: Placed): Point => [box.x + box.width / 2, box.y + box.height / 2]
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)]
  if (from.row === to.row) {
    if (blocked) {
      const lane = from.y - LANE
      return [
        [fx, from.y],
        [fx, lane],
        [tx, lane],
        [tx, to.y],
      ]
    }
    const y = fy + shift
    return tx > fx
      ? [
          [from.x + from.width, y],
          [to.x, y],
        ]
      : [
          [from.x, y],
          [to.x + to.width, y],
        ]
  }
  if (from.column === to.column) {
    if (blocked) {
      const lane = from.x + from.width + LANE
      return [
        [from.x + from.width, fy],
        [lane, fy],
        [lane, ty],
        [to.x + to.width, ty],
      ]
    }
    const x = fx + shift
    return ty > fy
      ? [
          [x, from.y + from.height],
          [x, to.y],
        ]
      : [
          [x, from.y],
          [x, to.y + to.height],
        ]
  }
  if (Math.abs(from.row - to.row) > 1 && Math.abs(from.column - to.column) === 1) {
    const isRight = tx > fx
    const lane = isRight ? from.x + from.width + LANE : from.x - LANE
    return [
      [isRight ? from.x + from.width : from.x, fy],
      [lane, fy],
      [lane, ty],
      [isRight ? to.x : to.x + to.width, ty],
    ]
  }
  const isDown = ty > fy
  const lane = isDown ? from.y + from.height + LANE : from.y - LANE
  return [
    [fx + shift, isDown ? from.y + from.height : from.y],
    [fx + shift, lane],
    [tx, lane],
    [tx, isDown ? to.y : to.y + to.height],
  ]
}

/** Beside the last upright part and near the tip; above an arrow that is level. */
function placeLabel(text: string, points: readonly Point[], shift: number): DiagramArrow['label'] {
  const lines = wrap(text, LINK_CHARACTERS)
  const rest = (lines.length - 1) * LINK_LINE
  const [tip, before] = [points.at(-1) as Point, points.at(-2) as Point]
  const [, bend, back] = points
  if (points.length === 4 && bend && back && bend[0] === back[0]) {
    const y = (bend[1] + back[1] - rest) / 2 + 4
    return { x: round(bend[0] + 7), y: round(y), anchor: 'start', lines }
  }
  if (points.length === 4 && bend && back && points[0]?.[1] === tip[1]) {
    return {
      x: round((bend[0] + back[0]) / 2),
      y: round(bend[1] - 4),
      anchor: 'middle',
      lines,
    }
  }
  if (tip[0] === before[0]) {
    const isDown = tip[1] > before[1]
    const y = isDown ? tip[1] - 13 - rest : tip[1] + 22
    return { x: round(tip[0] + 9 + Math.max(0, shift)), y: round(y), anchor: 'start', lines }
  }
  const y = shift > 0 ? tip[1] + LINK_LINE : tip[1] - 7 - rest
  return { x: round((tip[0] + before[0]) / 2), y: round(y), anchor: 'middle', lines }
}
