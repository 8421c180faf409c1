import { describe, expect, it } from 'vitest'
import type { SiteConfigInput } from './config'
import type { DocMeta } from './docMeta'
import { buildSiteData } from './siteData'
import { GERMAN, doc } from './testing/docs'
import { SEVERAL_SETS, indexOf, loadedConfig } from './testing/site'

function siteData(fields: Partial<SiteConfigInput>, docs: DocMeta[] = [doc('home.md')]) {
  const loaded = loadedConfig(fields)
  return buildSiteData(loaded, indexOf(docs, { loaded }), {
    engine: 'embedded',
    searchPagePath: '/search',
  })
}

describe('buildSiteData', () => {
  it('hands on what the config says of the site', () => {
    expect(
      siteData({
        announcementBar: { id: 'a', content: 'New' },
        repositoryUrl: 'https://example.org/code',
      }),
    ).toMatchObject({
      title: 'Docs',
      tagline: 'A tagline',
      siteUrl: 'https://example.org',
      logo: { src: '/logo.svg', alt: 'Docs' },
      announcementBar: { id: 'a', content: 'New', closable: true },
      colorMode: { defaultMode: 'light', disableSwitch: false },
      socialImage: '/img/social.png',
      repositoryUrl: 'https://example.org/code',
      search: { engine: 'embedded', searchPagePath: '/search' },
      footer: { columns: [], note: '', copyright: '2026' },
    })
  })

  it('tells links of the footer that leave the site', () => {
    const hrefs = ['/a', '#b', 'https://example.org', 'mailto:a@example.org']
    const columns = [{ title: 'T', items: hrefs.map((href) => ({ label: href, href })) }]
    const { footer } = siteData({ footer: { columns, copyright: '' } })
    expect(footer.columns[0]?.items.map(({ external }) => external)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('has one version and one locale by default', () => {
    expect(siteData({})).toMatchObject({
      defaultLocale: 'en',
      locales: [{ code: 'en', label: 'English', dir: 'ltr', path: '', home: '/' }],
      versions: [{ name: 'current', label: 'Next', isLast: true, mainDoc: { en: '/' } }],
      sidebars: { 'en/current': [{ type: 'doc', label: 'home', href: '/' }] },
      labels: { en: {} },
    })
  })

  it('has every version and every locale that has docs', () => {
    const data = siteData(SEVERAL_SETS, [doc('home.md'), doc('start.md', '', { source: GERMAN })])
    expect(data.locales.map(({ code, path, home }) => [code, path, home])).toEqual([
      ['en', '', '/'],
      ['de', '/de', '/de/start'],
    ])
    expect(data.versions).toEqual([
      { name: 'current', label: 'Next', isLast: true, mainDoc: { en: '/', de: '/de/start' } },
      { name: '1.0', label: 'One', isLast: false, mainDoc: { en: '/1.0' } },
    ])
    expect(Object.keys(data.sidebars)).toEqual(['en/current', 'en/1.0', 'de/current'])
    expect(data.labels).toMatchObject({ de: { search: 'Suche' } })
  })

  it('resolves the navbar', () => {
    const data = siteData({ navbar: { items: [{ type: 'doc', docId: 'home' }] } })
    expect(data.navbar).toMatchObject([{ type: 'doc', hrefs: { 'en/current': '/' } }])
  })

  it('refuses a navbar that refers to what does not exist', () => {
    expect(() => siteData({ navbar: { items: [{ type: 'doc', docId: 'hoem' }] } })).toThrow(
      "Navbar item 'hoem' refers to the doc id 'hoem', which does not exist. Nearest: 'home'.",
    )
  })
})
