import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEmbeddedClient } from './embeddedClient'
import { packRecords } from './indexFile'
import { SAMPLE_RECORDS } from './testing/sampleDocs'
import type { WorkerAnswer, WorkerRequest } from './workerMessages'

let server: Server
let url: string
let status: number
let loads: number
beforeEach(async () => {
  vi.resetModules()
  status = 200
  loads = 0
  server = createServer((_request, response) => {
    loads++
    response.writeHead(status).end(JSON.stringify(packRecords(SAMPLE_RECORDS)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search-index.json`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A worker whose answers the test gives. */
class FakeWorker extends EventTarget {
  asked: WorkerRequest[] = []
  postMessage(request: WorkerRequest) {
    this.asked.push(request)
  }
  answer(answer: WorkerAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data: answer }))
  }
}

it('searches in the main thread where there is no worker, with one load', async () => {
  const client = createEmbeddedClient(url, null)
  expect((await client.search('give_money')).hits[0]?.objectID).toBe('money0-0')
  await client.search('damage')
  expect(loads).toBe(1)
})

it('fails when the index cannot be had, and works on the next try', async () => {
  const client = createEmbeddedClient(url, null)
  status = 503
  await expect(client.search('damage')).rejects.toThrow('answered with status 503')
  status = 200
  expect((await client.search('damage')).nbHits).toBeGreaterThan(0)
})

it('asks the worker and matches answers to questions', async () => {
  const worker = new FakeWorker()
  const client = createEmbeddedClient(url, worker as unknown as Worker)
  const first = client.search('a', { page: 1 })
  const second = client.search('b')
  expect(worker.asked).toMatchObject([
    { indexUrl: url, query: 'a', options: { page: 1 } },
    { query: 'b' },
  ])
  const [a, b] = worker.asked as [WorkerRequest, WorkerRequest]
  worker.answer({ id: b.id, error: 'Error: no index' })
  worker.answer({ id: a.id, response: { hits: [], nbHits: 7, suggestions: [] } })
  await expect(first).resolves.toMatchObject({ nbHits: 7 })
  await expect(second).rejects.toThrow('no index')
})

it('goes on in the main thread when the worker breaks', async () => {
  const worker = new FakeWorker()
  const client = createEmbeddedClient(url, worker as unknown as Worker)
  const answer = client.search('damage')
  worker.dispatchEvent(new Event('error'))
  expect((await answer).nbHits).toBeGreaterThan(0)
  expect((await client.search('give_money')).nbHits).toBeGreaterThan(0)
})

it('does not answer a query that was given up', async () => {
  const controller = new AbortController()
  const answer = createEmbeddedClient(url, null).search('damage', { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})
