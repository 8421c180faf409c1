import { expect, it } from 'vitest'
import { searchPreconnectHosts } from './preconnect'

const hosted = {
  engine: 'algolia',
  appId: 'APP',
  indexName: 'docs',
  apiKey: 'key',
  searchPagePath: '/search',
} as const

it('names the host that the hosted engine is asked at', () => {
  expect(searchPreconnectHosts(hosted)).toEqual(['https://APP-dsn.algolia.net'])
  expect(searchPreconnectHosts({ ...hosted, host: 'http://127.0.0.1:1234' })).toEqual([
    'http://127.0.0.1:1234',
  ])
  expect(searchPreconnectHosts({ engine: 'embedded', searchPagePath: '/search' })).toEqual([])
})
