import { describe, expect, it } from 'vitest'
import { readParameter, withParameter } from './parameters'

describe('readParameter', () => {
  it('finds a value, and nothing where there is none', () => {
    expect(readParameter('?a=1&q=give+money', 'q')).toBe('give money')
    expect(readParameter('?a=1', 'q')).toBe('')
    expect(readParameter('', 'q')).toBe('')
  })
})

describe('withParameter', () => {
  it('sets a value and keeps the others', () => {
    expect(withParameter('', 'q', 'give money')).toBe('?q=give+money')
    expect(withParameter('?q=a&os=mac', 'q', 'b')).toBe('?q=b&os=mac')
  })

  it('takes an empty one out', () => {
    expect(withParameter('?q=a&os=mac', 'q', '')).toBe('?os=mac')
    expect(withParameter('?q=a', 'q', '')).toBe('')
  })
})
