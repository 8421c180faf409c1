/**
 * Areas of `aoe` and `aoe_blocks` seen from above, by the rules of libreforge's `AOEShape…` classes
 * and its `getNearbyBlocks…`. Whoever runs the effect stands in the middle of block 0, 0 and looks
 * along -z.
 */

export const AREA_SHAPES = ['circle', 'cone', 'offset_circle', 'scan_in_front', 'beam'] as const

export type AreaShape = (typeof AREA_SHAPES)[number]

/** Arguments of the shapes; lengths in blocks, the angle as the config has it. */
export interface AreaArguments {
  radius: number
  angle: number
  offset: number
  /** Steps of `scan_in_front` and `beam`. */
  steps: number
  /** `scan_in_front`: the step at which something is met, from 0. */
  met: number
}

/** A place on the ground. */
export type Spot = [x: number, z: number]

/** Middle of the block of whoever looks. */
const EYE: Spot = [0.5, 0.5]

/** The shapes convert degrees into degrees as if they were radians. */
const TWICE = 180 / Math.PI

const ahead = (blocks: number): Spot => [EYE[0], EYE[1] - blocks]

/** Blocks whose corner a class finds near a place, at the height of it. */
function blocksNear([x, z]: Spot, radius: number): Spot[] {
  const half = Math.round(radius / 2)
  const axis = Array.from({ length: 2 * half + 1 }, (_one, index) => index - half)
  return axis
    .flatMap((dz) => axis.map((dx): Spot => [Math.floor(x) + dx, Math.floor(z) + dz]))
    .filter(([bx, bz]) => (bx - x) ** 2 + (bz - z) ** 2 <= radius ** 2)
}

function isInCone([x, z]: Spot, angle: number): boolean {
  const [dx, dz] = [x - EYE[0], z - EYE[1]]
  const degrees = Math.abs((Math.atan2(dx, -dz) * 180) / Math.PI)
  return degrees * TWICE <= angle / 2
}

/**
 * @param shape of `aoe_blocks`
 * @returns the blocks at the height of the origin, each once, by their corner
 */
export function areaBlocks(shape: AreaShape, args: AreaArguments): Spot[] {
  const { radius, angle, offset, steps, met } = args
  switch (shape) {
    case 'circle':
      return blocksNear(EYE, radius)
    case 'cone':
      return blocksNear(EYE, radius).filter((block) => isInCone(block, angle))
    case 'offset_circle':
      return blocksNear(ahead(offset), radius)
    case 'scan_in_front':
      return blocksNear(ahead(2 * met), radius)
    case 'beam': {
      // Each step moves the place on as well, so that it is two blocks long.
      const points = Array.from({ length: steps + 1 }, (_one, step) => ahead(2 * step))
      const blocks = points.flatMap((point) => blocksNear(point, radius))
      const seen = new Map(blocks.map((block) => [block.join(' '), block]))
      return [...seen.values()]
    }
  }
}

/**
 * @param shape of `aoe`
 * @returns outlines in which creatures are found, and for shapes made of steps the middle of each
 */
export function areaOutlines(
  shape: AreaShape,
  args: AreaArguments,
): { outlines: Spot[][]; points: Spot[] } {
  const { radius, angle, offset, steps, met } = args
  const boxes = (...points: Spot[]) => ({
    outlines: points.map((point) => boxAround(point, radius)),
    points,
  })
  switch (shape) {
    case 'circle':
      return boxes(EYE)
    case 'cone':
      return { outlines: [coneInBox(radius, angle / TWICE)], points: [] }
    case 'offset_circle':
      return boxes(ahead(offset))
    case 'scan_in_front':
      return boxes(ahead(2 * met + 1))
    case 'beam':
      // Creatures are looked for from the first step on.
      return boxes(...Array.from({ length: steps }, (_one, step) => ahead(2 * step + 1)))
  }
}

function boxAround([x, z]: Spot, radius: number): Spot[] {
  return [
    [x - radius, z - radius],
    [x + radius, z - radius],
    [x + radius, z + radius],
    [x - radius, z + radius],
  ]
}

/** The box around the eye, cut to an opening of so many degrees. */
function coneInBox(radius: number, degrees: number): Spot[] {
  const half = Math.min(180, degrees / 2)
  const corners = [-135, -45, 45, 135].filter((corner) => Math.abs(corner) < half)
  const edge = [-half, ...corners, half].map((angle): Spot => {
    const turn = (angle * Math.PI) / 180
    const [dx, dz] = [Math.sin(turn), -Math.cos(turn)]
    const far = radius / Math.max(Math.abs(dx), Math.abs(dz))
    return [EYE[0] + dx * far, EYE[1] + dz * far]
  })
  return [EYE, ...edge]
}
