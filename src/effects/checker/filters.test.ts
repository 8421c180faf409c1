import { describe, expect, it } from 'vitest'
import { applyFix } from './edits'
import { check, findingsOf } from './testing/reference'

const withFilters = (filters: string) =>
  `effects:\n  - id: bleed\n    filters:\n      ${filters.split('\n').join('\n      ')}\n    triggers: [kill]\n`
const filtered = (filters: string) => findingsOf(withFilters(filters))

describe('filters', () => {
  it('take their values, turned round too', () => {
    expect(filtered('entities: [zombie]\nnot_blocks: [stone]\nvalue_above: 5 * %level%')).toEqual(
      [],
    )
  })

  it.each([
    ['entitys: [zombie]', 'entities'],
    ['is-boss: true', 'is_boss'],
    ['isBoss: true', 'is_boss'],
    ['not-entities: [zombie]', 'not_entities'],
    ['notEntities: [zombie]', 'not_entities'],
    ['not_entitys: [zombie]', 'not_entities'],
  ])('are ignored when misspelt: %s', (filter, meant) => {
    const text = withFilters(filter)
    const { findings } = check(text)
    expect(findings).toMatchObject([{ line: 4, severity: 'error', code: 'unknown-filter' }])
    expect(applyFix(text, findings[0]?.fix ?? { title: '', edits: [] })).toContain(`${meant}:`)
  })

  it('may come from somewhere else', () => {
    expect(filtered('moon_phase: full')).toEqual(['4:7 warning unknown-filter'])
  })

  it('are no list', () => {
    expect(filtered('- id: is_boss')).toEqual(['4:7 error wrong-type'])
  })

  it('that are old say what to use', () => {
    expect(filtered('only_bosses: true')).toEqual(['4:7 warning deprecated'])
  })

  it('that only ask for their key do not read false', () => {
    expect(filtered('this_item: false')).toEqual(['4:18 warning value-ignored'])
    expect(filtered('not_this_item: true')).toEqual([])
  })

  it('hold conditions', () => {
    expect(filtered('victim_conditions:\n  - id: is_sneeking')).toEqual([
      '5:15 error unknown-condition',
    ])
  })
})
