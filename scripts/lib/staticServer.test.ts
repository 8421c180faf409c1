import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cacheControl, exactRoute, normaliseBasePath, startServer } from './staticServer.mjs'

const long = 'word '.repeat(200_000)
let dir = ''
let root: Awaited<ReturnType<typeof startServer>>
let prefixed: Awaited<ReturnType<typeof startServer>>

function write(name: string, content: string) {
  const file = path.join(dir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const get = (url: string, init?: RequestInit) => fetch(url, { redirect: 'manual', ...init })

/** Files of this process that are open in the folder; null where the system does not tell. */
function openFiles(): string[] | null {
  try {
    return readdirSync('/proc/self/fd').flatMap((name) => {
      try {
        const file = readlinkSync(`/proc/self/fd/${name}`)
        return file.startsWith(dir) ? [file] : []
      } catch {
        return []
      }
    })
  } catch {
    return null
  }
}

/** Asks for a path as it is; `fetch` would tidy it up first. */
function rawStatus(url: string, rawPath: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    http
      .get({ hostname, port, path: rawPath }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      .on('error', reject)
  })
}

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'static-'))
  write('index.html', 'home')
  write('404.html', 'nothing here')
  write('foo.html', 'foo')
  write('foo/index.html', 'foo')
  write('foo/bar.html', 'bar')
  write('only/index.html', 'only')
  write('long.html', long)
  write('app-0123456789abcdef0123.js', 'let a')
  write('img/a.png', 'png')
  root = await startServer({ dir })
  prefixed = await startServer({ dir, basePath: '/docs/' })
})

afterAll(async () => {
  await Promise.all([root.close(), prefixed.close()])
  rmSync(dir, { recursive: true, force: true })
})

describe('exactRoute', () => {
  it.each([
    ['/', '/'],
    ['/foo', '/foo'],
    ['/foo/', '/foo'],
    ['/foo/index.html', '/foo'],
    ['/index.html', '/'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/foo.html', '/foo.html'],
    [`/foo${'/'.repeat(16_000)}`, '/foo'],
  ])('%s is %s', (given, wanted) => {
    expect(exactRoute(given)).toBe(wanted)
  })
})

describe('normaliseBasePath', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['/', ''],
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['docs/v1', '/docs/v1'],
  ])('%s is %s', (given, wanted) => {
    expect(normaliseBasePath(given)).toBe(wanted)
  })
})

describe('cacheControl', () => {
  it.each(['/app-01abcdef.js', '/a-0123456789abcdef.js.map', '/static/d/123.json'])(
    '%s may be kept',
    (file) => {
      expect(cacheControl(file)).toContain('immutable')
    },
  )
  it.each(['/', '/foo', '/page-data/foo/page-data.json', '/img/logo.svg'])(
    '%s is asked for again',
    (file) => {
      expect(cacheControl(file)).toBe('no-cache')
    },
  )
})

describe('startServer', () => {
  it('answers exact routes without a redirect', async () => {
    for (const [route, body] of [
      ['', 'home'],
      ['foo', 'foo'],
      ['foo/bar', 'bar'],
      ['only', 'only'],
      ['foo?q=1', 'foo'],
    ]) {
      const response = await get(`${root.url}${route}`)
      expect(response.status, route).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8')
      expect(await response.text()).toBe(body)
    }
  })

  it('redirects other spellings of a route, keeping the query', async () => {
    for (const spelling of ['foo/', 'foo/index.html']) {
      const response = await get(`${root.url}${spelling}?q=a%20b`)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/foo?q=a%20b')
    }
  })

  it('answers unknown and undecodable paths with the not-found page', async () => {
    for (const route of ['nope', 'foo/nope', '%E0%A4%A', 'img']) {
      const response = await get(`${root.url}${route}`)
      expect(response.status, route).toBe(404)
      expect(await response.text()).toBe('nothing here')
    }
  })

  it('does not leave its folder', async () => {
    for (const route of [
      '/../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
    ]) {
      expect(await rawStatus(root.url, route), route).toBe(404)
    }
  })

  it('serves below a base path only', async () => {
    expect(prefixed.url).toMatch(/\/docs\/$/)
    expect(await (await get(`${prefixed.url}foo`)).text()).toBe('foo')
    expect((await get(`${prefixed.origin}/foo`)).status).toBe(404)
    expect((await get(`${prefixed.origin}/docsfoo`)).status).toBe(404)
    for (const start of ['/', '/docs']) {
      expect((await get(`${prefixed.origin}${start}`)).headers.get('location')).toBe('/docs/')
    }
    expect((await get(`${prefixed.url}foo/`)).headers.get('location')).toBe('/docs/foo')
  })

  it('compresses text for those who take it', async () => {
    const response = await get(`${root.url}long`)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toBe(long)
    const plain = await get(`${root.url}long`, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(Number(plain.headers.get('content-length'))).toBe(long.length)
    await plain.body?.cancel()
    expect((await get(`${root.url}img/a.png`)).headers.get('content-encoding')).toBeNull()
  })

  it('lets browsers keep hashed files, and answers 304', async () => {
    const script = await get(`${root.url}app-0123456789abcdef0123.js`)
    expect(script.headers.get('cache-control')).toContain('immutable')
    const page = await get(`${root.url}foo`)
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const etag = page.headers.get('etag') ?? ''
    expect((await get(`${root.url}foo`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it.each([
    ['bytes=0-0', 206, 'p', 'bytes 0-0/3'],
    ['bytes=-2', 206, 'ng', 'bytes 1-2/3'],
    ['bytes=1-9007199254740993', 206, 'ng', 'bytes 1-2/3'],
    ['bytes=5-2', 200, 'png', null],
    ['bytes=abc', 200, 'png', null],
    ['items=0-1', 200, 'png', null],
    ['bytes=3-', 416, '', 'bytes */3'],
  ])('answers the range %s', async (range, status, body, contentRange) => {
    const response = await get(`${root.url}img/a.png`, { headers: { range } })
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(body)
    expect(response.headers.get('content-range')).toBe(contentRange)
  })

  it('says that answers differ by encoding, and compresses for those who want that alone', async () => {
    const plain = await get(`${root.url}long`, { headers: { 'accept-encoding': 'gzip;q=0' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
    await plain.body?.cancel()
    const missing = await get(`${root.url}nope`)
    expect(missing.headers.get('content-encoding')).toBe('gzip')
  })

  it('closes the files of readers who go away', async () => {
    write('huge.bin', 'x'.repeat(8_000_000))
    for (let visit = 0; visit < 10; visit += 1) {
      await new Promise<void>((resolve, reject) => {
        const request = http.get(`${root.url}huge.bin`, (response) => {
          response.once('data', () => {
            request.destroy()
            resolve()
          })
        })
        request.on('error', reject)
      })
    }
    await expect
      .poll(openFiles)
      .toSatisfy((files: string[] | null) => files === null || files.length === 0)
  })

  it('goes on when the page for what is missing cannot be read', async () => {
    const broken = mkdtempSync(path.join(os.tmpdir(), 'static-'))
    mkdirSync(path.join(broken, '404.html'))
    const server = await startServer({ dir: broken })
    try {
      for (let visit = 0; visit < 2; visit += 1) {
        const response = await get(`${server.url}nope`)
        expect(response.status).toBe(404)
        expect(await response.text()).toBe('Not found')
      }
    } finally {
      await server.close()
      rmSync(broken, { recursive: true })
    }
  })

  it('answers when a file vanishes while it is looked for', async () => {
    const visits = Array.from({ length: 50 }, async (_, visit) => {
      write(`gone-${visit}.html`, 'here')
      const answer = get(`${root.url}gone-${visit}`)
      rmSync(path.join(dir, `gone-${visit}.html`))
      return (await answer).status
    })
    for (const status of await Promise.all(visits)) expect([200, 404]).toContain(status)
  })

  it('sends with every answer what the built site says', async () => {
    write('_headers', '/*\n  X-Frame-Options: DENY\n  A: 1\n# note\n/img/*\n  A: 2\n')
    for (const [route, method, status] of [
      ['foo', 'GET', 200],
      ['foo/', 'GET', 302],
      ['nope', 'GET', 404],
      ['foo', 'POST', 405],
    ] as const) {
      const response = await get(`${root.url}${route}`, { method })
      expect(response.status).toBe(status)
      expect(response.headers.get('x-frame-options')).toBe('DENY')
      expect(response.headers.get('a')).toBe('1')
    }
    expect((await get(`${root.url}img/a.png`)).headers.get('a')).toBe('1, 2')
    rmSync(path.join(dir, '_headers'))
    expect((await get(`${root.url}foo`)).headers.get('x-frame-options')).toBeNull()
  })

  it('takes no other methods', async () => {
    expect((await get(root.url, { method: 'POST' })).status).toBe(405)
    expect((await get(`${root.url}foo`, { method: 'HEAD' })).status).toBe(200)
  })

  it('rejects when the port is taken', async () => {
    await expect(startServer({ dir, port: root.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})
