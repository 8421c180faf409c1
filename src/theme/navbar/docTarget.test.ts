import { describe, expect, it } from 'vitest'
import { docTarget } from './docTarget'

const hrefs = {
  'en/current': '/a',
  'de/current': '/de/a',
  'en/1.0': '/1.0/a',
} as const

describe('docTarget', () => {
  it.each([
    ['the wanted set', 'en', '1.0', 'en/1.0'],
    ['another version in the same language', 'de', '1.0', 'de/current'],
    ['another language of the same version', 'fr', '1.0', 'en/1.0'],
    ['the default set', 'fr', '2.0', 'en/current'],
  ])('takes %s', (_, locale, version, key) => {
    expect(docTarget(hrefs, { locale, version })?.key).toBe(key)
  })

  it('finds nothing where there is nothing', () => {
    expect(docTarget({}, { locale: 'en', version: 'current' })).toBeUndefined()
  })
})
