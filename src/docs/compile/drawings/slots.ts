/** The inventory of a player with the number of each slot. */
import { item, list, paragraph, text as word, withCode } from '../../markdown/nodes'
import type { PageLabel, PageWords } from '../../labels/page'
import { element, inCode, text } from '../makeNode'
import type { AnyNode, Drawing } from '../nodes'

/** Slots that are worn, as the window has them from the top, with their names in configs. */
const WORN = [
  [39, 'helmet'],
  [38, 'chestplate'],
  [37, 'leggings'],
  [36, 'boots'],
] as const

const OFFHAND = [40, 'offhand'] as const

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_one, index) => from + index)

/** Rows of the pack, from the top, and the hotbar. */
const PACK = [numbers(9, 9), numbers(18, 9), numbers(27, 9)]
const HOTBAR = numbers(0, 9)

const TEXTS: readonly PageLabel[] = ['slotsHotbar', 'slotsPack', 'slotsWorn', 'slotsOffhand']

/** @param words words of the doc's locale */
export function slotsDrawing(words: PageWords): Drawing {
  const slot = (number: number) =>
    element('span', { className: ['slots-slot'] }, text(String(number)))
  const row = (of: readonly number[]) =>
    element('span', { className: ['slots-row'] }, ...of.map(slot))
  const named = ([number, name]: readonly [number, string]): AnyNode =>
    element('span', { className: ['slots-named'] }, slot(number), element('code', {}, text(name)))
  return {
    figure: element(
      'figure',
      { className: ['slots'] },
      element('figcaption', {}, text(words('slotsTitle'))),
      element(
        'div',
        { className: ['slots-window'], 'aria-hidden': 'true' },
        element(
          'span',
          { className: ['slots-worn'] },
          element('span', {}, ...WORN.map(named)),
          named(OFFHAND),
        ),
        ...PACK.map(row),
        element('span', { className: ['slots-row', 'slots-hotbar'] }, ...HOTBAR.map(slot)),
      ),
      element(
        'ul',
        { className: ['slots-legend'] },
        ...TEXTS.map((key) => element('li', {}, ...inCode(words(key)))),
      ),
    ),
    words: words('slotsTitle'),
    markdown: [
      paragraph(word(`${words('slotsTitle')}:`)),
      list(...TEXTS.map((key) => item(paragraph(...withCode(words(key)))))),
    ],
  }
}
