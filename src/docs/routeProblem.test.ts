import { describe, expect, it } from 'vitest'
import { routeProblem, tameRoute } from './routeProblem'

const WRONG = [
  '/../../../elsewhere/pwn',
  '/a/../b',
  '/./a',
  '/a b#c?d',
  '/a%2f..',
  '/a\\..\\b',
  '/</script><script>alert(1)</script>',
  '/"x"',
  '/a\nb',
  '/404',
  '/404.html',
  '/page-data/app-data.json',
  '/static/a',
  '/_gatsby/slices',
  '/Sitemap.xml',
  '/foo.html',
  '/a / b',
  '/a.md/b',
  '/flow-data.json',
  '/a.html/b.md',
]

describe('routeProblem', () => {
  it.each([
    '/',
    '/a',
    '/a/b-c/d_e',
    '/de/über',
    '/two words',
    "/it's",
    '/api/x',
    '/config.yml',
    '/v7.0',
  ])('has nothing against %s', (route) => {
    expect(routeProblem(route)).toBeUndefined()
  })

  it.each(WRONG)('refuses %j', (route) => {
    expect(routeProblem(route)).toBeTypeOf('string')
  })
})

describe('tameRoute', () => {
  it.each(WRONG)('makes a route of %j that can be shown', (route) => {
    expect(routeProblem(tameRoute(route))).toBeUndefined()
  })
})
