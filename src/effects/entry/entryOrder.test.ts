import { expect, it } from 'vitest'
import type { EntryKind } from './entry'
import { compareEntries } from './entryOrder'

it('goes by kind, id and route', () => {
  const page = (kind: EntryKind, id: string, route: string) => ({ entry: { kind, id }, route })
  const pages = [
    page('effect', 'a', '/a'),
    page('effect', 'a_b', '/a_b'),
    page('effect', 'aa', '/1'),
    page('effect', 'aa', '/2'),
    page('condition', 'a', '/c'),
    page('target-goal', 'a', '/t'),
  ]
  expect(pages.toReversed().sort(compareEntries)).toEqual(pages)
  expect(compareEntries(page('effect', 'a', '/a'), page('effect', 'a', '/a'))).toBe(0)
})
