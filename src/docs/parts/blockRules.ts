/**
 * Which blocks an effect takes, by the rules of the classes of libreforge (`EffectMineRadius`,
 * `EffectMineRadiusOneDeep`, `EffectDrill`, `EffectMineShape`, `EffectMineVein` with eco's
 * `BlockUtils`). The mined block is at 0, 0, 0; the player looks along -z; x is to the right.
 */

/** A block and what becomes of it. */
export interface BlockCell {
  x: number
  y: number
  z: number
  /** `mined` by the player, `taken` by the effect, `left` standing though it is of the kind. */
  role: 'mined' | 'taken' | 'left'
}

/** Blocks from -radius to radius. */
function reach(radius: number): number[] {
  return Array.from({ length: 2 * radius + 1 }, (_one, index) => index - radius)
}

const MINED: BlockCell = { x: 0, y: 0, z: 0, role: 'mined' }

const isOrigin = ({ x, y, z }: Pick<BlockCell, 'x' | 'y' | 'z'>) => x === 0 && y === 0 && z === 0

/** @param radius whole blocks in every direction */
export function mineRadius(radius: number): BlockCell[] {
  const axis = reach(radius)
  return axis.flatMap((y) =>
    axis.flatMap((z) =>
      axis.map((x): BlockCell => {
        const place = { x, y, z }
        return isOrigin(place) ? MINED : { ...place, role: 'taken' }
      }),
    ),
  )
}

/**
 * @param radius whole blocks to each side
 * @param noCorners whether blocks at the edge of two axes are spared
 * @param isDown whether the player looks down instead of ahead
 */
export function mineRadiusOneDeep(
  radius: number,
  noCorners: boolean,
  isDown: boolean,
): BlockCell[] {
  return mineRadius(radius).flatMap((cell): BlockCell[] => {
    if ((isDown ? cell.y : cell.z) !== 0) return []
    const edges = [cell.x, cell.y, cell.z].filter((at) => Math.abs(at) === radius).length
    if (!noCorners || edges < 2 || isOrigin(cell)) return [cell]
    return [{ ...cell, role: 'left' }]
  })
}

/** @param amount blocks behind the mined one */
export function drill(amount: number): BlockCell[] {
  const behind = Array.from({ length: amount }, (_one, index): BlockCell => ({
    x: 0,
    y: 0,
    z: -(index + 1),
    role: 'taken',
  }))
  return [MINED, ...behind]
}

/**
 * @param shape lines from the top; `T` is the mined block, `X` one that is taken
 * @param depth layers
 */
export function mineShape(shape: readonly string[], depth: number): BlockCell[] {
  const row = shape.findIndex((line) => /t/i.test(line))
  const column = shape[row]?.search(/t/i) ?? -1
  if (row === -1) return []
  const layers = Array.from({ length: Math.max(1, depth) }, (_one, layer) => layer)
  return layers.flatMap((layer) =>
    shape.flatMap((line, at) =>
      [...line].flatMap((sign, index): BlockCell[] => {
        const place = { x: index - column, y: row - at, z: -layer }
        if (isOrigin(place)) return [MINED]
        const isBehind = at === row && index === column
        return /x/i.test(sign) || isBehind ? [{ ...place, role: 'taken' }] : []
      }),
    ),
  )
}

/** Bukkit's block faces in their order; those of two words reach two blocks far. */
const FACES: readonly (readonly [x: number, y: number, z: number])[] = [
  [0, 0, -1],
  [1, 0, 0],
  [0, 0, 1],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [1, 0, -1],
  [-1, 0, -1],
  [1, 0, 1],
  [-1, 0, 1],
  [-2, 0, -1],
  [-1, 0, -2],
  [1, 0, -2],
  [2, 0, -1],
  [2, 0, 1],
  [1, 0, 2],
  [-1, 0, 2],
  [-2, 0, 1],
]

/**
 * @param layers blocks of the kind, as lines from the back to the front, from the top layer down;
 *   `T` is the mined block, `X` one of the same kind
 * @param limit most blocks
 */
export function mineVein(layers: readonly (readonly string[])[], limit: number): BlockCell[] {
  const all = layers.flatMap((lines, layer) =>
    lines.flatMap((line, z) =>
      [...line].flatMap((sign, x) =>
        /[xt]/i.test(sign) ? [{ x, y: layers.length - layer, z, isStart: /t/i.test(sign) }] : [],
      ),
    ),
  )
  const start = all.find(({ isStart }) => isStart)
  if (!start) return []
  const key = (x: number, y: number, z: number) => [x, y, z].join(' ')
  const vein = new Set(all.map(({ x, y, z }) => key(x - start.x, y - start.y, z - start.z)))
  const found = new Set<string>()
  const queue: [number, number, number][] = [[0, 0, 0]]
  for (let next = queue.shift(); next && found.size < limit; next = queue.shift()) {
    const [x, y, z] = next
    if (found.has(key(x, y, z))) continue
    found.add(key(x, y, z))
    for (const [dx, dy, dz] of FACES) {
      const near = key(x + dx, y + dy, z + dz)
      if (!found.has(near) && vein.has(near)) queue.push([x + dx, y + dy, z + dz])
    }
  }
  return [...vein].map((place): BlockCell => {
    const [x = 0, y = 0, z = 0] = place.split(' ').map(Number)
    if (isOrigin({ x, y, z })) return MINED
    return { x, y, z, role: found.has(place) ? 'taken' : 'left' }
  })
}
