import { describe, expect, it } from 'vitest'
import { layoutDiagram } from './diagramLayout'
import { diagramSchema } from './diagramSchema'

type Node = [id: string, column: number, row: number, note?: string]
type Link = [from: string, to: string, label?: string]

function layout(nodes: Node[], links: Link[]) {
  return layoutDiagram(
    diagramSchema.parse({
      title: 'T',
      nodes: nodes.map(([id, column, row, note]) => ({
        id,
        label: id.toUpperCase(),
        ...(note === undefined ? {} : { note }),
        at: [column, row],
      })),
      links: links.map(([from, to, label]) => ({
        from,
        to,
        ...(label === undefined ? {} : { label }),
      })),
    }),
  )
}

describe('layoutDiagram', () => {
  it('puts boxes on a grid without overlap', () => {
    const { boxes, width, height } = layout(
      [
        ['a', 1, 1],
        ['b', 2, 1, 'a note that is long enough for two lines'],
        ['c', 1, 2],
      ],
      [],
    )
    const [a, b, c] = boxes
    expect(b?.note).toHaveLength(2)
    expect(b?.x).toBeGreaterThan((a?.x ?? 0) + (a?.width ?? 0))
    expect(a?.height).toBe(b?.height)
    expect(c?.y).toBeGreaterThan((a?.y ?? 0) + (a?.height ?? 0))
    expect(width).toBeGreaterThanOrEqual((b?.x ?? 0) + (b?.width ?? 0))
    expect(height).toBeGreaterThanOrEqual((c?.y ?? 0) + (c?.height ?? 0))
  })

  it.each<[string, Node[], number]>([
    [
      'right',
      [
        ['a', 1, 1],
        ['b', 2, 1],
      ],
      0,
    ],
    [
      'left',
      [
        ['a', 2, 1],
        ['b', 1, 1],
      ],
      180,
    ],
    [
      'down',
      [
        ['a', 1, 1],
        ['b', 1, 2],
      ],
      90,
    ],
    [
      'up',
      [
        ['a', 1, 2],
        ['b', 1, 1],
      ],
      -90,
    ],
    [
      'down and aside',
      [
        ['a', 2, 1],
        ['b', 1, 2],
      ],
      90,
    ],
  ])('leads an arrow %s', (_where, nodes, degrees) => {
    const { arrows } = layout(nodes, [['a', 'b']])
    expect(arrows[0]?.tip[2]).toBe(degrees)
  })

  it('makes room for the words beside an arrow', () => {
    const gap = (label?: string) => {
      const { boxes } = layout(
        [
          ['a', 1, 1],
          ['b', 2, 1],
        ],
        [['a', 'b', label]],
      )
      return (boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0) - (boxes[0]?.width ?? 0)
    }
    expect(gap('several words')).toBeGreaterThan(gap())
  })

  it('leads an arrow around a box that stands between', () => {
    const corners = (nodes: Node[]) =>
      layout(nodes, [['a', 'c', 'x']]).arrows[0]?.path.split('L').length
    expect(
      corners([
        ['a', 1, 1],
        ['b', 2, 1],
        ['c', 3, 1],
      ]),
    ).toBe(4)
    expect(
      corners([
        ['a', 1, 1],
        ['b', 1, 2],
        ['c', 1, 3],
      ]),
    ).toBe(4)
    expect(
      corners([
        ['a', 1, 1],
        ['c', 2, 1],
      ]),
    ).toBe(2)
  })

  it('keeps every arrow and label inside of the picture', () => {
    const { arrows, width, height } = layout(
      [
        ['a', 1, 1],
        ['b', 1, 2],
        ['c', 1, 3],
        ['d', 2, 1],
        ['e', 3, 1],
      ],
      [
        ['a', 'c', 'past the other'],
        ['c', 'a'],
        ['a', 'e', 'over it'],
        ['e', 'b'],
      ],
    )
    for (const { path, label } of arrows) {
      const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
      const xs = [...numbers.filter((_, index) => index % 2 === 0), label?.x ?? 0]
      const ys = [...numbers.filter((_, index) => index % 2 === 1), label?.y ?? 0]
      expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...xs)).toBeLessThanOrEqual(width)
      expect(Math.max(...ys)).toBeLessThanOrEqual(height)
    }
  })

  it('keeps two arrows between the same boxes apart', () => {
    const { arrows } = layout(
      [
        ['a', 1, 1],
        ['b', 2, 1],
      ],
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
    )
    expect(arrows[0]?.tip[1]).not.toBe(arrows[1]?.tip[1])
  })

  it('says the same as text', () => {
    expect(
      layout(
        [
          ['a', 1, 1, 'note'],
          ['b', 2, 1],
        ],
        [
          ['a', 'b', 'uses'],
          ['a', 'b'],
        ],
      ).text,
    ).toEqual([
      { label: 'A', note: 'note', links: [{ label: 'uses', to: 'B' }, { to: 'B' }] },
      { label: 'B', links: [] },
    ])
  })
})
