/**
 * A local server that speaks the hosted service's protocol, as far as the plugin, its client
 * and the browser's client use it. For tests only.
 */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FacetFilters } from '../types'

type Json = Record<string, unknown>
type StoredRecord = Json & { objectID: string }

interface StubIndex {
  settings: Json & { optionalWords?: string[] }
  synonyms?: (Json & { synonyms?: string[] })[]
  records: Map<string, StoredRecord>
}

interface SearchQuery {
  indexName: string
  query?: string
  params?: string
  page?: number
  hitsPerPage?: number
  facetFilters?: FacetFilters
  facets?: string[]
  highlightPreTag?: string
  highlightPostTag?: string
}

interface StubRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: unknown
}

export interface AlgoliaStub {
  url: string
  close(): Promise<void>
  /** Every request so far, oldest first. */
  requests: StubRequest[]
  /** Records of an index, or of all indexes. May be filled with {@link AlgoliaStub.seed}. */
  records(indexName?: string): StoredRecord[]
  /** Settings of an index; undefined while there is no such index. */
  settings(indexName: string): Json | undefined
  /** Synonyms of an index. */
  synonyms(indexName: string): Json[]
  /** Puts records into an index without a push. */
  seed(indexName: string, records: StoredRecord[]): void
  /** Answers every following request with this status; null ends that. */
  failWith(status: number | null): void
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : JSON.parse(text)
}

function asArray(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((part) => part != null).map(String)
}

/** Values of an attribute, such as `kind` or `hierarchy.lvl0`. */
function valuesOf(record: StoredRecord, attribute: string): string[] {
  const value = attribute
    .split('.')
    .reduce<unknown>((part, key) => (part as Json | undefined)?.[key], record)
  return asArray(value)
}

function countFacet(records: readonly StoredRecord[], attribute: string): Json {
  const counts: Record<string, number> = {}
  for (const value of records.flatMap((record) => valuesOf(record, attribute))) {
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

function passes(record: StoredRecord, filters: FacetFilters): boolean {
  return filters.every((filter) =>
    (Array.isArray(filter) ? filter : [filter]).some((one) => {
      const [attribute = '', ...value] = one.split(':')
      return valuesOf(record, attribute).includes(value.join(':'))
    }),
  )
}

/** Own texts of a record: of its heading, its ids and its content. */
function texts(record: StoredRecord): string[] {
  const hierarchy = (record['hierarchy'] ?? {}) as Record<string, string | null>
  const own = hierarchy[String(record['type'])]
  return [
    ...asArray(own),
    ...asArray(record['entryId']),
    ...asArray(record['aliases']),
    ...asArray(record['keywords']),
    ...asArray(record['content']),
  ].map((text) => text.toLowerCase())
}

/** The first text that has all words decides the rank; -1 when the words are not all there. */
function rank(record: StoredRecord, words: string[]): number {
  const all = texts(record)
  const inOne = all.findIndex((text) => words.every((word) => text.includes(word)))
  if (inOne !== -1) return inOne
  return words.every((word) => all.some((text) => text.includes(word))) ? all.length : -1
}

function marked(text: string, words: string[], { highlightPreTag, highlightPostTag }: SearchQuery) {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(escaped.join('|') || '$^', 'gi')
  const value = text.replace(
    pattern,
    (match) => `${highlightPreTag ?? '<em>'}${match}${highlightPostTag ?? '</em>'}`,
  )
  return { value, matchLevel: value === text ? 'none' : 'full', matchedWords: [] }
}

function toHit(record: StoredRecord, words: string[], query: SearchQuery) {
  const hierarchy = Object.entries((record['hierarchy'] ?? {}) as Record<string, string | null>)
  const levels = Object.fromEntries(
    hierarchy.flatMap(([level, text]) => (text ? [[level, marked(text, words, query)]] : [])),
  )
  const content = typeof record['content'] === 'string' ? record['content'] : ''
  const at = Math.max(0, content.toLowerCase().indexOf(words[0] ?? '') - 30)
  return {
    ...record,
    _highlightResult: { hierarchy: levels },
    _snippetResult: {
      hierarchy: levels,
      content: marked(content.slice(at, at + 160), words, query),
    },
  }
}

/** The query, and what it is with another phrase of a group of synonyms in the place of one in it. */
function readings(query: string, { synonyms = [] }: StubIndex): string[] {
  const padded = ` ${query} `
  const others = synonyms.flatMap(({ synonyms: group = [] }) =>
    group
      .filter((phrase) => padded.includes(` ${phrase} `))
      .flatMap((phrase) =>
        group.map((other) => padded.replace(` ${phrase} `, ` ${other} `).trim()),
      ),
  )
  return [query, ...others]
}

/** The words of a text that may not be missing; all where there are no others. */
function neededWords(text: string, { settings }: StubIndex): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const needed = words.filter((word) => settings.optionalWords?.includes(word) !== true)
  return needed.length > 0 ? needed : words
}

function searchIndex(index: StubIndex | undefined, query: SearchQuery) {
  const text = (query.query ?? '').toLowerCase()
  const words = text.split(/\s+/).filter(Boolean)
  const wanted = index ? readings(text, index).map((reading) => neededWords(reading, index)) : []
  const found = [...(index?.records.values() ?? [])]
    .filter((record) => passes(record, query.facetFilters ?? []))
    .map((record) => {
      const ranks = wanted.map((needed) => rank(record, needed)).filter((place) => place !== -1)
      return { record, rank: ranks.length > 0 ? Math.min(...ranks) : -1 }
    })
    .filter((hit) => hit.rank !== -1)
    .sort((a, b) => a.rank - b.rank)
  const { page = 0, hitsPerPage = 20 } = query
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({ record }) => toHit(record, words, query)),
    nbHits: found.length,
    facets: Object.fromEntries(
      (query.facets ?? []).map((facet) => [
        facet,
        countFacet(
          found.map(({ record }) => record),
          facet,
        ),
      ]),
    ),
    nbPages: Math.ceil(found.length / hitsPerPage),
    page,
    hitsPerPage,
    processingTimeMS: 1,
    query: query.query,
    index: query.indexName,
  }
}

/** Answer to a request: status and body. */
type Answer = [status: number, body: unknown]

/** The state of one server and what it does with a request. */
class Service {
  readonly indexes = new Map<string, StubIndex>()
  #lastTask = 0

  index(name: string): StubIndex {
    const index = this.indexes.get(name) ?? { settings: {}, records: new Map() }
    this.indexes.set(name, index)
    return index
  }

  #task(more: Json = {}): Answer {
    return [200, { taskID: ++this.#lastTask, updatedAt: new Date(0).toISOString(), ...more }]
  }

  answer(method: string, path: string, body: unknown): Answer {
    const [, version, area, rawName = '', ...actions] = path.split('/')
    const action = actions.join('/')
    if (version !== '1' || area !== 'indexes') return [404, { message: 'Not found', status: 404 }]
    const name = decodeURIComponent(rawName)
    if (name === '*' && action === 'queries')
      return this.#search(body as { requests: SearchQuery[] })
    switch (`${method} ${action}`) {
      case 'GET settings': {
        const index = this.indexes.get(name)
        return index
          ? [200, index.settings]
          : [404, { message: `Index ${name} does not exist`, status: 404 }]
      }
      case 'PUT settings':
        Object.assign(this.index(name).settings, body)
        return this.#task()
      case 'POST synonyms/batch':
        this.index(name).synonyms = body as Json[]
        return this.#task()
      case 'POST synonyms/clear':
        this.index(name).synonyms = []
        return this.#task()
      case 'POST batch':
        return this.#batch(name, body as { requests: { action: string; body: StoredRecord }[] })
      case 'POST browse':
        return [200, { hits: [...this.index(name).records.values()], page: 0, nbPages: 1 }]
      case 'POST operation':
        return this.#operation(name, body as { operation: string; destination: string })
      case `GET task/${actions[1]}`:
        return [200, { status: 'published', pendingTask: false }]
      default:
        return [404, { message: `Unknown request ${method} ${path}`, status: 404 }]
    }
  }

  #search({ requests }: { requests: SearchQuery[] }): Answer {
    const results = requests.map((query) => searchIndex(this.indexes.get(query.indexName), query))
    return [200, { results }]
  }

  #batch(
    name: string,
    { requests }: { requests: { action: string; body: StoredRecord }[] },
  ): Answer {
    const { records } = this.index(name)
    for (const { action, body } of requests) {
      if (action === 'deleteObject') records.delete(body.objectID)
      else if (action === 'clear') records.clear()
      else records.set(body.objectID, body)
    }
    return this.#task({ objectIDs: requests.map(({ body }) => body.objectID) })
  }

  #operation(
    name: string,
    { operation, destination }: { operation: string; destination: string },
  ): Answer {
    const source = this.index(name)
    this.indexes.set(destination, {
      settings: { ...source.settings },
      records: new Map(source.records),
    })
    if (operation === 'move') this.indexes.delete(name)
    return this.#task()
  }
}

function send(response: ServerResponse, [status, body]: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
  })
  response.end(JSON.stringify(body))
}

/**
 * @param options `port` to listen on; any free one if left out
 * @returns the running server
 */
export async function startAlgoliaStub({ port = 0 } = {}): Promise<AlgoliaStub> {
  const service = new Service()
  const requests: StubRequest[] = []
  let failure: number | null = null

  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request
    if (method === 'OPTIONS') {
      send(response, [200, {}])
      return
    }
    const path = url.split('?')[0] ?? url
    void readBody(request)
      .then((body): Answer => {
        requests.push({ method, path, headers, body })
        if (failure !== null) return [failure, { message: 'Failure on purpose', status: failure }]
        return service.answer(method, path, body)
      })
      .catch((error: unknown): Answer => [400, { message: String(error), status: 400 }])
      .then((answer) => send(response, answer))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
    records: (indexName) =>
      [...service.indexes]
        .filter(([name]) => indexName === undefined || name === indexName)
        .flatMap(([, index]) => [...index.records.values()]),
    synonyms: (indexName) => service.indexes.get(indexName)?.synonyms ?? [],
    settings: (indexName) => service.indexes.get(indexName)?.settings,
    seed(indexName, records) {
      for (const record of records) service.index(indexName).records.set(record.objectID, record)
    },
    failWith(status) {
      failure = status
    },
  }
}
