/** A static server for a built site, as the better static hosts behave. */
import { createServer } from 'node:http'
import path from 'node:path'
import { headerReader, headersFor } from './hostHeaders.mjs'
import { sendFile } from './sendFile.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 *
 * @typedef {object} ServerOptions
 * @property {string} dir folder of the built site
 * @property {number} [port] 0, the default, takes a free one
 * @property {string} [basePath] path prefix, `/docs` or `/docs/`; empty at the root
 *
 * @typedef {object} RunningServer
 * @property {string} origin such as `http://127.0.0.1:9000`
 * @property {string} url address of the site's home, with the path prefix and a trailing slash
 * @property {number} port
 * @property {() => Promise<void>} close
 */

const HOST = '127.0.0.1'
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_ALWAYS = 'no-cache'

/**
 * Gatsby puts a content hash in the names of scripts, styles and processed files; everything
 * else keeps its name when its content changes.
 *
 * @param {string} pathname path below the base path
 * @returns {string} the Cache-Control header
 */
export function cacheControl(pathname) {
  const hashed =
    pathname.startsWith('/static/') || /-[\da-f]{8,}\.(js|css|mjs)(\.map)?$/.test(pathname)
  return hashed ? FOREVER : ASK_ALWAYS
}

/**
 * The one address of a page: no trailing slash, no `index.html`.
 *
 * @param {string} pathname path below the base path, starting with `/`
 * @returns {string} the exact route; equals `pathname` when that is exact already
 */
export function exactRoute(pathname) {
  // Several slashes (or backslashes) at the start would make the redirect leave the site.
  const route = pathname.replace(/^[/\\]+/, '/').replace(/\/index\.html$/, '/')
  return withoutTrailing(route) || '/'
}

/**
 * A pattern for slashes at the end looks at each run of slashes from each of its places.
 *
 * @param {string} pathname
 * @returns {string} without slashes at its end
 */
function withoutTrailing(pathname) {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/**
 * @param {string} dir folder of the built site
 * @param {string} pathname as asked for, below the base path
 * @returns {string[]} files that may be meant, absolute; none outside of the folder, and none that
 *   are hidden
 */
function candidates(dir, pathname) {
  let decoded = ''
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return []
  }
  const parts = decoded.split(/[/\\]/).filter((part) => part !== '')
  if (
    decoded.includes('\0') ||
    parts.some((part) => part.startsWith('.') && part !== '.well-known')
  ) {
    return []
  }
  const file = path.join(dir, ...parts)
  const page = path.join(file, 'index.html')
  return parts.length === 0 ? [page] : [file, `${file}.html`, page]
}

/**
 * @param {string} [basePath] `/docs`, `/docs/`, `/` or nothing
 * @returns {string} `/docs` or the empty string
 */
export function normaliseBasePath(basePath = '') {
  const inner = withoutTrailing(basePath).replace(/^\/+/, '')
  return inner && `/${inner}`
}

/**
 * Makes the function that answers a request.
 *
 * @param {string} dir folder of the built site
 * @param {string} base normalised base path
 * @returns {(request: Request, response: Response) => void}
 */
function createHandler(dir, base) {
  const readRules = headerReader(dir)

  /** @param {Request} request @param {Response} response */
  const notFound = async (request, response) => {
    response.setHeader('Cache-Control', ASK_ALWAYS)
    if (await sendFile(request, response, path.join(dir, '404.html'), 404)) return
    sayOnly(response, 404, 'Not found')
  }

  /**
   * @param {Response} response
   * @param {string} location
   */
  const redirect = (response, location) => {
    // Not permanent: a browser would remember it for whatever is served here next.
    response.writeHead(302, { Location: location, 'Cache-Control': ASK_ALWAYS }).end()
  }

  /** @param {Request} request @param {Response} response */
  const answer = async (request, response) => {
    const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    for (const [name, values] of Object.entries(headersFor(readRules(), rawPath))) {
      response.setHeader(name, values)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sayOnly(response, 405, 'Only GET and HEAD')
    }
    const search = query === undefined ? '' : `?${query}`

    if (base && (rawPath === '/' || rawPath === base))
      return redirect(response, `${base}/${search}`)
    if (!rawPath.startsWith(`${base}/`)) return notFound(request, response)

    const pathname = rawPath.slice(base.length)
    const files = candidates(dir, pathname)
    if (files.length === 0) return notFound(request, response)
    const exact = exactRoute(pathname)
    if (exact !== pathname) return redirect(response, `${base}${exact}${search}`)

    // The folder is looked at for each request, so that a rebuild is served without a restart.
    response.setHeader('Cache-Control', cacheControl(pathname))
    for (const file of files) if (await sendFile(request, response, file)) return
    await notFound(request, response)
  }

  return (request, response) => {
    answer(request, response).catch((error) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sayOnly(response, 500, 'The server has failed to answer')
    })
  }
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} words
 */
function sayOnly(response, status, words) {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end(words)
}

/**
 * Serves a built site on 127.0.0.1: exact routes without redirects, 404.html with status 404,
 * long caching for hashed files only.
 *
 * @param {ServerOptions} options
 * @returns {Promise<RunningServer>}
 * @throws {Error} with `code` `EADDRINUSE` when the port is taken
 */
export function startServer({ dir, port = 0, basePath }) {
  const base = normaliseBasePath(basePath)
  const server = createServer(createHandler(dir, base))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      const address = server.address()
      const actual = address && typeof address === 'object' ? address.port : port
      const origin = `http://${HOST}:${actual}`
      resolve({
        origin,
        url: `${origin}${base}/`,
        port: actual,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}
