import { expect, it, vi } from 'vitest'
import type { SearchClient } from '../types'
import { adaptSearchClient } from './searchAdapter'

const own = {
  addAlgoliaAgent: () => undefined,
  transporter: { algoliaAgent: { value: '', add: () => ({ value: '' }) } },
} as unknown as Parameters<ReturnType<typeof adaptSearchClient>>[0]

it('answers what the modal sends in its own format', async () => {
  const search = vi.fn<SearchClient['search']>(async () => ({
    hits: [],
    nbHits: 3,
    suggestions: [],
  }))
  const client = adaptSearchClient({ search })(own)
  const facetFilters = ['language:en']
  const answer = await client.search({
    requests: [{ indexName: 'docs', query: 'money', hitsPerPage: 20, facetFilters }],
  })
  expect(search).toHaveBeenCalledWith('money', { page: undefined, hitsPerPage: 20, facetFilters })
  expect(answer.results).toEqual([{ hits: [], nbHits: 3, suggestions: [], query: 'money' }])
})

it('fails with the error for which the modal has a screen', async () => {
  const client = adaptSearchClient({ search: () => Promise.reject(new Error('gone')) })(own)
  await expect(
    client.search({ requests: [{ indexName: 'docs', query: 'a' }] }),
  ).rejects.toMatchObject({ name: 'RetryError', message: 'gone' })
})
