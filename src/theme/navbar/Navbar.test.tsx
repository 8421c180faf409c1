import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageInfo } from '../../site/contexts/page'
import { Navbar } from './Navbar'
import { navbarComponent } from './registry'
import { linkTag, renderPage, testDoc } from '../../site/testing/renderPage'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))
beforeEach(() => {
  vi.stubGlobal('__BASE_PATH__', '/base')
})

function render(page?: Partial<PageInfo>): string {
  return renderPage(<Navbar search={<i>SEARCH</i>} secondary={null} />, page)
}

const effects: Partial<PageInfo> = {
  route: '/effects',
  doc: testDoc,
  alternates: { versions: { '1.0': '/1.0/effects' }, locales: { de: '/de/effects' } },
}

describe('Navbar', () => {
  it('links logo and name to the home of the locale, under the path prefix', () => {
    expect(linkTag(render(), 'Test docs')).toContain('href="/base/"')
    const german = render({ set: { locale: 'de', version: 'current' } })
    expect(linkTag(german, 'Test docs')).toContain('href="/base/de"')
    expect(german).toMatch(/<img src="\/base\/img\/logo.svg" alt="" width="30" height="30"/)
  })

  it('puts the search where its item stands, once', () => {
    expect(render().split('SEARCH')).toHaveLength(2)
    expect(render()).toContain('<li data-type="search"><i>SEARCH</i></li>')
  })

  it('prefixes site paths in html items', () => {
    expect(render()).toContain('<img src="/base/img/badge.svg" alt="Badge">')
    expect(render()).toContain('<b>HTML in a dropdown</b>')
  })

  it('marks links to other sites and opens them in the same tab', () => {
    expect(linkTag(render(), 'Chat')).not.toContain('target=')
    expect(render()).toMatch(/Chat<\/span><svg[^>]* width="13.5" height="13.5"/)
  })

  it('marks the one item whose target is the page or the nearest above it', () => {
    const html = render(effects)
    expect(html).toMatch(/aria-current="true"[^>]*>More<\/button>/)
    expect(linkTag(html, 'Effects')).toContain('aria-current="page"')
    expect(linkTag(html, 'Docs')).not.toContain('aria-current')
    expect(linkTag(html, 'Version 1')).not.toContain('aria-current')
  })

  it('marks the docs where no other item is nearer', () => {
    const html = renderPage(<Navbar search={null} secondary={<i />} />, {
      ...effects,
      route: '/crates',
    })
    expect(linkTag(html, 'Docs')).toContain('aria-current="true"')
    expect(html).not.toMatch(/aria-current[^>]*>More<\/button>/)
  })

  it('gives menus a link to their page, which works without scripts, and loads the rest', () => {
    const html = render()
    expect(linkTag(html, 'Tools')).toContain('href="/base/effects"')
    expect(html).not.toContain('Finder')
  })

  it('highlights nothing outside of the docs', () => {
    expect(linkTag(render(), 'Docs')).not.toContain('aria-current')
  })

  it('leads into the doc set that the reader is in, else to the default one', () => {
    const old = render({ ...effects, route: '/1.0', set: { locale: 'en', version: '1.0' } })
    expect(linkTag(old, 'Docs')).toContain('href="/base/1.0"')
    expect(linkTag(old, 'Effects')).toContain('href="/base/effects"')
  })

  it('shows the label of the version that an unlabelled item leads to', () => {
    expect(render()).toMatch(/href="\/base\/1.0"><span[^>]*>Version 1</)
  })

  it('lists the versions: same doc, else main doc', () => {
    expect(render()).toContain('Versions: </span>Next</button>')
    expect(render(effects)).toMatch(/href="\/base\/1.0\/effects"><span[^>]*>Version 1</)
    expect(linkTag(render(effects), 'Next')).toMatch(/href="\/base\/effects" aria-current="true"/)
    expect(linkTag(render(), 'All versions')).toContain('href="/base/versions"')
  })

  it('lists the languages: same path, else the home of the language', () => {
    expect(render()).toContain('Languages: </span>English</button>')
    expect(linkTag(render(effects), 'Deutsch')).toContain('href="/base/de/effects"')
    expect(linkTag(render(), 'Deutsch')).toContain('href="/base/de"')
    expect(linkTag(render(), 'Deutsch')).toContain('lang="de"')
    expect(linkTag(render(), 'English')).toContain('aria-current="true"')
  })

  it('closes dropdowns and the drawer at first', () => {
    const html = render()
    expect(html).not.toContain('<dialog')
    expect(html).not.toContain('aria-expanded="true"')
    expect(html).toContain('aria-label="Open navigation menu"')
  })
})

describe('navbarComponent', () => {
  it.each(['unknown', 'toString'])('refuses the type %s', (type) => {
    expect(() => navbarComponent(type)).toThrow(`No NavbarItem component for type '${type}'.`)
  })
})
