import { describe, expect, it } from 'vitest'
import { cutLists, packSidebar, unpackSidebar, withLists } from './packedSidebar'
import type { SidebarItem } from './sidebar'
import { findTrail, flattenDocs, neighbours } from './sidebarNav'

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
    expect(unpackSidebar(packSidebar(TREE).items)).toEqual(TREE)
    expect(packSidebar(TREE).lists).toEqual([])
  })

  it('says an entry by its id', () => {
    const [, , , , effects] = packSidebar(TREE).items
    expect(effects).toMatchObject({ items: { 0: 'kill', 1: ['How it runs', 'data-flow'] } })
  })

  it('takes the folder of the docs where a category has no page', () => {
    const [, , , , effects] = packSidebar(TREE).items
    expect(effects).toMatchObject({ items: { 7: { base: '/x', items: ['one', 'two'] } } })
  })
})

const ids = (name: string) =>
  Array.from({ length: 300 }, (_, place) => doc(`${name}${place}`, `/all-${name}s/${name}${place}`))

const branch = (label: string, href: string, items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  href,
  collapsed: true,
  collapsible: true,
  items,
})

const LONG: SidebarItem[] = [
  branch('Entries', '/entries', [
    branch('Effects', '/all-effects', ids('effect')),
    branch('Filters', '/all-filters', [
      ...ids('filter'),
      branch('Deep', '/deep', [doc('one', '/deep/one')]),
    ]),
  ]),
  doc('After', '/after'),
]

describe('packSidebar of long lists', () => {
  const { items, lists, around } = packSidebar(LONG)
  const cut = unpackSidebar(items)
  const place = (route: string) => withLists(cut, around.get(route) ?? [])
  const routes = flattenDocs(LONG).map(({ href }) => href)

  it('has their beginnings alone', () => {
    expect(flattenDocs(cut).length).toBeLessThan(40)
    expect(around.has('/entries')).toBe(false)
    expect(around.has('/all-effects')).toBe(false)
  })

  it('names the whole lists', () => {
    expect(cutLists(cut)).toEqual([0, 1])
    expect(
      flattenDocs(withLists(cut, lists))
        .map(({ href }) => href)
        .sort(),
    ).toEqual([...routes].sort())
  })

  it('has a trail for every page, and the pages before and after it', () => {
    for (const route of routes) {
      const labels = (tree: SidebarItem[]) => findTrail(tree, route).map(({ label }) => label)
      expect(labels(place(route)), route).toEqual(labels(LONG))
      const beside = (tree: SidebarItem[]) => neighbours(flattenDocs(tree), route)
      expect(beside(place(route)), route).toEqual(beside(LONG))
    }
  })
})
