import { describe, expect, it } from 'vitest'
import type { SidebarCategoryItem } from '../../docs/sidebar'
import { isOpen, openTrail } from './openBranches'

const category = (
  label: string,
  fields: Partial<SidebarCategoryItem> = {},
): SidebarCategoryItem => ({
  type: 'category',
  label,
  collapsed: true,
  collapsible: true,
  items: [],
  ...fields,
})

describe('openTrail', () => {
  it('opens the categories of the trail and keeps the reader’s other choices', () => {
    const trail = [category('A'), category('B'), { type: 'doc', label: 'C', href: '/c' } as const]
    expect(openTrail({ '/Z': false, '/A': false }, trail)).toEqual({
      '/Z': false,
      '/A': true,
      '/A/B': true,
    })
  })
})

describe('isOpen', () => {
  it('starts as the category says', () => {
    expect(isOpen({}, '/A', category('A'))).toBe(false)
    expect(isOpen({}, '/A', category('A', { collapsed: false }))).toBe(true)
  })

  it('follows the reader’s choice', () => {
    expect(isOpen({ '/A': true }, '/A', category('A'))).toBe(true)
    expect(isOpen({ '/A': false }, '/A', category('A', { collapsed: false }))).toBe(false)
  })

  it('always shows what cannot be closed', () => {
    expect(isOpen({ '/A': false }, '/A', category('A', { collapsible: false }))).toBe(true)
  })
})
