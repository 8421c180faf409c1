import { describe, expect, it } from 'vitest'
import { packSidebar, unpackSidebar } from './packedSidebar'
import type { SidebarItem } from './sidebar'

const doc = (label: string, href: string): SidebarItem => ({ type: 'doc', label, href })

const TREE: SidebarItem[] = [
  doc('Home', '/'),
  doc('Plugins', '/plugins'),
  { type: 'link', label: 'Out', href: 'https://example.org' },
  { type: 'html', value: '<hr>' },
  {
    type: 'category',
    label: 'Effects',
    href: '/effects',
    collapsed: true,
    collapsible: true,
    items: [
      doc('kill', '/effects/kill'),
      doc('How it runs', '/effects/data-flow'),
      doc('deep', '/effects/a/deep'),
      doc('elsewhere', '/other/elsewhere'),
      doc('effects', '/effects'),
      { type: 'doc', label: 'first', href: '/effects/first', group: 'Tools' },
      { type: 'doc', label: 'gone', href: '/effects/gone', badge: 'removed' },
      {
        type: 'category',
        label: 'No page',
        collapsed: false,
        collapsible: true,
        items: [doc('one', '/x/one'), doc('two', '/x/two')],
      },
    ],
  },
]

describe('packSidebar', () => {
  it('loses nothing', () => {
    expect(unpackSidebar(packSidebar(TREE))).toEqual(TREE)
  })

  it('says an entry by its id', () => {
    const items = [doc('kill', '/effects/kill'), doc('How it runs', '/effects/data-flow')]
    expect(packSidebar(items, '/effects')).toEqual(['kill', ['How it runs', 'data-flow']])
  })

  it('takes the folder of the docs where a category has no page', () => {
    const [, , , , effects] = packSidebar(TREE)
    expect(effects).toMatchObject({ items: { 7: { base: '/x', items: ['one', 'two'] } } })
  })
})
