import { describe, expect, it } from 'vitest'
import { testDoc } from '../../site/testing/renderPage'
import { versionHref } from './versionHref'

const old = { name: '1.0', label: '1.0', isLast: false, mainDoc: { en: '/1.0' } }
const page = { route: '/a', set: { locale: 'en', version: 'current' }, doc: testDoc }

describe('versionHref', () => {
  it('stays on the doc in its own version', () => {
    expect(versionHref({ ...old, name: 'current' }, page, 'en')).toBe('/a')
  })

  it('leads to the same doc, else to the main doc', () => {
    const alternates = { versions: { '1.0': '/1.0/a' }, locales: {} }
    expect(versionHref(old, { ...page, alternates }, 'en')).toBe('/1.0/a')
    expect(versionHref(old, page, 'en')).toBe('/1.0')
  })

  it('falls back to the default locale', () => {
    expect(versionHref(old, { ...page, set: { locale: 'de', version: 'current' } }, 'en')).toBe(
      '/1.0',
    )
  })
})
