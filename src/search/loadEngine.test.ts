import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { packRecords } from './indexFile'
import { loadEngine } from './loadEngine'
import { SAMPLE_RECORDS } from './testing/sampleDocs'

let server: Server
let url: string
let status: number
let loads: number
beforeEach(async () => {
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

it('searches with one load', async () => {
  expect((await loadEngine(url)).search('give_money').hits[0]?.objectID).toBe('money0-0')
  await loadEngine(url)
  expect(loads).toBe(1)
})

it('fails when the index cannot be had, and works on the next try', async () => {
  status = 503
  await expect(loadEngine(url)).rejects.toThrow('answered with status 503')
  status = 200
  expect((await loadEngine(url)).search('damage').nbHits).toBeGreaterThan(0)
})
