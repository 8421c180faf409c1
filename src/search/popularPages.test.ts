import { expect, it } from 'vitest'
import { popularPages } from './popularPages'

it('takes the pages at the top of the sidebar', () => {
  expect(
    popularPages([
      { type: 'doc', label: 'Home', href: '/' },
      { type: 'html', value: '<hr>' },
      { type: 'category', label: 'No page', collapsed: true, collapsible: true, items: [] },
      {
        type: 'category',
        label: 'Effects',
        href: '/effects',
        collapsed: true,
        collapsible: true,
        items: [],
      },
    ]),
  ).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Effects', href: '/effects' },
  ])
})
