import { buildRecords } from '../records'
import type { SearchRecord } from '../types'
import { seeded } from '../../text/testing/seeded'
import { sampleDoc } from './sampleDocs'

const SYLLABLES = 'ba co da en fi gra he il jo ka lu mo ne or pla qui ra sto ti un ve wi xo ya zu'

/**
 * Records like those of a large site: words as unevenly frequent as in a language, five
 * sections a page.
 *
 * @param pages number of docs; each gives six records
 */
export function manyRecords(pages: number): SearchRecord[] {
  const random = seeded(7)
  const syllables = SYLLABLES.split(' ')
  const vocabulary = Array.from({ length: 4000 }, () =>
    Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => syllables[Math.floor(random() * syllables.length)],
    ).join(''),
  )
  const words = (count: number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(random() ** 3 * vocabulary.length)])
  return Array.from({ length: pages }, (_, page) => {
    const title = words(2).join('_')
    return buildRecords(
      sampleDoc({
        key: String(page).padStart(6, '0'),
        route: `/pages/${title}-${page}`,
        title,
        description: words(12).join(' '),
        trail: ['Pages'],
        sections: Array.from({ length: 6 }, (_, section) => ({
          id: section === 0 ? null : `section-${section}`,
          level: section === 0 ? 1 : 2,
          title: section === 0 ? title : words(2).join(' '),
          text: words(75).join(' '),
        })),
      }),
      { basePath: '', area: 'Docs' },
    )
  }).flat()
}
