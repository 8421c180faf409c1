import { expect, it } from 'vitest'
import { previewOf } from './previews'
import type { SidebarCategoryItem, SidebarItem } from './sidebar'

const category = (label: string, rest: Partial<SidebarCategoryItem>): SidebarItem => ({
  type: 'category',
  label,
  collapsed: true,
  collapsible: true,
  items: [],
  ...rest,
})
const effects = category('Effects system', { href: '/effects', icon: '/img/effects.svg' })
const all = category('Effects', { href: '/effects/all-effects', icon: '/img/all.svg' })
const doc: SidebarItem = { type: 'doc', label: 'kill', href: '/effects/all-effects/kill' }

it('is that of the nearest area with an icon and a page', () => {
  expect(previewOf([effects, all, doc])).toEqual({
    image: '/effects/all-effects.png',
    label: 'Effects',
  })
  const plain = category('More', { href: '/effects/more' })
  const pageless = category('More', { icon: '/img/more.svg' })
  for (const between of [plain, pageless]) {
    expect(previewOf([effects, between, doc])?.image).toBe('/effects.png')
  }
  expect(previewOf([doc])).toBeUndefined()
  expect(previewOf([])).toBeUndefined()
})
