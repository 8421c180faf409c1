/** How texts of eco's files get their colours: Minecraft's codes, and eco's own gradients. */

/** A code behind `&`, its name, and the colour that the game gives it. */
export const COLOR_CODES = [
  ['0', 'black', '#000000'],
  ['1', 'dark_blue', '#0000AA'],
  ['2', 'dark_green', '#00AA00'],
  ['3', 'dark_aqua', '#00AAAA'],
  ['4', 'dark_red', '#AA0000'],
  ['5', 'dark_purple', '#AA00AA'],
  ['6', 'gold', '#FFAA00'],
  ['7', 'gray', '#AAAAAA'],
  ['8', 'dark_gray', '#555555'],
  ['9', 'blue', '#5555FF'],
  ['a', 'green', '#55FF55'],
  ['b', 'aqua', '#55FFFF'],
  ['c', 'red', '#FF5555'],
  ['d', 'light_purple', '#FF55FF'],
  ['e', 'yellow', '#FFFF55'],
  ['f', 'white', '#FFFFFF'],
] as const

/** A code behind `&`, its MiniMessage tag, and the style that shows it; `k` cannot stand still. */
export const FORMAT_CODES = [
  ['l', 'bold', 'font-weight:700'],
  ['o', 'italic', 'font-style:italic'],
  ['n', 'underlined', 'text-decoration:underline'],
  ['m', 'strikethrough', 'text-decoration:line-through'],
  ['k', 'obfuscated', 'letter-spacing:.1em'],
  ['r', 'reset', ''],
] as const

/**
 * The colours of a gradient as eco's `StringUtils` works them out: a whole number of steps for each
 * letter, so that a long text may end before the second colour.
 *
 * @param from first colour, six hexadecimal digits
 * @param to second colour
 * @param length letters
 * @returns a colour for each letter, as `#rrggbb`
 */
export function gradientColors(from: string, to: string, length: number): string[] {
  const [start, end] = [channels(from), channels(to)]
  return Array.from({ length }, (_one, index) => {
    const color = start.map((value, channel) => {
      const goal = end[channel] ?? 0
      const step = length > 1 ? Math.trunc(Math.abs(value - goal) / (length - 1)) : 0
      return value + step * index * (value < goal ? 1 : -1)
    })
    return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`
  })
}

/** How much of the light of red, green and blue is seen; WCAG 2.2, "relative luminance". */
const SEEN = [0.2126, 0.7152, 0.0722] as const

/** Letters of less light than that are read more easily on the page of a book than in the chat. */
const DARK = 0.17

/**
 * @param color six hexadecimal digits behind `#`
 * @returns whether letters in it want a light ground
 */
export function isDarkColor(color: string): boolean {
  const light = channels(color.slice(1)).map((value, channel) => {
    const part = value / 255
    return (SEEN[channel] ?? 0) * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  })
  return light.reduce((sum, part) => sum + part, 0) < DARK
}

function channels(hex: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
