import { describe, expect, it } from 'vitest'
import { resultHref, stripBase, toSitePath } from './resultUrl'

const SITE = 'https://wiki.example.org'

describe('toSitePath', () => {
  it.each([
    ['https://wiki.example.org/effects#args', '', '/effects#args'],
    ['https://wiki.example.org/docs/effects?x=1#args', '/docs', '/docs/effects?x=1#args'],
    ['https://wiki.example.org/effects', '/docs', '/docs/effects'],
    ['https://preview.example.com/effects', '', '/effects'],
    ['https://wiki.example.org/docs', '/docs', '/docs'],
    ['https://wiki.example.org/docsite', '/docs', '/docs/docsite'],
    ['/effects', '/docs', '/docs/effects'],
    ['http://[', '/docs', 'http://['],
  ])('%s under "%s" is %s', (url, basePath, path) => {
    expect(toSitePath(url, SITE, basePath)).toBe(path)
  })
})

describe('resultHref', () => {
  it('leaves addresses alone that match the external pattern', () => {
    const site = { siteUrl: SITE, basePath: '/docs', externalUrlRegex: 'javadoc\\.' }
    expect(resultHref('https://javadoc.example.org/A.html', site)).toBe(
      'https://javadoc.example.org/A.html',
    )
    expect(resultHref(`${SITE}/a#b`, site)).toBe('/docs/a#b')
  })
})

it('leads to nothing that is a script, whatever the pattern says', () => {
  const site = { siteUrl: SITE, basePath: '/docs', externalUrlRegex: 'javadoc|script' }
  expect(resultHref('javascript:alert(1)//javadoc', site)).toBe('/docs/')
  expect(resultHref('JavaScript:alert(1)', { ...site, externalUrlRegex: '.' })).toBe('/docs/')
})

describe('stripBase', () => {
  it.each([
    ['/docs/a#b', '/docs', '/a#b'],
    ['/docs', '/docs', '/'],
    ['/a', '', '/a'],
    ['https://javadoc.example.org', '', null],
    ['/other', '/docs', null],
  ])('%s under "%s" is the route %s', (href, basePath, route) => {
    expect(stripBase(href, basePath)).toBe(route)
  })
})
