import { describe, expect, it } from 'vitest'
import type { SidebarItem } from './sidebar'
import { findTrail, flattenDocs, neighbours } from './sidebarNav'

const doc = (href: string): SidebarItem => ({ type: 'doc', label: `Doc ${href}`, href })
const category = (label: string, items: SidebarItem[], href?: string): SidebarItem => ({
  type: 'category',
  label,
  href,
  collapsed: true,
  collapsible: true,
  items,
})

const tree: SidebarItem[] = [
  doc('/'),
  { type: 'link', label: 'Elsewhere', href: '/effects/points' },
  { type: 'html', value: '<hr>' },
  category(
    'Effects',
    [category('Guides', [doc('/effects/points')]), doc('/effects/x')],
    '/effects',
  ),
  doc('/last'),
]

const labels = (items: { label: string }[]) => items.map((item) => item.label)

const broken = [{ type: 'video', label: 'Film' }] as unknown as SidebarItem[]

describe('findTrail', () => {
  it('leads from the top to a nested page, past links to the same page', () => {
    expect(labels(findTrail(tree, '/effects/points'))).toEqual([
      'Effects',
      'Guides',
      'Doc /effects/points',
    ])
  })

  it('ends at the category when the page is the category’s own', () => {
    expect(labels(findTrail(tree, '/effects'))).toEqual(['Effects'])
  })

  it('is empty for a page that is not in the tree', () => {
    expect(findTrail(tree, '/tags')).toEqual([])
  })

  it('throws on an unexpected item type', () => {
    expect(() => findTrail(broken, '/')).toThrow("Unexpected sidebar item type 'video'")
  })
})

describe('flattenDocs', () => {
  it('lists pages in reading order, categories with a page before their content', () => {
    expect(flattenDocs(tree).map((page) => page.href)).toEqual([
      '/',
      '/effects',
      '/effects/points',
      '/effects/x',
      '/last',
    ])
  })

  it('counts a page once that is both the category’s own and listed in it', () => {
    expect(flattenDocs([category('A', [doc('/a'), doc('/a/b')], '/a')])).toEqual([
      { label: 'A', href: '/a' },
      { label: 'Doc /a/b', href: '/a/b' },
    ])
  })

  it('throws on an unexpected item type', () => {
    expect(() => flattenDocs(broken)).toThrow("Unexpected sidebar item type 'video'")
  })
})

describe('neighbours', () => {
  const pages = flattenDocs(tree)

  it('crosses category borders', () => {
    const { previous, next } = neighbours(pages, '/effects/x')
    expect(previous?.href).toBe('/effects/points')
    expect(next?.href).toBe('/last')
  })

  it('has no previous page at the start and no next one at the end', () => {
    expect(neighbours(pages, '/').previous).toBeUndefined()
    expect(neighbours(pages, '/last').next).toBeUndefined()
  })

  it('is empty for a page that is not in the list', () => {
    expect(neighbours(pages, '/tags')).toEqual({})
  })
})
