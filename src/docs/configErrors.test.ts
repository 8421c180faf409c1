import { describe, expect, it } from 'vitest'
import { siteConfigSchema } from './config'
import { explainConfigIssues } from './configErrors'

const valid = {
  title: 'Docs',
  tagline: '',
  url: 'https://example.org',
  logo: { src: '/logo.svg', alt: 'Docs' },
  themeColor: { light: '#fff', dark: '#000' },
  navbar: { items: [] as unknown[] },
  footer: { copyright: '2026' },
}

/** Lines for a config that differs from the valid one. */
function explain(change: Record<string, unknown>): string[] {
  const input = { ...valid, ...change }
  const { error } = siteConfigSchema.safeParse(input)
  return error ? explainConfigIssues(error, 'site.config.ts', input).split('\n') : []
}

describe('explainConfigIssues', () => {
  it('has nothing to say about the valid config of these tests', () => {
    expect(explain({})).toEqual([])
  })

  it('names all navbar item types when one is unknown', () => {
    expect(explain({ navbar: { items: [{ type: 'search' }, { type: 'serach' }] } })).toEqual([
      'site.config.ts: Field "navbar.items[1].type" is "serach"; allowed: "link", "doc", ' +
        '"docSidebar", "docsVersion", "docsVersionDropdown", "localeDropdown", "dropdown", ' +
        '"menu", "html", "search".',
    ])
  })

  it('names the allowed values of a choice', () => {
    expect(explain({ navbar: { items: [{ type: 'search', position: 'top' }] } })).toEqual([
      'site.config.ts: Field "navbar.items[0].position" is "top"; allowed: "left", "right".',
    ])
  })

  it('says what is missing', () => {
    expect(explain({ navbar: { items: [{ type: 'doc' }] } })).toEqual([
      'site.config.ts: Field "navbar.items[0].docId" is missing; it must be text.',
    ])
  })

  it('quotes the wrong value next to the rule of the schema', () => {
    expect(explain({ baseUrl: 'docs' })).toEqual([
      'site.config.ts: Field "baseUrl" is "docs": must start and end with "/".',
    ])
  })

  it('names each unknown field with the nearest known one', () => {
    expect(explain({ tagLine: 'x', taglin: 'y', title: '' })).toEqual([
      'site.config.ts: Field "title" is "": Too small: expected string to have >=1 characters.',
      'site.config.ts: Unknown field "tagLine". Did you mean "tagline"? Unknown field "taglin". Did you mean "tagline"?',
    ])
  })

  it('names the nearest of the fields that a section has', () => {
    expect(explain({ navbar: { items: [{ type: 'doc', docld: 'a', docId: 'a' }] } })).toEqual([
      'site.config.ts: Unknown field "docld" in "navbar.items[0]". Did you mean "docId"?',
    ])
    expect(explain({ colorMode: { defaultMod: 'dark' } })).toEqual([
      'site.config.ts: Unknown field "defaultMod" in "colorMode". Did you mean "defaultMode"?',
    ])
  })

  it('refuses labels that there are not, of whichever area', () => {
    const locale = { code: 'de', label: 'Deutsch' }
    const labels = { search: 'Suche', finderField: 'Finden', 'category.combat': 'Kampf' }
    const i18n = (words: object) => ({
      i18n: { defaultLocale: 'de', locales: [{ ...locale, labels: words }] },
    })
    expect(explain(i18n(labels))).toEqual([])
    expect(explain(i18n({ ...labels, finderFeild: 'Finden' }))).toEqual([
      'site.config.ts: Unknown field "finderFeild" in "i18n.locales[0].labels". ' +
        'Did you mean "finderFailed" or "finderField"?',
    ])
  })

  it('shortens long values', () => {
    const [line] = explain({ title: { text: 'x'.repeat(200) } })
    expect(line?.length).toBeLessThan(180)
    expect(line).toContain('xxx...')
  })
})
