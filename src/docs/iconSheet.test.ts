import { expect, it } from 'vitest'
import { ICON_SHEET, iconSheet, iconsOf, withIcons } from './iconSheet'
import type { SidebarItem } from './sidebar'

const category = (label: string, icon?: string, items: SidebarItem[] = []): SidebarItem => ({
  type: 'category',
  label,
  collapsed: true,
  collapsible: true,
  items,
  ...(icon !== undefined && { icon }),
})

const TREE = [
  category('A', '/img/a.svg', [category('B', '/img/b.svg'), category('C', '/img/a.svg')]),
  category('D', '/img/d.png'),
  category('E'),
]

it('lists the icons of a tree once', () => {
  expect(iconsOf(TREE)).toEqual(['/img/a.svg', '/img/b.svg', '/img/d.png'])
})

it('makes one file of them, with a view for each, and leaves alone what is no SVG', () => {
  const { text, hrefs } = iconSheet(
    new Map([
      ['/img/a.svg', '<svg xmlns="x" viewBox="0 0 8 8" width="8"><path d="M0 0"/></svg>\n'],
      ['/img/d.png', '\u0089PNG'],
      ['/img/b.svg', '<svg viewBox="0 0 16 16" fill="red"><g/></svg>'],
    ]),
  )
  expect(text).toContain(
    '<view id="i1" viewBox="0 16 16 16"/><svg y="16" width="16" height="16" viewBox="0 0 16 16" fill="red"><g/></svg>',
  )
  expect(text).toContain(
    '<svg y="0" width="16" height="16" viewBox="0 0 8 8"><path d="M0 0"/></svg>',
  )
  expect(text).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 16 16">/)
  const [a, d] = withIcons(TREE, hrefs)
  expect(a).toMatchObject({ icon: `${ICON_SHEET}#i0`, items: [{ icon: `${ICON_SHEET}#i1` }, {}] })
  expect(d).toMatchObject({ icon: '/img/d.png' })
})
