import { expect, it } from 'vitest'
import type { NavbarItem } from '../../docs/navbar'
import type { SidebarItem } from '../../docs/sidebar'
import { startGroups } from './startGroups'

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
  expect(startGroups(NAVBAR, SIDEBAR, 'en/current', 'Pages')).toEqual([
    {
      title: 'Tools',
      links: [{ label: 'Finder', href: '/finder', text: 'Every entry', icon: '/img/finder.svg' }],
    },
  ])
})

it('offers the top of the sidebar where no menu explains anything', () => {
  expect(startGroups([], SIDEBAR, 'en/current', 'Pages')).toEqual([
    { title: 'Pages', links: [{ label: 'Home', href: '/' }] },
  ])
  expect(startGroups([], [], 'en/current', 'Pages')).toEqual([])
})
