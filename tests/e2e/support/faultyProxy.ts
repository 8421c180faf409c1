/** A line to the site that cannot be relied on. */
import { createHash } from 'node:crypto'
import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to an answer. */
export type Fault = 'drop' | 'delay' | 'truncate' | 'corrupt'

/** One answer in so many has a fault. */
const ONE_IN = 10

const FAULTS: readonly Fault[] = ['drop', 'delay', 'truncate', 'corrupt']

/** Milliseconds that an answer is late: longer than the site waits until it says so. */
const LATE = 1500

export interface FaultyProxy {
  /** Home of the site, with a trailing slash. */
  url: string
  /** What has happened so far, in the order of the requests. */
  faults: () => readonly { path: string; fault: Fault }[]
  close: () => Promise<void>
}

/** @returns what happens to an answer, by the address that is asked for */
type FaultOf = (path: string) => Fault | undefined

/**
 * Which fault an answer gets hangs on the seed, its address and how often that was asked for, so
 * that it is the same in every run, in whatever order a browser asks.
 *
 * @param seed any whole number
 */
export function faultsByChance(seed: number): FaultOf {
  const asked = new Map<string, number>()
  return (path) => {
    const count = (asked.get(path) ?? 0) + 1
    asked.set(path, count)
    const [dice = 0, kind = 0] = createHash('sha1').update(`${seed} ${path} ${count}`).digest()
    return dice % ONE_IN === 0 ? FAULTS[kind % FAULTS.length] : undefined
  }
}

/**
 * @param site home of the site that is behind the proxy
 * @param faultOf what happens to answers
 */
export async function startFaultyProxy(site: string, faultOf: FaultOf): Promise<FaultyProxy> {
  const faults: { path: string; fault: Fault }[] = []

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    const wanted = faultOf(path)
    // Half a document, or a broken one, is for the browser alone to deal with.
    const isBroken = wanted === 'truncate' || wanted === 'corrupt'
    const fault = isBroken && request.headers['sec-fetch-dest'] === 'document' ? 'drop' : wanted
    if (fault) faults.push({ path, fault })
    if (fault === 'drop') {
      request.socket.destroy()
      return
    }
    const { host: _host, ...headers } = request.headers
    // A broken answer must be whole to be broken, and is none to keep.
    if (fault === 'corrupt' || fault === 'truncate') delete headers['if-none-match']
    const inner = ask(new URL(path, site), { method: request.method, headers }, (from) => {
      const status = from.statusCode ?? 502
      // What is sent on is whole, or says itself how long it should have been.
      delete from.headers['transfer-encoding']
      if (fault === undefined) {
        response.writeHead(status, from.headers)
        from.pipe(response)
        return
      }
      const parts: Buffer[] = []
      from.on('data', (part: Buffer) => parts.push(part))
      from.on('end', () => {
        const body = Buffer.concat(parts)
        if (fault === 'delay') {
          setTimeout(() => response.writeHead(status, from.headers).end(body), LATE)
        } else if (fault === 'truncate') {
          response.writeHead(status, { ...from.headers, 'content-length': body.length })
          response.write(body.subarray(0, body.length / 2), () => response.destroy())
        } else {
          const { 'content-encoding': _encoding, etag: _etag, ...kept } = from.headers
          const broken = Buffer.concat([Buffer.from('\u0000<<broken>>'), body])
          const cut = { 'content-length': broken.length, 'cache-control': 'no-store' }
          response.writeHead(status, { ...kept, ...cut }).end(broken)
        }
      })
    })
    inner.on('error', () => response.destroy())
    request.pipe(inner)
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(new URL(site).pathname, `http://127.0.0.1:${port}`).href,
    faults: () => faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
