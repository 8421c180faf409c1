import type { NavbarItem } from '../../docs/navbar'
import type { SiteData } from '../../docs/siteData'

const sidebarId = 'tutorialSidebar'

/** One item of every type. */
const navbar: NavbarItem[] = [
  {
    type: 'docSidebar',
    label: 'Docs',
    sidebarId,
    hrefs: { 'en/current': '/', 'de/current': '/de', 'en/1.0': '/1.0' },
    position: 'left',
  },
  { type: 'docsVersion', label: '', sidebarId, hrefs: { 'en/1.0': '/1.0' }, position: 'left' },
  {
    type: 'dropdown',
    label: 'More',
    items: [
      { type: 'doc', label: 'Effects', sidebarId, hrefs: { 'en/current': '/effects' } },
      { type: 'html', value: '<b>HTML in a dropdown</b>' },
    ],
    position: 'left',
  },
  {
    type: 'menu',
    label: 'Tools',
    hrefs: { 'en/current': '/effects' },
    items: [{ label: 'Finder', hrefs: { 'en/current': '/effects/finder' }, text: 'Everything' }],
    position: 'left',
  },
  { type: 'link', label: 'Chat', href: 'https://example.org', external: true, position: 'left' },
  { type: 'html', value: '<img src="/img/badge.svg" alt="Badge">', position: 'left' },
  {
    type: 'docsVersionDropdown',
    before: [],
    after: [{ type: 'link', label: 'All versions', href: '/versions', external: false }],
    position: 'right',
  },
  { type: 'localeDropdown', position: 'right' },
  { type: 'search', position: 'right' },
]

/** A site with two versions and two languages, for tests. */
export const testSiteData: SiteData = {
  title: 'Test docs',
  tagline: '',
  siteUrl: 'https://example.org',
  logo: { src: '/img/logo.svg', alt: 'Test docs' },
  navbar,
  footer: {
    columns: [
      {
        title: 'Community',
        items: [
          { label: 'Tags', href: '/tags', external: false },
          { label: 'Code', href: 'https://example.org/code', external: true },
        ],
      },
    ],
    note: 'A note.',
    copyright: '© 2026',
  },
  announcementBar: { id: 'first', content: '<a href="/effects">News</a>', closable: true },
  colorMode: { defaultMode: 'light', disableSwitch: false },
  defaultLocale: 'en',
  locales: [
    { code: 'en', label: 'English', dir: 'ltr', path: '', home: '/' },
    { code: 'de', label: 'Deutsch', dir: 'ltr', path: '/de', home: '/de' },
  ],
  versions: [
    { name: 'current', label: 'Next', isLast: true, mainDoc: { en: '/', de: '/de' } },
    { name: '1.0', label: 'Version 1', isLast: false, mainDoc: { en: '/1.0' } },
  ],
  sidebars: {},
  search: { engine: 'embedded', searchPagePath: '/search' },
  labels: {},
  themeColor: { light: '#ffffff', dark: '#000000' },
  socialImage: '/img/social.png',
}
