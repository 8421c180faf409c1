import { describe, expect, it } from 'vitest'
import type { AnyNode } from './nodes'
import { toTree } from './toTree'

const text = (value: string): AnyNode => ({ type: 'text', value })
const element = (
  tagName: string,
  properties: Record<string, unknown> = {},
  ...children: AnyNode[]
): AnyNode => ({ type: 'element', tagName, properties, children })
const component = (name: string, fields: Partial<AnyNode> = {}): AnyNode => ({
  type: 'docComponent',
  name,
  props: {},
  children: [],
  ...fields,
})

const tree = (...children: AnyNode[]) => toTree({ type: 'root', children })

describe('toTree', () => {
  it('makes arrays of elements and strings of text', () => {
    expect(tree(element('p', {}, text('a '), element('em', {}, text('b'))))).toEqual([
      ['p', null, 'a ', ['em', null, 'b']],
    ])
  })

  it('drops line breaks between blocks and keeps those in text', () => {
    expect(tree(text('\n'), element('ul', {}, text('\n'), element('li'), text('\n')))).toEqual([
      ['ul', null, ['li', null]],
    ])
    expect(tree(element('p', {}, text('\n'), element('b'), text(' ')))).toEqual([
      ['p', null, '\n', ['b', null], ' '],
    ])
  })

  it('drops what is neither text nor element', () => {
    expect(tree({ type: 'comment', value: 'x' }, { type: 'raw', value: '<b>' })).toEqual([])
  })

  it('gives attributes the names of React', () => {
    const properties = {
      className: ['a', 'b'],
      htmlFor: 'x',
      colSpan: 2,
      ariaHidden: 'true',
      'data-label': 'L',
      tabIndex: -1,
      strokeWidth: 2,
    }
    expect(tree(element('td', properties))).toEqual([
      [
        'td',
        {
          className: 'a b',
          htmlFor: 'x',
          colSpan: 2,
          'aria-hidden': 'true',
          'data-label': 'L',
          tabIndex: -1,
          strokeWidth: 2,
        },
      ],
    ])
  })

  it('leaves out attributes without a value, and those that would run code', () => {
    const properties = {
      hidden: false,
      title: null,
      lang: undefined,
      onClick: 'x()',
      onclick: 'x()',
    }
    expect(tree(element('p', properties))).toEqual([['p', null]])
    expect(tree(element('details', { open: true }))).toEqual([['details', { open: true }]])
  })

  it('makes an object of styles', () => {
    const style = 'background-color: red; --own: 1px; -webkit-line-clamp: 2'
    expect(tree(element('p', { style }))).toEqual([
      ['p', { style: { backgroundColor: 'red', '--own': '1px', WebkitLineClamp: '2' } }],
    ])
  })

  it('does not fail on styles that are none', () => {
    expect(tree(element('p', { style: 'color: {' }))).toMatchObject([['p', expect.anything()]])
  })

  it('hands on the props of components as they are', () => {
    const props = { groupId: 'os', lines: [1, 2], nothing: undefined }
    expect(tree(component('Tabs', { props }))).toEqual([['Tabs', { groupId: 'os', lines: [1, 2] }]])
  })

  it('takes either spelling in lower-case JSX', () => {
    const props = { class: 'a', for: 'x', style: { color: 'red' }, onClick: 'x' }
    expect(tree(component('label', { props }))).toEqual([
      ['label', { className: 'a', htmlFor: 'x', style: { color: 'red' } }],
    ])
    expect(tree(component('p', { props: { className: 'a', style: 'color: red' } }))).toEqual([
      ['p', { className: 'a', style: { color: 'red' } }],
    ])
  })

  it('puts the children of a fragment in its place', () => {
    const fragment = component('Fragment', { children: [element('p'), text('\n'), element('b')] })
    expect(tree(fragment, element('hr'))).toEqual([
      ['p', null],
      ['b', null],
      ['hr', null],
    ])
  })

  it('takes the only paragraph off an inline component', () => {
    const children = [element('p', {}, text('One'))]
    expect(tree(component('TabItem', { children, data: { inline: true } }))).toEqual([
      ['TabItem', null, 'One'],
    ])
    expect(tree(component('TabItem', { children, data: { inline: false } }))).toEqual([
      ['TabItem', null, ['p', null, 'One']],
    ])
  })
})
