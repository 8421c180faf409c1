import { describe, expect, it } from 'vitest'
import { createEngine } from './engine'
import { packRecords } from './indexFile'
import { buildRecords } from './records'
import { joinIndex, splitIndex } from './splitIndex'
import { previewOf } from './preview'
import { SAMPLE_DOCS, sampleDoc } from './testing/sampleDocs'

const row = (title: string, kind: 'argument' | 'key' | 'row' = 'argument') => {
  return { id: title, kind, title, aliases: [], text: 'optional' }
}
const spark = sampleDoc({
  route: '/effects/all-effects/spark',
  title: 'spark',
  trail: ['Effects', 'All effects'],
  sections: [
    {
      id: null,
      level: 1,
      title: 'spark',
      text: 'Lets sparks fly. They are seen by all.',
      rows: [row('amount'), row('speed'), row('any', 'row')],
    },
    {
      id: 'example',
      level: 2,
      title: 'Example',
      text: 'A sword that glows.',
      code: '/give @s stick\feffects:\n  - id: spark\n    args:\n      amount: 3\f- id: other\n  args: 1',
    },
    { id: 'note', level: 2, title: 'Good to know', text: 'Sparks are no light.' },
  ],
})
const records = [spark, ...SAMPLE_DOCS].flatMap((doc) =>
  buildRecords(doc, { basePath: '/docs', area: 'Docs' }),
)
const page = 'https://wiki.example.org/docs/effects/all-effects/spark'

/** As the browser has them, from the two files. */
function built() {
  return createEngine(joinIndex(splitIndex(packRecords(records), 'stamp'))).records
}

describe('a page in short', () => {
  it('has the lead, the names of the tables and the first config with its lines', () => {
    expect(previewOf(built(), { page, anchor: null })).toEqual({
      title: 'spark',
      trail: ['Effects', 'All effects'],
      lead: 'Lets sparks fly. They are seen by all.',
      names: [{ kind: 'argument', names: ['amount', 'speed'], more: 0 }],
      example: 'effects:\n  - id: spark\n    args:\n      amount: 3',
    })
  })

  it('has the part that was found', () => {
    expect(previewOf(built(), { page, anchor: 'note' })).toMatchObject({
      part: { title: 'Good to know', text: 'Sparks are no light.' },
      names: [],
    })
  })

  it('does not hold more than there is room for', () => {
    const long = sampleDoc({
      route: '/long',
      title: 'Long',
      sections: [
        {
          id: null,
          level: 1,
          title: 'Long',
          text: `First. ${'Much is said here. '.repeat(40)}`,
          code: Array.from({ length: 40 }, (_, line) => `key-${line}: 1`).join('\n'),
          rows: Array.from({ length: 14 }, (_, at) => row(`key-${at}`, 'key')),
        },
      ],
    })
    const own = buildRecords(long, { basePath: '', area: 'Docs' })
    const preview = previewOf(own, { page: 'https://wiki.example.org/long', anchor: null })
    expect(preview?.lead.length).toBeLessThanOrEqual(280)
    expect(preview?.lead).toMatch(/here\.$/)
    expect(preview?.names).toMatchObject([{ kind: 'key', more: 6 }])
    expect(preview?.example?.split('\n')).toHaveLength(16)
    expect(preview?.isCut).toBe(true)
  })

  it('is not there for a page that the index does not have', () => {
    expect(previewOf(built(), { page: `${page}s`, anchor: null })).toBeNull()
  })
})
