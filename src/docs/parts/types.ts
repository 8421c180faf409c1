/**
 * What the compiler hands to the pictures and tools of guides: everything that can be computed
 * at build time, so that pages show it without running anything. Only types live here; they are
 * aliases, since TypeScript does not take an interface for JSON (`JsonValue`).
 */

/** An item of a menu's legend. */
export type MenuItem = {
  /** Its character in the mask. */
  slot: string
  name: string
  item: string
  note?: string
  /** Outline of a small picture on a grid of 8; missing for what only fills slots. */
  path?: string
  /** Hue of the picture. */
  tone: string
}

export type MenuData = {
  title: string
  /** The mask, from the top. */
  rows: string[]
  items: MenuItem[]
}

export type OddsRow = {
  reward: string
  /** Number or expression, as it is written. */
  weight: string
  /** The weight with the example values; never below 0. */
  value: number
}

export type OddsData = {
  rows: OddsRow[]
  placeholders: Record<string, number>
}

/** Level, value of the formula, sum of the values up to that level. */
export type CurvePoint = [level: number, value: number, total: number]

export type CurveData = {
  formula: string
  /** Placeholder that stands for the level, with its signs. */
  variable: string
  /** First and last level. */
  min: number
  max: number
  /** What the values are. */
  label: string
  /** Whether the sum of the values means something. */
  hasTotal: boolean
  points: CurvePoint[]
}

/** An expression with its result. */
export type TesterExample = {
  source: string
  placeholders: Record<string, number>
  result: number
  /** The result is drawn by lot. */
  isRandom: boolean
}

export type TesterData = {
  examples: TesterExample[]
}

/** A box of a diagram, placed in pixels. */
export type DiagramBox = {
  id: string
  x: number
  y: number
  width: number
  height: number
  label: string[]
  note: string[]
  /** Kind of an entry, whose hue it takes. */
  kind?: string
  /** The label is an id or the name of a file. */
  isCode?: true
}

/** An arrow between two boxes. */
export type DiagramArrow = {
  /** Line without its head. */
  path: string
  /** Where the head's tip is, and where it points. */
  tip: [x: number, y: number, degrees: number]
  label?: { x: number; y: number; anchor: 'start' | 'middle'; lines: string[] }
}

export type DiagramData = {
  title: string
  width: number
  height: number
  boxes: DiagramBox[]
  arrows: DiagramArrow[]
  /** The same as text: a line for each box with its links. */
  text: {
    label: string
    note?: string
    kind?: string
    isCode?: true
    links: { label?: string; to: string }[]
  }[]
}
