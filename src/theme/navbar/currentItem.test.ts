import { describe, expect, it } from 'vitest'
import { currentItem } from './currentItem'
import type { AnyNavbarItem } from '../../docs/navbar'

const set = { locale: 'en', version: 'current' }
const hrefs = (href: string) => ({ 'en/current': href })
const entry = (href: string) => ({ label: href, hrefs: hrefs(href) })
const items: AnyNavbarItem[] = [
  { type: 'docSidebar', label: 'Docs', hrefs: hrefs('/'), sidebarId: 's' },
  { type: 'menu', label: 'Tools', hrefs: hrefs('/effects'), items: [entry('/effects/finder')] },
  { type: 'menu', label: 'Effects', hrefs: hrefs('/'), items: [entry('/effects/all-effects')] },
  {
    type: 'dropdown',
    label: 'More',
    items: [{ type: 'doc', label: 'Shops', hrefs: hrefs('/shops'), sidebarId: 's' }],
  },
  { type: 'link', label: 'Tags', href: '/tags', external: false },
  { type: 'html', value: '<b>x</b>' },
]

const current = (route: string, inDocs = true) => {
  const found = currentItem(items, { route, set, activeSet: set, inDocs })
  return found && 'label' in found ? found.label : undefined
}

describe('currentItem', () => {
  it.each([
    ['/', 'Docs'],
    ['/crates/keys', 'Docs'],
    ['/effects', 'Docs'],
    ['/effects/finder', 'Tools'],
    ['/effects/all-effects', 'Effects'],
    ['/effects/all-effects/kill', 'Effects'],
    ['/effects/all-effects-of-crates', 'Docs'],
    ['/shops/sell', 'More'],
  ])('%s stands under %s', (route, label) => {
    expect(current(route)).toBe(label)
  })

  it('marks nothing outside of the docs, but for links', () => {
    expect(current('/search', false)).toBeUndefined()
    expect(current('/tags/yaml', false)).toBe('Tags')
  })

  it('does not mark the docs of another set', () => {
    const german = { locale: 'de', version: 'current' }
    expect(
      currentItem(items, { route: '/de', set: german, activeSet: german, inDocs: true }),
    ).toBeUndefined()
  })
})
