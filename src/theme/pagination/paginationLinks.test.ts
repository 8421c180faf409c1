import { describe, expect, it } from 'vitest'
import type { SidebarItem } from '../../docs/sidebar'
import { paginationLinks } from './paginationLinks'

const items: SidebarItem[] = ['a', 'b', 'c'].map((name) => ({
  type: 'doc',
  label: name.toUpperCase(),
  href: `/${name}`,
}))

describe('paginationLinks', () => {
  it('takes the neighbours in the sidebar', () => {
    expect(paginationLinks(items, '/b', {})).toEqual({
      previous: { label: 'A', href: '/a' },
      next: { label: 'C', href: '/c' },
    })
  })

  it('hides a link that the doc sets to null', () => {
    const links = paginationLinks(items, '/b', { paginationPrev: null })
    expect(links.previous).toBeUndefined()
    expect(links.next?.href).toBe('/c')
  })

  it('leads to the page that the doc names, with its label', () => {
    expect(paginationLinks(items, '/b', { paginationNext: '/a' }).next).toEqual({
      label: 'A',
      href: '/a',
    })
  })

  it('names a page outside of the sidebar by its route', () => {
    expect(paginationLinks(items, '/b', { paginationNext: '/hidden' }).next).toEqual({
      label: '/hidden',
      href: '/hidden',
    })
  })

  it('follows the choice of a doc that is not in the sidebar', () => {
    expect(paginationLinks(items, '/x', { paginationPrev: '/c' })).toEqual({
      previous: { label: 'C', href: '/c' },
      next: undefined,
    })
  })
})
