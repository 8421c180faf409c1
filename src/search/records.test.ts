import { describe, expect, it } from 'vitest'
import { buildRecords, idSpellings } from './records'
import { SAMPLE_DOCS, sampleDoc } from './testing/sampleDocs'

const context = { basePath: '/docs', area: 'Docs' }
const [guide, money] = SAMPLE_DOCS as [(typeof SAMPLE_DOCS)[0], (typeof SAMPLE_DOCS)[0]]

describe('buildRecords', () => {
  it('makes one record of the page and one of each heading section', () => {
    const records = buildRecords(guide, context)
    expect(records.map(({ objectID, type, url }) => [objectID, type, url])).toEqual([
      ['guide0-0', 'lvl1', 'https://wiki.example.org/docs/effects/configuring-an-effect'],
      ['guide0-1', 'lvl2', 'https://wiki.example.org/docs/effects/configuring-an-effect#chains'],
      ['guide0-2', 'lvl3', 'https://wiki.example.org/docs/effects/configuring-an-effect#order'],
      ['guide0-3', 'lvl2', 'https://wiki.example.org/docs/effects/configuring-an-effect#repeat'],
    ])
  })

  it('keeps the headings above and drops those of sections that are over', () => {
    const [, , order, repeat] = buildRecords(guide, context)
    expect(order?.hierarchy).toMatchObject({ lvl0: 'Effects', lvl2: 'Chains', lvl3: 'Order' })
    expect(repeat?.hierarchy).toMatchObject({ lvl2: 'Repeat', lvl3: null })
  })

  it('gives the page of an entry its facts, without saying anything twice', () => {
    const [page] = buildRecords(money, context)
    expect(page?.content).toBe('Gives money to the player.')
    expect(page).toMatchObject({
      kind: 'effect',
      entryId: 'give_money',
      aliases: ['give-money', 'give money', 'givemoney'],
      requires: ['Vault'],
      categories: ['Economy'],
      arguments: ['amount', 'sum'],
      language: 'en',
      version_tag: 'docs-default-current',
    })
  })

  it('makes a record of each row that names something, one level below its section', () => {
    const [, row, example] = buildRecords(money, context)
    expect(row).toMatchObject({
      objectID: 'money0-1',
      type: 'lvl2',
      hierarchy: { lvl1: 'give_money', lvl2: 'amount', lvl3: null },
      url: 'https://wiki.example.org/docs/effects/all-effects/give_money#arg-amount',
      anchor: 'arg-amount',
      row: 'argument',
      aliases: ['sum'],
    })
    expect(example).toMatchObject({ objectID: 'money0-2', hierarchy: { lvl2: 'Example' } })
    expect(example?.row).toBeUndefined()
  })

  it('reads a level-1 heading that repeats the title as the start of the page', () => {
    const records = buildRecords(
      sampleDoc({
        route: '/a',
        title: 'A',
        sections: [
          { id: null, level: 1, title: 'A', text: '' },
          { id: 'a', level: 1, title: 'A', text: 'Intro.' },
          { id: 'b', level: 1, title: 'B', text: 'More.' },
        ],
      }),
      context,
    )
    expect(records.map(({ type, content }) => [type, content])).toEqual([
      ['lvl1', 'Intro.'],
      ['lvl2', 'More.'],
    ])
  })

  it('uses the area where no category holds the page', () => {
    const [page] = buildRecords(sampleDoc({ route: '/', title: 'Home' }), context)
    expect(page?.hierarchy.lvl0).toBe('Docs')
  })

  it('has none for an unlisted doc', () => {
    expect(buildRecords({ ...guide, unlisted: true }, context)).toEqual([])
  })

  it('changes the digest of just the record that changed', () => {
    const before = buildRecords(guide, context)
    const sections = guide.sections.map((section) =>
      section.id === 'order' ? { ...section, text: 'Changed.' } : section,
    )
    const after = buildRecords({ ...guide, sections }, context)
    const changed = after.filter(
      (record, index) => record.internal.contentDigest !== before[index]?.internal.contentDigest,
    )
    expect(changed.map((record) => record.objectID)).toEqual(['guide0-2'])
  })
})

describe('idSpellings', () => {
  it('has every way to write an id but the id itself', () => {
    expect(idSpellings('send-title')).toEqual(['send_title', 'send title', 'sendtitle'])
    expect(idSpellings('damage')).toEqual([])
  })
})
