import { expect, it } from 'vitest'
import type { SidebarItem } from '../../docs/sidebar'
import { byArea } from './docAreas'

const category = (label: string, href: string): SidebarItem => ({
  type: 'category',
  label,
  href,
  icon: `/img${href}.svg`,
  collapsed: true,
  collapsible: true,
  items: [],
})
const SIDEBAR = [category('EcoPets', '/ecopets'), category('EcoJobs', '/ecojobs')]

it('says which category holds a doc, and follows the order of the sidebar', () => {
  const docs = ['/ecojobs/api', '/ecopets/api', '/about'].map((href) => ({ href }))
  expect(byArea(docs, SIDEBAR)).toEqual([
    { href: '/about' },
    { href: '/ecopets/api', area: { label: 'EcoPets', icon: '/img/ecopets.svg' } },
    { href: '/ecojobs/api', area: { label: 'EcoJobs', icon: '/img/ecojobs.svg' } },
  ])
})

it('takes no category whose name only begins alike', () => {
  expect(byArea([{ href: '/ecopetshop' }], SIDEBAR)).toEqual([{ href: '/ecopetshop' }])
})
