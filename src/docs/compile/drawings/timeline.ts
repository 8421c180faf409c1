/** A timeline as HTML: a list whose items have a bar beside them, on one scale. */
import { item, list, paragraph, strong, text as word, withCode } from '../../markdown/nodes'
import type { TimelineFields } from '../../parts/timelineSchema'
import type { PageWords } from '../../labels/page'
import { element, inCode, text } from '../makeNode'
import type { Drawing } from '../nodes'
import { fillLabel } from '../../../text/fillLabel'

/** Ticks of a second. */
const SECOND = 20

/**
 * @param fields what happens when
 * @param words words of the doc's locale
 * @returns the picture; the list says all that the bars show
 */
export function timelineDrawing({ title, step, rows }: TimelineFields, words: PageWords): Drawing {
  const last = Math.max(1, ...rows.map(({ at }) => span(at)[1]))
  const marks = Math.ceil(last / step)
  const end = marks * step
  const share = (ticks: number) => `${round((ticks / end) * 100)}%`
  const scale = Array.from({ length: marks + 1 }, (_one, index) =>
    element(
      'span',
      { style: `inset-inline-start:${share(index * step)}` },
      text(String(index * step)),
    ),
  )
  const items = rows.map(({ at, label, note, waits, kind }) => {
    const [from, to] = span(at)
    const isMoment = from === to
    const style = isMoment
      ? `inset-inline-start:${share(from)}`
      : `inset-inline-start:${share(from)};inline-size:${share(to - from)}`
    return element(
      'li',
      { className: ['timeline-row'], 'data-kind': kind },
      element(
        'span',
        { className: ['timeline-what'] },
        element('b', {}, text(label)),
        text(' '),
        element('small', {}, text(timeOf(at, words))),
        ...(note === undefined ? [] : [element('span', {}, ...inCode(note))]),
      ),
      element(
        'span',
        { className: ['timeline-track'], 'aria-hidden': 'true' },
        element('i', { style, 'data-moment': isMoment || undefined, 'data-waits': waits }),
      ),
    )
  })
  return {
    figure: element(
      'figure',
      { className: ['timeline'], style: `--step:${round(100 / marks)}%` },
      element('figcaption', {}, text(title)),
      element(
        'div',
        { className: ['timeline-scale'], 'aria-hidden': 'true' },
        element('span', {}, text(words('timelineScale'))),
        element('span', { className: ['timeline-marks'] }, ...scale),
      ),
      element('ol', { className: ['timeline-rows'], 'aria-label': title }, ...items),
    ),
    words: [title, ...rows.flatMap(({ label, note = '' }) => [label, note])].join(' '),
    markdown: [
      paragraph(word(`${title}:`)),
      list(
        ...rows.map(({ at, label, note }) =>
          item(
            paragraph(
              strong(word(timeOf(at, words))),
              word(`: ${label}${note === undefined ? '' : '. '}`),
              ...withCode(note ?? ''),
            ),
          ),
        ),
      ),
    ],
  }
}

type At = TimelineFields['rows'][number]['at']

const span = (at: At): [from: number, to: number] => (Array.isArray(at) ? at : [at, at])

const round = (value: number) => Math.round(value * 100) / 100

function timeOf(at: At, words: PageWords): string {
  const [from, to] = span(at)
  return fillLabel(words(from === to ? 'timelineMoment' : 'timelineSpan'), {
    from,
    to,
    begin: round(from / SECOND),
    end: round(to / SECOND),
  })
}
