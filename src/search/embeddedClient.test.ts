import { beforeEach, afterEach, expect, it, vi } from 'vitest'
import { fakeWorker } from '../site/testing/fakeWorker'
import { createEmbeddedClient } from './embeddedClient'
import type { SearchQuestion } from './workerMessages'

const url = 'https://example.org/search-pages.json'
const NOTHING = { hits: [], nbHits: 7, suggestions: [] }

const PAGES = { format: 5, base: '', stamp: 'a', pages: [] }

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(PAGES)))
})
afterEach(() => vi.unstubAllGlobals())

it('asks the worker', async () => {
  const worker = fakeWorker<SearchQuestion>(({ id }) => ({ id, answer: NOTHING }))
  const client = createEmbeddedClient(url, () => worker)
  expect(await client.search('a', { page: 1 })).toEqual(NOTHING)
  expect(worker.asked.map(({ question }) => question)).toEqual([
    { indexUrl: url, pages: null },
    { indexUrl: url, pages: PAGES },
    { indexUrl: url, query: 'a', options: { page: 1 } },
  ])
})

it('leaves the file to the worker when it cannot be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const worker = fakeWorker<SearchQuestion>(({ id }) => ({ id, answer: NOTHING }))
  const client = createEmbeddedClient(url, () => worker)
  expect(await client.search('a')).toEqual(NOTHING)
  expect(worker.asked.map(({ question }) => question)).toEqual([
    { indexUrl: url, pages: null },
    { indexUrl: url, query: 'a', options: {} },
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
