import { expect, it } from 'vitest'
import type { SearchHit } from '../types'
import { pagesFirst, toModalHit } from './modalHits'

function hit(more: Partial<SearchHit>): SearchHit {
  const levels = {
    lvl0: { value: 'Effects', matchLevel: 'none' as const },
    lvl1: { value: 'Page', matchLevel: 'none' as const },
    lvl2: { value: '&lt;id&gt;', matchLevel: 'none' as const },
  }
  return {
    objectID: 'a-1',
    type: 'lvl2',
    hierarchy: {
      lvl0: 'A & B',
      lvl1: 'Page',
      lvl2: '<id>',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    url: 'https://wiki.example.org/a#id',
    url_without_anchor: 'https://wiki.example.org/a',
    anchor: 'id',
    trail: [],
    _highlightResult: { hierarchy: levels },
    _snippetResult: {
      hierarchy: levels,
      content: { value: 'the <mark>text</mark>', matchLevel: 'full' },
    },
    ...more,
  }
}

it('leads to the open site and keeps titles from being read as HTML', () => {
  const shown = toModalHit(hit({}), '/docs/a#id')
  expect(shown.url).toBe('/docs/a#id')
  expect(shown.hierarchy).toMatchObject({ lvl0: 'A & B', lvl2: '&lt;id&gt;' })
})

it('shows the match after the page title where the text matches', () => {
  expect(toModalHit(hit({}), '/a')._snippetResult.hierarchy.lvl1.value).toBe(
    'Page · the <mark>text</mark>',
  )
})

it('shows the page alone where the text is a config', () => {
  const section = hit({})
  const value = '…effects: - id: <mark>text</mark> args: amount: 25'
  section._snippetResult.content = { value, matchLevel: 'full' }
  expect(toModalHit(section, '/a')._snippetResult.hierarchy.lvl1.value).toBe('Page')
})

it('puts the parts of a page behind it, and not behind another page of that title', () => {
  const of = (page: string, type: SearchHit['type'], more = {}) => ({
    ...hit({ objectID: `${page}-${type}`, type, url_without_anchor: page }),
    ...more,
  })
  const order = (hits: ReturnType<typeof of>[]) => pagesFirst(hits).map(({ objectID }) => objectID)
  const effect = of('/effects/kill', 'lvl1')
  const trigger = of('/triggers/kill', 'lvl1')
  const part = of('/triggers/kill', 'lvl2')
  expect(order([part, effect, trigger])).toEqual([
    '/triggers/kill-lvl1',
    '/triggers/kill-lvl2',
    '/effects/kill-lvl1',
  ])
  const best = of('/triggers/kill', 'lvl2', { isBest: true })
  expect(order([best, trigger])).toEqual(['/triggers/kill-lvl2', '/triggers/kill-lvl1'])
})
