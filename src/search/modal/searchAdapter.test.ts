import { expect, it, vi } from 'vitest'
import type { SearchClient, SearchHit } from '../types'
import { adaptSearchClient } from './searchAdapter'

const own = {
  addAlgoliaAgent: () => undefined,
  transporter: { algoliaAgent: { value: '', add: () => ({ value: '' }) } },
} as unknown as Parameters<ReturnType<typeof adaptSearchClient>>[0]

const outcome = vi.fn()

it('answers what the modal sends in its own format', async () => {
  const search = vi.fn<SearchClient['search']>(async () => ({
    hits: [],
    nbHits: 3,
    suggestions: [],
  }))
  const client = adaptSearchClient({ search }, { onOutcome: outcome })(own)
  const facetFilters = ['language:en']
  const answer = await client.search({
    requests: [{ indexName: 'docs', query: 'money', hitsPerPage: 20, facetFilters }],
  })
  expect(search).toHaveBeenCalledWith('money', { page: undefined, hitsPerPage: 20, facetFilters })
  expect(answer.results).toEqual([{ hits: [], nbHits: 3, suggestions: [], query: 'money' }])
})

it('says which result is the best of all', async () => {
  const hits = ['a', 'b'].map((objectID) => ({ objectID })) as unknown as SearchHit[]
  const search = async () => ({ hits, nbHits: 2, suggestions: [] })
  const client = adaptSearchClient({ search })(own)
  const answer = await client.search({ requests: [{ indexName: 'docs', query: 'money' }] })
  expect(answer.results).toMatchObject([{ hits: [{ objectID: 'a', isBest: true }, hits[1]] }])
})

it('reports a failed search and has no results then', async () => {
  const search = () => Promise.reject(new Error('gone'))
  const client = adaptSearchClient({ search }, { onOutcome: outcome })(own)
  const answer = await client.search({ requests: [{ indexName: 'docs', query: 'a' }] })
  expect(answer.results).toMatchObject([{ hits: [], nbHits: 0 }])
  expect(outcome).toHaveBeenLastCalledWith(true)
})
