import { expect, it, vi } from 'vitest'
import { htmlWithBase } from './htmlWithBase'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

it('prefixes site paths only', () => {
  vi.stubGlobal('__BASE_PATH__', '/docs')
  expect(
    htmlWithBase(
      '<a href="/a">1</a><img src="/b.svg"><a href="//x.org/">2</a><a href="https://x.org/">3</a><a href="#c">4</a>',
    ),
  ).toBe(
    '<a href="/docs/a">1</a><img src="/docs/b.svg"><a href="//x.org/">2</a><a href="https://x.org/">3</a><a href="#c">4</a>',
  )
})
