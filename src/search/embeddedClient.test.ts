import { expect, it } from 'vitest'
import { fakeWorker } from '../site/testing/fakeWorker'
import { createEmbeddedClient } from './embeddedClient'
import type { SearchQuestion } from './workerMessages'

const url = 'https://example.org/search-index.json'
const NOTHING = { hits: [], nbHits: 7, suggestions: [] }

it('asks the worker', async () => {
  const worker = fakeWorker<SearchQuestion>(({ id }) => ({ id, answer: NOTHING }))
  const client = createEmbeddedClient(url, () => worker)
  expect(await client.search('a', { page: 1 })).toEqual(NOTHING)
  expect(worker.asked.map(({ question }) => question)).toEqual([
    { indexUrl: url, query: 'a', options: { page: 1 } },
  ])
})

it('fails when the worker breaks, and works on the next try', async () => {
  const whole = fakeWorker<SearchQuestion>(({ id }) => ({ id, answer: NOTHING }))
  const workers = [fakeWorker<SearchQuestion>(() => 'crash'), whole]
  const client = createEmbeddedClient(url, () => workers.shift() ?? whole)
  await expect(client.search('damage')).rejects.toThrow('could not be loaded')
  expect(await client.search('damage')).toEqual(NOTHING)
})

it('does not answer a query that was given up', async () => {
  const controller = new AbortController()
  const worker = fakeWorker<SearchQuestion>(({ id }) => ({ id, answer: NOTHING }))
  const client = createEmbeddedClient(url, () => worker)
  const answer = client.search('damage', { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})
