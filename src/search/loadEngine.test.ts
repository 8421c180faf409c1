import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { searchIndex } from './loadEngine'
import { SAMPLE_RECORDS } from './testing/sampleDocs'
import { indexFiles } from './writeIndex'

/** Two pages of one name, of which the second says more about it. */
const LAMPS = SAMPLE_RECORDS.filter(({ objectID }) => objectID === 'guide0-0').flatMap((page) =>
  Object.entries({
    burning: 'What burns.',
    hanging: 'Lamps light a mine. Lamps are hung from chains.',
  }).map(([name, content]) => ({
    ...page,
    objectID: `${name}-0`,
    url: `https://wiki.example.org/${name}`,
    url_without_anchor: `https://wiki.example.org/${name}`,
    hierarchy: { ...page.hierarchy, lvl1: 'Lamps' },
    content,
  })),
)

let server: Server
let url: string
let status: number
let namesStatus: number
let textsStatus: number
let asked: string[]
beforeEach(async () => {
  status = 200
  namesStatus = 200
  textsStatus = 200
  asked = []
  const files = indexFiles([...SAMPLE_RECORDS, ...LAMPS])
  server = createServer(({ url: path = '' }, response) => {
    asked.push(path)
    const [, part = ''] = /search-(\w+)/.exec(path) ?? []
    const answer = { pages: status, names: namesStatus, texts: textsStatus }[part] ?? 404
    response.writeHead(answer).end(JSON.stringify(files[part as keyof typeof files]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search-pages.json`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const whole = (query: string) => searchIndex(url, query, { isPatient: true })

/** Waits until a file that is on its way has failed: who asks meanwhile shares the failure. */
const failed = (query: string) => expect(whole(query)).rejects.toThrow('answered with status 503')

it('loads each file once', async () => {
  expect((await whole('give_money')).hits[0]?.objectID).toBe('effects/all-effects/give_money-0')
  await whole('damage')
  expect(asked).toEqual(['/search-pages.json', '/search-names.json', '/search-texts.json'])
})

it('answers who types an id or a title before the names are there', async () => {
  namesStatus = 503
  for (const query of ['give_money', 'Lamps']) {
    const early = await searchIndex(url, query)
    expect(early.hits[0]?.hierarchy.lvl1).toBe(query)
    expect(early.isEarly).toBe(true)
  }
  await expect(searchIndex(url, 'give')).rejects.toThrow('answered with status 503')
  namesStatus = 200
  expect((await whole('give_money')).hits[0]?.hierarchy.lvl1).toBe('give_money')
})

it('answers from the names who waits for more than the pages', async () => {
  namesStatus = 503
  const first = await searchIndex(url, 'Lamps')
  await failed('Lamps')
  namesStatus = 200
  textsStatus = 503
  const more = await searchIndex(url, 'Lamps', { isPatient: true, hitsPerPage: 0 })
  expect(more.isEarly).toBe(true)
  const again = await searchIndex(url, 'Lamps')
  expect(again.hits[0]?.url).toBe(first.hits[0]?.url)
  await failed('Lamps')
  textsStatus = 200
  const all = await whole('Lamps')
  expect(all.isEarly).toBeUndefined()
  expect(all.hits[0]?.url).toBe(first.hits[0]?.url)
})

it('answers who asks for a name before the texts are there', async () => {
  textsStatus = 503
  await searchIndex(url, 'give').catch(() => undefined)
  const early = await searchIndex(url, 'give_money')
  expect(early.hits[0]?.objectID).toBe('effects/all-effects/give_money-0')
  expect(early.isEarly).toBe(true)
  await failed('give_money')
  textsStatus = 200
  const later = await whole('give_money')
  expect(later.hits[0]?.objectID).toBe('effects/all-effects/give_money-0')
  expect(later.hits[0]?._snippetResult.content).toBeDefined()
  expect(later.isEarly).toBeUndefined()
})

it('leaves first what was first before the texts were there, for the same query', async () => {
  textsStatus = 503
  await searchIndex(url, 'give').catch(() => undefined)
  const early = await searchIndex(url, 'lamps')
  expect(early.isEarly).toBe(true)
  await failed('lamps')
  textsStatus = 200
  const later = await whole('lamps')
  expect(later.hits[0]?.url).toBe(early.hits[0]?.url)
  expect(later.hits.map((hit) => hit.url).sort()).toEqual(early.hits.map((hit) => hit.url).sort())
  expect((await whole('lamp')).hits[0]?.url).not.toBe(early.hits[0]?.url)
})

it('waits for the texts where no name is asked for, and fails without them', async () => {
  textsStatus = 503
  await expect(searchIndex(url, 'xqzzyw')).rejects.toThrow('answered with status 503')
  textsStatus = 200
  expect((await searchIndex(url, 'xqzzyw')).nbHits).toBe(0)
})

it('fails when the index cannot be had, and works on the next try', async () => {
  status = 503
  await expect(whole('damage')).rejects.toThrow('answered with status 503')
  status = 200
  expect((await whole('damage')).nbHits).toBeGreaterThan(0)
})
