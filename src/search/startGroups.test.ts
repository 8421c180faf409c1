import { expect, it } from 'vitest'
import type { NavbarItem } from '../docs/navbar'
import type { SidebarItem } from '../docs/sidebar'
import { startGroups } from './startGroups'

const TITLES = { popular: 'Often asked', pages: 'Pages' }

const hrefs = (href: string) => ({ 'en/current': href })
const NAVBAR: NavbarItem[] = [
  { type: 'search', position: 'right' },
  {
    type: 'menu',
    label: 'Tools',
    position: 'left',
    hrefs: hrefs('/finder'),
    items: [
      { label: 'Finder', hrefs: hrefs('/finder'), text: 'Every entry', icon: '/img/finder.svg' },
      { label: 'German only', hrefs: { 'de/current': '/de/nur' }, text: 'Nur hier' },
    ],
  },
  {
    type: 'menu',
    label: 'Plugins',
    position: 'left',
    hrefs: hrefs('/'),
    items: [{ label: 'EcoPets', hrefs: hrefs('/ecopets') }],
  },
]
const SIDEBAR: SidebarItem[] = [{ type: 'doc', label: 'Home', href: '/' }]

it('offers what the menus of the navbar explain', () => {
  expect(startGroups(NAVBAR, SIDEBAR, 'en/current', TITLES)).toEqual([
    {
      title: 'Tools',
      links: [{ label: 'Finder', href: '/finder', text: 'Every entry', icon: '/img/finder.svg' }],
    },
  ])
})

it('offers the top of the sidebar where no menu explains anything', () => {
  expect(startGroups([], SIDEBAR, 'en/current', TITLES)).toEqual([
    { title: 'Pages', links: [{ label: 'Home', href: '/' }] },
  ])
  expect(startGroups([], [], 'en/current', TITLES)).toEqual([])
})

it('begins with what readers ask for most', () => {
  const popular = [{ label: 'Lookups', hrefs: hrefs('/lookups'), text: 'Name any item' }]
  const navbar: NavbarItem[] = [{ type: 'search', popular, position: 'right' }, ...NAVBAR]
  const groups = startGroups(navbar, SIDEBAR, 'en/current', TITLES)
  expect(groups.map(({ title }) => title)).toEqual(['Often asked', 'Tools'])
  expect(groups[0]?.links[0]).toMatchObject({ label: 'Lookups', href: '/lookups' })
})
