/** Colour codes and formats as the chat shows them. */
import { code, paragraph, table, text as word } from '../../markdown/nodes'
import { COLOR_CODES, FORMAT_CODES, gradientColors, isDarkColor } from '../../parts/colorCodes'
import type { PageWords } from '../../labels/page'
import { element, text } from '../makeNode'
import type { AnyNode, Drawing } from '../nodes'

const HEX = ['&#3FCF8AEmerald', '{#FBA888}Copper', '<#74CFEA>Diamond'] as const

const [FROM, TO, WORDS] = ['F6D365', 'FD5E53', 'Sunrise blade'] as const

/** @param words words of the doc's locale */
export function colorCodesDrawing(words: PageWords): Drawing {
  // For eyes alone: the code and the name beside it say the same.
  const sample = (shown: AnyNode, isDark = false) =>
    element(
      'span',
      { className: ['codes-sample', ...(isDark ? ['codes-page'] : [])], 'aria-hidden': 'true' },
      shown,
    )
  const styled = (style: string, shown: string) => element('span', { style }, text(shown))
  const row = (written: string, name: string, shown: AnyNode) =>
    element(
      'li',
      {},
      shown,
      element('code', {}, text(written)),
      ...(name === '' ? [] : [element('span', {}, text(name))]),
    )
  const group = (title: string, ...rows: AnyNode[]) => [
    element('b', {}, text(title)),
    element('ul', { className: ['codes-list'], 'aria-label': title }, ...rows),
  ]
  const colors = COLOR_CODES.map(([sign, name, color]) =>
    row(
      `&${sign}`,
      name,
      sample(styled(`color:${color}`, words('codesSample')), isDarkColor(color)),
    ),
  )
  const formats = FORMAT_CODES.map(([sign, name, style]) =>
    row(`&${sign}`, name, sample(styled(`color:#fff;${style}`, shownFormat(name, words)))),
  )
  const hex = HEX.map((written) => {
    const [, color = '', shown = ''] = /([\dA-F]{6})\W?(.*)/.exec(written) ?? []
    return row(written, '', sample(styled(`color:#${color}`, shown)))
  })
  const gradient = `<g:#${FROM}>${WORDS}</g:#${TO}>`
  const letters = gradientColors(FROM, TO, WORDS.length).map((color, index) =>
    element('span', { style: `color:${color}` }, text(WORDS.charAt(index))),
  )
  const written = (sign: string) => [code(`&${sign}`)]
  return {
    figure: element(
      'figure',
      { className: ['codes'] },
      element('figcaption', {}, text(words('codesTitle'))),
      ...group(words('codesColors'), ...colors),
      ...group(words('codesFormats'), ...formats),
      ...group(
        words('codesHex'),
        ...hex,
        row(gradient, '', sample(element('span', {}, ...letters))),
      ),
    ),
    words: [
      words('codesTitle'),
      ...COLOR_CODES.map(([, name]) => name),
      ...FORMAT_CODES.map(([, name]) => name),
    ].join(' '),
    markdown: [
      paragraph(word(`${words('codesTitle')}:`)),
      table(
        [words('codesCode'), words('codesName'), words('codesColor')],
        COLOR_CODES.map(([sign, name, color]) => [written(sign), [code(name)], [word(color)]]),
      ),
      table(
        [words('codesCode'), words('codesName')],
        FORMAT_CODES.map(([sign, name]) => [written(sign), [code(name)]]),
      ),
      paragraph(...HEX.flatMap((one) => [code(one), word(', ')]), code(gradient)),
    ],
  }
}

/** The game changes obfuscated letters all the time; a picture has signs in their place. */
function shownFormat(name: string, words: PageWords): string {
  return name === 'obfuscated' ? '▚▞▙▟▛▜▖▗▘▝' : words('codesSample')
}
