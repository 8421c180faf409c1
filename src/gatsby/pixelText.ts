/**
 * Letters on a grid, drawn as squares: pictures with them are the same on every machine, whatever
 * fonts it has.
 */

/** Rows of each letter from the top, five bits as a digit of base 32; those that reach lower have nine. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhf',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hhha444',
  Z: 'v1248gv',
  a: '00e1fhf',
  b: 'ggmphhu',
  c: '00egghe',
  d: '11djhhf',
  e: '00ehvge',
  f: '698s888',
  g: '00fhhhf1e',
  h: 'ggmphhh',
  i: '40c444e',
  j: '2062222ic',
  k: 'ggikoki',
  l: 'c44444e',
  m: '00qllll',
  n: '00mphhh',
  o: '00ehhhe',
  p: '00uhhhugg',
  q: '00fhhhf11',
  r: '00mpggg',
  s: '00fge1u',
  t: '88s8896',
  u: '00hhhjd',
  v: '00hhha4',
  w: '00hhlla',
  x: '00ha4ah',
  y: '00hhhhf1e',
  z: '00v248v',
  0: 'ehjlphe',
  1: '4c4444e',
  2: 'eh1248v',
  3: 'v2421he',
  4: '26aiv22',
  5: 'vgu11he',
  6: '68guhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf12c',
  '-': '000v000',
  '.': '00000cc',
  ',': '0000cc48',
  _: '000000v',
  ':': '0cc0cc0',
  "'": '4480000',
  '&': 'cik8lid',
  '(': '2488842',
  ')': '8422248',
  '/': '01248g0',
  '!': '4444404',
  '?': 'eh12404',
  '+': '044v440',
  '%': 'op248j3',
}

/** Columns of a blank, and between two letters. */
const BLANK = 3
const GAP = 1

const COLUMNS = [16, 8, 4, 2, 1]

/** A letter without the empty columns beside it. */
function glyph(letter: string): { rows: number[]; first: number; width: number } | undefined {
  const rows = Array.from(GLYPHS[letter] ?? '', (digit) => parseInt(digit, 32))
  const used = COLUMNS.map((bit) => rows.some((row) => (row & bit) !== 0))
  const first = used.indexOf(true)
  return first < 0 ? undefined : { rows, first, width: used.lastIndexOf(true) - first + 1 }
}

/** @returns the letters that can be drawn: accents go, and what has no letter here is left out */
function drawable(text: string): string[] {
  return [...text.normalize('NFD')].filter(
    (letter) => letter === ' ' || Object.hasOwn(GLYPHS, letter),
  )
}

/**
 * @param text any text
 * @returns columns that it takes
 */
export function textColumns(text: string): number {
  const widths = drawable(text.trim()).map((letter) => glyph(letter)?.width ?? BLANK)
  return Math.max(
    0,
    widths.reduce((sum, width) => sum + width + GAP, -GAP),
  )
}

/**
 * @param text any text
 * @param x left edge
 * @param y top edge
 * @param size of a square
 * @returns the data of an SVG path; empty where no letter can be drawn
 */
export function textPath(text: string, x: number, y: number, size: number): string {
  let left = x
  let path = ''
  for (const letter of drawable(text.trim())) {
    const found = glyph(letter)
    found?.rows.forEach((row, line) => {
      for (let column = 0; column < found.width; column += 1) {
        if ((row & (COLUMNS[found.first + column] ?? 0)) === 0) continue
        path += `M${left + column * size} ${y + line * size}h${size}v${size}h-${size}z`
      }
    })
    left += ((found?.width ?? BLANK) + GAP) * size
  }
  return path
}
