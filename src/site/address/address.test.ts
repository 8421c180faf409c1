import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followAddress, writeAddress } from './address'

const state = { key: 'first' }
let page: EventTarget & { location: object; history: Record<string, unknown> }
let entries: unknown[]

beforeEach(() => {
  entries = []
  page = Object.assign(new EventTarget(), {
    location: { pathname: '/docs/search', search: '?q=a', hash: '#top' },
    history: {
      state,
      pushState: (key: object, _title: string, to: string) => entries.push(['push', key, to]),
      replaceState: (key: object, _title: string, to: string) => entries.push(['replace', key, to]),
    },
  })
  vi.stubGlobal('window', page)
})
afterEach(() => vi.unstubAllGlobals())

it('changes one part and keeps the others, with the state that the router put there', () => {
  writeAddress({ search: '?q=b' }, 'replace')
  writeAddress({ hash: '#end' }, 'replace')
  writeAddress({ search: '', hash: '' }, 'replace')
  expect(entries).toEqual([
    ['replace', state, '/docs/search?q=b#top'],
    ['replace', state, '/docs/search?q=a#end'],
    ['replace', state, '/docs/search'],
  ])
})

it('gives a new entry a key of its own, and makes none when nothing changes', () => {
  writeAddress({ search: '?q=a' }, 'push')
  expect(entries).toEqual([])
  writeAddress({ search: '?q=b' }, 'push')
  expect(entries).toEqual([['push', { key: expect.any(String) }, '/docs/search?q=b#top']])
})

it('tells followers of changes by the page and by the reader, until they end it', () => {
  const follow = vi.fn()
  const end = followAddress(follow)
  writeAddress({ search: '?q=b' }, 'push')
  page.dispatchEvent(new Event('popstate'))
  page.dispatchEvent(new Event('hashchange'))
  expect(follow).toHaveBeenCalledTimes(3)
  end()
  page.dispatchEvent(new Event('popstate'))
  writeAddress({ search: '?q=c' }, 'push')
  expect(follow).toHaveBeenCalledTimes(3)
})

it('goes on when the browser refuses another change', () => {
  const refused = new DOMException('Too many changes', 'SecurityError')
  page.history.replaceState = () => {
    throw refused
  }
  const follow = vi.fn()
  const end = followAddress(follow)
  writeAddress({ search: '?q=b' }, 'replace')
  expect(follow).not.toHaveBeenCalled()
  end()
})
