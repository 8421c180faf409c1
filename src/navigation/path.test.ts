import { afterEach, describe, expect, it, vi } from 'vitest'
import { pagePath } from './path'

afterEach(() => vi.unstubAllGlobals())

describe('pagePath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/effects', '/effects'],
    ['/effects/', '/effects'],
    ['/effects/index.html', '/effects'],
    ['/effects?q=a%2Fb#top', '/effects'],
    ['/a%20b', '/a b'],
    [`/a${'/'.repeat(100_000)}b`, `/a${'/'.repeat(100_000)}b`],
  ])('reads %s as %s', (address, path) => {
    expect(pagePath(address)).toBe(path)
  })

  it('has nothing for an address that cannot be decoded', () => {
    expect(pagePath('/%E0%A4%A')).toBeUndefined()
  })
})
