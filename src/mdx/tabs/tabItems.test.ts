import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../../docs/tree'
import { openTab, queryParameter, tabForKey, tabItems } from './tabItems'

const item = (value: string, props = {}): TreeNode => [
  'TabItem',
  { value, label: value.toUpperCase(), ...props },
  'text',
]

describe('tabItems', () => {
  it('reads the items and skips the blanks between them', () => {
    expect(tabItems(['\n', item('a'), ' ', item('b', { default: true })])).toEqual([
      { value: 'a', label: 'A', isDefault: false, nodes: ['text'] },
      { value: 'b', label: 'B', isDefault: true, nodes: ['text'] },
    ])
  })

  it('takes the value for a missing label', () => {
    expect(tabItems([['TabItem', { value: 'a' }]])[0]?.label).toBe('a')
  })

  it('says what is wrong', () => {
    expect(() => tabItems([])).toThrow('at least one')
    expect(() => tabItems([['p', null, 'x']])).toThrow('holds <p>')
    expect(() => tabItems(['stray', item('a')])).toThrow('the text "stray"')
    expect(() => tabItems([item('a'), item('a')])).toThrow('the value "a"')
  })
})

describe('openTab', () => {
  const tabs = tabItems([item('a'), item('b', { default: true }), item('c')])

  it('prefers the choice, then the default value, then the marked item', () => {
    expect(openTab(tabs, 'c', 'a')).toBe(2)
    expect(openTab(tabs, null, 'a')).toBe(0)
    expect(openTab(tabs, null, null)).toBe(1)
  })

  it('passes over values that do not exist', () => {
    expect(openTab(tabs, 'gone', undefined)).toBe(1)
    expect(openTab(tabItems([item('a')]), 'gone')).toBe(0)
  })
})

describe('tabForKey', () => {
  it('moves and wraps around', () => {
    expect(tabForKey('ArrowRight', 0, 3, false)).toBe(1)
    expect(tabForKey('ArrowRight', 2, 3, false)).toBe(0)
    expect(tabForKey('ArrowLeft', 0, 3, false)).toBe(2)
    expect(tabForKey('Home', 2, 3, false)).toBe(0)
    expect(tabForKey('End', 0, 3, false)).toBe(2)
    expect(tabForKey('Enter', 0, 3, false)).toBeUndefined()
  })

  it('turns the arrows around from right to left', () => {
    expect(tabForKey('ArrowRight', 1, 3, true)).toBe(0)
    expect(tabForKey('ArrowLeft', 1, 3, true)).toBe(2)
  })
})

describe('queryParameter', () => {
  it('is the name, or the group when only asked for', () => {
    expect(queryParameter('os', 'group')).toBe('os')
    expect(queryParameter(true, 'group')).toBe('group')
    expect(queryParameter(false, 'group')).toBeUndefined()
    expect(queryParameter(undefined, 'group')).toBeUndefined()
  })
})
