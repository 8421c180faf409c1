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
      'site.config.ts: "navbar.items[1].type" is "serach". Allowed: "link", "doc", ' +
        '"docSidebar", "docsVersion", "docsVersionDropdown", "localeDropdown", "dropdown", ' +
        '"html", "search".',
    ])
  })

  it('names the allowed values of a choice', () => {
    expect(explain({ navbar: { items: [{ type: 'search', position: 'top' }] } })).toEqual([
      'site.config.ts: "navbar.items[0].position" is "top". Allowed: "left", "right".',
    ])
  })

  it('says what is missing', () => {
    expect(explain({ navbar: { items: [{ type: 'doc' }] } })).toEqual([
      'site.config.ts: "navbar.items[0].docId" is missing or wrong. Allowed: a value of the type string.',
    ])
  })

  it('quotes the wrong value next to the rule of the schema', () => {
    expect(explain({ baseUrl: 'docs' })).toEqual([
      'site.config.ts: "baseUrl" is "docs". It must start and end with "/".',
    ])
  })

  it('writes one line for each unknown field and each problem', () => {
    expect(explain({ tagLine: 'x', taglin: 'y', title: '' })).toEqual([
      'site.config.ts: "title" is "". Too small: expected string to have >=1 characters.',
      'site.config.ts: The config has the unknown field "tagLine". Remove or rename it.',
      'site.config.ts: The config has the unknown field "taglin". Remove or rename it.',
    ])
  })

  it('shortens long values', () => {
    const [line] = explain({ title: { text: 'x'.repeat(200) } })
    expect(line?.length).toBeLessThan(180)
    expect(line).toContain('xxx...')
  })

  it('works without the input', () => {
    const { error } = siteConfigSchema.safeParse({ ...valid, title: 3 })
    expect(error && explainConfigIssues(error, 'site.config.ts')).toBe(
      'site.config.ts: "title" is missing or wrong. Allowed: a value of the type string.',
    )
  })
})
