import { describe, expect, it, vi } from 'vitest'
import type { TreeNode } from '../docs/tree'
import { REGISTRY } from './registry'
import { treeRenderer } from './renderTree'
import { renderPage } from '../site/testing/renderPage'

vi.mock('gatsby', () => import('../site/testing/gatsby'))

const html = (...nodes: TreeNode[]) => renderPage(treeRenderer(REGISTRY)(nodes))

describe('treeRenderer', () => {
  it('adds nothing around text and elements', () => {
    expect(html('a ', ['b', null, 'b', ['i', { className: 'x' }, 'c']], ['hr', null])).toBe(
      'a <b>b<i class="x">c</i></b><hr/>',
    )
  })

  it('escapes text', () => {
    expect(html('<b> & {x}')).toBe('&lt;b&gt; &amp; {x}')
  })

  it('opens routes through the router and leaves other links alone', () => {
    expect(html(['a', { href: '/effects' }, 'in'])).toBe(
      '<a data-route="true" href="/effects">in</a>',
    )
    expect(html(['a', { href: '#part' }, 'here'])).toBe('<a href="#part">here</a>')
  })

  it('names the checkboxes of task lists', () => {
    expect(html(['input', { type: 'checkbox', checked: true, disabled: true }])).toContain(
      'aria-label="Done"',
    )
  })

  it('shows the default title of an admonition, or the own one after its kind', () => {
    expect(html(['Admonition', { kind: 'tip' }, ['AdmonitionTitle', { kind: 'tip' }]])).toMatch(
      /role="note".*<\/svg>Tip<\/p>/,
    )
    expect(html(['AdmonitionTitle', { kind: 'tip' }, 'Own'])).toMatch(/Tip: <\/span>Own/)
  })

  it('puts the link of a heading beside it, named after its text', () => {
    expect(html(['Heading', { level: 2, id: 'a-b' }, 'A ', ['code', null, 'b']])).toMatch(
      /<h2 id="a-b" class="content">A <code>b<\/code><\/h2> <a [^>]*href="#a-b" aria-label="Direct link to A b">/,
    )
  })

  it('reserves the space of an image and offers its formats', () => {
    const data = {
      layout: 'constrained',
      width: 40,
      height: 20,
      images: {
        fallback: { src: '/i.png', srcSet: '/i.png 40w', sizes: '40px' },
        sources: [{ srcSet: '/i.webp 40w', type: 'image/webp', sizes: '40px' }],
      },
    }
    const markup = html(['Image', { alt: 'A chest', data }])
    expect(markup).toContain('<source type="image/webp" sizes="40px" srcSet="/i.webp 40w"/>')
    expect(markup).toMatch(
      /<img alt="A chest" loading="lazy".*width="40" height="20".*src="\/i.png"/,
    )
  })

  it('names an unknown component and the known ones', () => {
    expect(() => html(['Foo', null])).toThrow(/<Foo>.*Known components: .*Tabs/)
    expect(() => html(['Constructor', null])).toThrow(/<Constructor>/)
  })

  it('stops the build when a component throws', () => {
    expect(() => html(['TabItem', { value: 'a' }])).toThrow(/outside of <Tabs>/)
  })
})
