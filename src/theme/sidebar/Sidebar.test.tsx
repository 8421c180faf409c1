import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SidebarItem } from '../../docs/sidebar'
import { PageInfoProvider } from '../../site/contexts/page'
import { Sidebar } from './Sidebar'

const { sidebar } = vi.hoisted(() => ({ sidebar: [] as SidebarItem[] }))

vi.mock('../../site/contexts/siteData', () => ({
  useSiteData: () => ({ sidebars: { 'en/current': sidebar }, labels: {} }),
}))
vi.mock('gatsby', () => ({
  Link: ({ to, ...rest }: { to: string }) => createElement('a', { href: to, ...rest }),
}))

beforeAll(() => vi.stubGlobal('__BASE_PATH__', '/docs'))
afterAll(() => vi.unstubAllGlobals())

const category = { type: 'category', collapsed: true, collapsible: true } as const
const tree: SidebarItem[] = [
  {
    ...category,
    label: 'Effects',
    href: '/effects',
    icon: '/img/effects.svg',
    items: [
      { type: 'doc', label: 'Points', href: '/effects/points', badge: 'removed' },
      { ...category, label: 'Deep', items: [{ type: 'doc', label: 'Deepest', href: '/deep' }] },
    ],
  },
  { ...category, label: 'Other', items: [{ type: 'doc', label: 'Hidden', href: '/hidden' }] },
  { type: 'html', value: '<a href="/tags">All</a>' },
]

function render(route: string, items: SidebarItem[] = tree): string {
  sidebar.splice(0, sidebar.length, ...items)
  return renderToStaticMarkup(
    <PageInfoProvider value={{ route, set: { locale: 'en', version: 'current' } }}>
      <Sidebar />
    </PageInfoProvider>,
  )
}

describe('Sidebar', () => {
  it('renders open branches alone', () => {
    const html = render('/effects/points')
    expect(html).toContain('Points')
    expect(html).toContain('Deep')
    expect(html).not.toContain('Deepest')
    expect(html).not.toContain('Hidden')
  })

  it('marks the page and nothing else', () => {
    const html = render('/effects/points')
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toMatch(/href="\/effects\/points"[^>]*aria-current="page"/)
  })

  it('opens the branch of a category whose page is shown', () => {
    const html = render('/effects')
    expect(html).toContain('Points')
    expect(html).toMatch(/href="\/effects"[^>]*aria-current="page"/)
  })

  it('shows the part of a long list that is there', () => {
    const items = Array.from({ length: 11 }, (_, place): SidebarItem => {
      return { type: 'doc', label: `id${place}`, href: `/all/id${place}` }
    })
    const last = { type: 'doc', label: 'id99', href: '/all/id99' } as const
    const html = render('/all', [
      { ...category, label: 'All', href: '/all', items, cut: { list: 0, last } },
    ])
    expect(html.match(/href="\/all\/id/g)).toHaveLength(11)
    expect(html).not.toContain('id99')
  })

  it('names the button beside a link, and gives a category without a page one button', () => {
    const html = render('/')
    expect(html).toMatch(
      /aria-expanded="false" aria-label="Expand the category &#x27;Effects&#x27;"/,
    )
    expect(html).toMatch(/<button[^>]*aria-expanded="false"><span[^>]*>Other<\/span><\/button>/)
  })

  it('puts the name of a group above its first item', () => {
    const html = render('/', [
      { type: 'doc', label: 'One', href: '/one', group: 'Start' },
      { ...category, label: 'Crates', items: [], group: 'Plugins' },
    ])
    const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(text.trim()).toBe('Start One Plugins Crates')
  })

  it('breaks long ids at their underscores', () => {
    const label = 'knockback_resistance_multiplier'
    expect(render('/', [{ type: 'doc', label, href: '/k' }])).toContain(
      'knockback_<wbr/>resistance_<wbr/>multiplier',
    )
  })

  it('strikes through what is gone, and says so', () => {
    expect(render('/effects/points')).toMatch(
      /data-badge="removed"[^>]*>Points<span[^>]* title="removed"><span[^>]*> removed</,
    )
  })

  it('shows icons under the path prefix, badges and html items', () => {
    const html = render('/effects/points')
    expect(html).toContain('src="/docs/img/effects.svg"')
    expect(html).toContain('removed')
    expect(html).toContain('<a href="/docs/tags">All</a>')
  })

  it('throws on an unexpected item type', () => {
    const broken = [{ type: 'video' }] as unknown as SidebarItem[]
    expect(() => render('/', broken)).toThrow("Unexpected sidebar item type 'video'")
  })
})
