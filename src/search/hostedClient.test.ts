import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHostedClient, marksToHtml } from './hostedClient'
import { startAlgoliaStub } from './testing/algoliaStub'
import type { AlgoliaStub } from './testing/algoliaStub'
import { SAMPLE_RECORDS } from './testing/sampleDocs'
import type { SearchClient } from './types'

let stub: AlgoliaStub
let client: SearchClient
beforeEach(async () => {
  stub = await startAlgoliaStub()
  stub.seed(
    'docs',
    SAMPLE_RECORDS.map((record) => ({ ...record })),
  )
  client = createHostedClient({
    engine: 'algolia',
    appId: 'APP',
    apiKey: 'public',
    indexName: 'docs',
    searchPagePath: '/search',
    host: stub.url,
  })
})
afterEach(() => stub.close())

it('sends query and facet filters with the public key', async () => {
  const facetFilters = ['language:en', 'version_tag:docs-default-current']
  const { hits, nbHits } = await client.search('give money', {
    facetFilters,
    hitsPerPage: 2,
    page: 0,
  })
  expect(hits[0]?.objectID).toBe('money0-0')
  expect(hits).toHaveLength(2)
  expect(nbHits).toBeGreaterThan(2)
  expect(stub.requests).toHaveLength(1)
  expect(stub.requests[0]).toMatchObject({
    path: '/1/indexes/*/queries',
    headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'public' },
    body: { requests: [{ indexName: 'docs', query: 'give money', facetFilters }] },
  })
})

it('asks in one request what each choice would leave', async () => {
  const options = { facetFilters: ['language:en'], isCounted: true }
  const all = await client.search('give', options)
  const kinds = Object.fromEntries(all.counted?.facets.kind ?? [])
  expect(all.counted?.total).toBe(all.nbHits)
  const effects = await client.search('give', { ...options, choices: { kind: ['effect'] } })
  expect(effects.nbHits).toBe(kinds['effect'])
  expect(effects.counted?.facets.kind).toEqual(all.counted?.facets.kind)
  expect(effects.counted?.total).toBe(all.nbHits)
  const areas = effects.counted?.facets['hierarchy.lvl0'] ?? []
  expect(areas.reduce((sum, [, count]) => sum + count, 0)).toBe(effects.nbHits)
  expect(stub.requests).toHaveLength(2)
})

it('hands out HTML that is safe', async () => {
  const { hits } = await client.search('player')
  const hit = hits.find(({ objectID }) => objectID === 'guide0-0')
  expect(hit?._snippetResult.content?.value).toContain('&lt;money&gt; to the <mark>player</mark>')
  expect(marksToHtml('<i>\uE000x\uE001')).toBe('&lt;i&gt;<mark>x</mark>')
})

it('fails when the service does, and works again afterwards', async () => {
  stub.failWith(403)
  await expect(client.search('damage')).rejects.toThrow()
  stub.failWith(null)
  expect((await client.search('damage')).nbHits).toBeGreaterThan(0)
})

it('does not answer a query that was given up', async () => {
  const controller = new AbortController()
  const answer = client.search('damage', { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})
