import { afterEach, describe, expect, it, vi } from 'vitest'
import { isUnderBase, withBase, withoutBase } from './basePath'

afterEach(() => vi.unstubAllGlobals())

describe.each(['', '/docs'])('under the prefix "%s"', (base) => {
  it('puts it in front of site paths alone', () => {
    vi.stubGlobal('__BASE_PATH__', base)
    expect(withBase('/a/b?c#d')).toBe(`${base}/a/b?c#d`)
    expect(withBase('//other.example.org/a')).toBe('//other.example.org/a')
    expect(withBase('#d')).toBe('#d')
  })

  it('takes it off again', () => {
    vi.stubGlobal('__BASE_PATH__', base)
    expect(withoutBase(`${base}/a/b?c=/e#d`)).toBe('/a/b?c=/e#d')
    expect(withoutBase(`${base}/`)).toBe('/')
  })
})

it('leaves alone what only begins with the same letters', () => {
  vi.stubGlobal('__BASE_PATH__', '/docs')
  expect(isUnderBase('/docs')).toBe(true)
  expect(isUnderBase('/docsearch')).toBe(false)
  expect(withoutBase('/docsearch/a')).toBe('/docsearch/a')
})
