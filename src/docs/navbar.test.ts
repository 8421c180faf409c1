import { describe, expect, it } from 'vitest'
import { navbarItemSchema } from './config'
import { SIDEBAR_ID } from './docsIndex'
import type { DocSetIndex, DocsIndex } from './docsIndex'
import { firstDocHref, resolveNavbar } from './navbar'
import type { SidebarItem } from './sidebar'

function set(
  locale: string,
  version: string,
  basePath: string,
  ids: string[],
  sidebar: SidebarItem[] = ids.map((id) => ({ type: 'doc', label: id, href: `${basePath}/${id}` })),
): DocSetIndex {
  return {
    locale,
    version,
    key: `${locale}/${version}`,
    basePath,
    docs: ids.map((id) => ({
      id,
      route: `${basePath}/${id}`,
      title: id,
      label: `Label of ${id}`,
      description: '',
      source: `${id}.mdx`,
    })),
    sidebars: { [SIDEBAR_ID]: sidebar },
    mainRoute: basePath || '/',
  }
}

const index: DocsIndex = {
  defaultLocale: 'en',
  lastVersion: 'current',
  sets: [
    set('de', 'current', '/de', ['home', 'effects']),
    set('en', 'current', '', ['home', 'effects', 'shops']),
    set('en', '1.0', '/1.0', ['home']),
  ],
}

/** Resolves items as a site owner writes them. */
function resolve(items: unknown[], docs: DocsIndex = index) {
  return resolveNavbar(
    items.map((item) => navbarItemSchema.parse(item)),
    docs,
  )
}

describe('resolveNavbar', () => {
  it('tells links of the site from others', () => {
    expect(
      resolve([
        { label: 'Tags', href: '/tags' },
        { type: 'link', label: 'Code', href: 'https://example.org', position: 'right' },
      ]),
    ).toEqual([
      { type: 'link', label: 'Tags', href: '/tags', external: false, position: 'left' },
      {
        type: 'link',
        label: 'Code',
        href: 'https://example.org',
        external: true,
        position: 'right',
      },
    ])
  })

  it('has one notion of leaving the site with the footer', () => {
    const items = ['//example.org', 'mailto:a@example.org', '#part'].map((href) => ({
      label: href,
      href,
    }))
    expect(resolve(items)).toMatchObject([
      { external: true },
      { external: true },
      { external: false },
    ])
  })

  it('finds a doc in every set that has it, the default set first', () => {
    const [item] = resolve([{ type: 'doc', docId: 'effects' }])
    expect(item).toEqual({
      type: 'doc',
      label: 'Label of effects',
      hrefs: { 'en/current': '/effects', 'de/current': '/de/effects' },
      sidebarId: SIDEBAR_ID,
      position: 'left',
    })
    expect(item && 'hrefs' in item && Object.keys(item.hrefs)[0]).toBe('en/current')
  })

  it('keeps the label of the config', () => {
    expect(resolve([{ type: 'doc', docId: 'home', label: 'Start' }])[0]).toMatchObject({
      label: 'Start',
    })
  })

  it('links the first document of a sidebar', () => {
    expect(
      resolve([{ type: 'docSidebar', sidebarId: SIDEBAR_ID, label: 'Docs' }])[0],
    ).toMatchObject({
      type: 'docSidebar',
      hrefs: { 'en/current': '/home', 'de/current': '/de/home', 'en/1.0': '/1.0/home' },
    })
  })

  it('links the main doc of one version, or of every version', () => {
    expect(resolve([{ type: 'docsVersion', version: '1.0' }])[0]).toMatchObject({
      label: '',
      hrefs: { 'en/1.0': '/1.0' },
    })
    expect(resolve([{ type: 'docsVersion', label: 'Docs' }])[0]).toMatchObject({
      label: 'Docs',
      hrefs: { 'en/current': '/', 'de/current': '/de', 'en/1.0': '/1.0' },
    })
  })

  it('resolves what is in dropdowns', () => {
    expect(
      resolve([
        {
          type: 'dropdown',
          label: 'More',
          position: 'right',
          items: [
            { type: 'doc', docId: 'home' },
            { type: 'html', value: '<hr>' },
          ],
        },
        {
          type: 'docsVersionDropdown',
          dropdownItemsAfter: [{ label: 'Old', href: 'https://example.org' }],
        },
      ]),
    ).toMatchObject([
      {
        type: 'dropdown',
        position: 'right',
        items: [{ type: 'doc', hrefs: { 'en/current': '/home' } }, { type: 'html' }],
      },
      { type: 'docsVersionDropdown', before: [], after: [{ label: 'Old', external: true }] },
    ])
  })

  it('fills menus: docs with what is said of them, and the pages of a group of the sidebar', () => {
    const category = { type: 'category', collapsed: true, collapsible: true } as const
    const items: SidebarItem[] = []
    const sidebar = (base: string): SidebarItem[] => [
      { type: 'doc', label: 'Home', href: `${base}/home` },
      {
        ...category,
        items,
        label: 'Crates',
        href: `${base}/crates`,
        icon: '/c.svg',
        group: 'Plugins',
      },
      { ...category, items, label: 'Pets', href: `${base}/pets` },
      { ...category, items, label: 'Old', href: `${base}/old`, group: 'More' },
    ]
    const docs: DocsIndex = {
      ...index,
      sets: [
        set('en', 'current', '', ['home', 'effects'], sidebar('')),
        set('de', 'current', '/de', ['home'], sidebar('/de')),
      ],
    }
    const item = navbarItemSchema.parse({
      type: 'menu',
      label: 'All',
      docId: 'home',
      items: [{ docId: 'effects', text: 'What happens', icon: '/e.svg', count: 'effect' }],
      sidebarGroup: 'Plugins',
    })
    expect(resolveNavbar([item], docs, new Map([['effect', 12]]))).toEqual([
      {
        type: 'menu',
        label: 'All',
        position: 'left',
        hrefs: { 'en/current': '/home', 'de/current': '/de/home' },
        items: [
          {
            label: 'Label of effects',
            hrefs: { 'en/current': '/effects' },
            text: 'What happens',
            icon: '/e.svg',
            count: 12,
          },
          {
            label: 'Crates',
            hrefs: { 'en/current': '/crates', 'de/current': '/de/crates' },
            icon: '/c.svg',
          },
          { label: 'Pets', hrefs: { 'en/current': '/pets', 'de/current': '/de/pets' } },
        ],
      },
    ])
  })

  it('refuses a menu of a group that the sidebar does not have', () => {
    expect(() =>
      resolve([{ type: 'menu', label: 'All', docId: 'home', sidebarGroup: 'Plugins' }]),
    ).toThrow("Navbar item 'All' refers to the sidebar group 'Plugins', which does not exist.")
  })

  it('passes the other types on', () => {
    expect(
      resolve([
        { type: 'localeDropdown' },
        { type: 'search', position: 'right' },
        { type: 'html', value: '<b>x</b>' },
      ]),
    ).toEqual([
      { type: 'localeDropdown', position: 'left' },
      { type: 'search', position: 'right' },
      { type: 'html', value: '<b>x</b>', position: 'left' },
    ])
  })

  it('resolves what the search offers before anything is typed', () => {
    const popular = [{ docId: 'effects', label: 'Pets', text: 'Companions' }]
    expect(resolve([{ type: 'search', popular }])).toMatchObject([
      { type: 'search', popular: [{ label: 'Pets', text: 'Companions' }] },
    ])
    expect(() => resolve([{ type: 'search', popular: [{ docId: 'efects' }] }])).toThrow(
      "refers to the doc id 'efects', which does not exist. Nearest: 'effects'.",
    )
  })

  it('refuses an unknown doc id and names the nearest', () => {
    expect(() => resolve([{ type: 'doc', docId: 'efects', label: 'X' }])).toThrow(
      "Navbar item 'X' refers to the doc id 'efects', which does not exist. Nearest: 'effects'.",
    )
  })

  it('refuses a doc that only another set has', () => {
    const docs = { ...index, sets: [...index.sets, set('en', '0.9', '/0.9', ['gone'])] }
    expect(() => resolve([{ type: 'doc', docId: 'gone' }], docs)).toThrow(
      "Navbar item 'gone' refers to the doc id 'gone', which does not exist.",
    )
  })

  it('refuses an unknown sidebar id and names the allowed ones', () => {
    expect(() => resolve([{ type: 'docSidebar', sidebarId: 'api', label: 'Docs' }])).toThrow(
      "Navbar item 'Docs' refers to the sidebar id 'api', which does not exist." +
        " Allowed: 'tutorialSidebar'.",
    )
  })

  it('refuses a sidebar without a document', () => {
    const empty: SidebarItem[] = [{ type: 'link', label: 'Elsewhere', href: 'https://example.org' }]
    const docs = { ...index, sets: [set('en', 'current', '', ['home'], empty)] }
    expect(() =>
      resolve([{ type: 'docSidebar', sidebarId: SIDEBAR_ID, label: 'Docs' }], docs),
    ).toThrow("'tutorialSidebar', but there is no document for the sidebar.")
  })

  it('refuses an unknown version and names the allowed ones', () => {
    expect(() => resolve([{ type: 'docsVersion', version: '2.0' }])).toThrow(
      "Navbar item '2.0' refers to the version '2.0', which does not exist." +
        " Allowed: 'current', '1.0'.",
    )
  })

  it('lists all problems at once, those in dropdowns too', () => {
    expect(() =>
      resolve([
        { type: 'docsVersion', version: '2.0' },
        { type: 'dropdown', label: 'More', items: [{ type: 'doc', docId: 'x' }] },
      ]),
    ).toThrow(/version '2\.0'.*\n.*doc id 'x'/)
  })
})

describe('firstDocHref', () => {
  it('goes into categories, takes their own page first and skips links', () => {
    const category = { type: 'category', label: 'C', collapsed: true, collapsible: true } as const
    const doc: SidebarItem = { type: 'doc', label: 'D', href: '/d' }
    const link: SidebarItem = { type: 'link', label: 'L', href: '/l' }
    expect(firstDocHref([link, { ...category, items: [link, doc] }])).toBe('/d')
    expect(firstDocHref([{ ...category, href: '/c', items: [doc] }])).toBe('/c')
    expect(firstDocHref([{ ...category, items: [] }, doc])).toBe('/d')
    expect(firstDocHref([link])).toBeUndefined()
  })
})
