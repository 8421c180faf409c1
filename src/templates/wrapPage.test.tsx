import { expect, it, vi } from 'vitest'
import { wrapPage } from './wrapPage'

vi.mock('gatsby', () => import('../site/testing/gatsby'))

it('a doc whose page was made without its route is refused', () => {
  const props = {
    data: { mdx: { docPage: {} } },
    pageContext: {},
    location: { pathname: '/effects' },
  }
  expect(() =>
    wrapPage({ element: <p />, props } as unknown as Parameters<typeof wrapPage>[0], {
      plugins: [],
    }),
  ).toThrow('The page /effects has no route in its context.')
})
