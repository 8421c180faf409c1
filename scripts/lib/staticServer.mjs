/** A static server for a built site, as the better static hosts behave. */
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { compress } from './compress.mjs'

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
  return route === '/' ? route : route.replace(/\/+$/, '') || '/'
}

/**
 * @param {string} pathname
 * @returns {boolean} whether the path can be decoded
 */
function isDecodable(pathname) {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/**
 * @param {string} [basePath] `/docs`, `/docs/`, `/` or nothing
 * @returns {string} `/docs` or the empty string
 */
export function normaliseBasePath(basePath = '') {
  const inner = basePath.replace(/^\/+|\/+$/g, '')
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
  // `dev` reads the folder at each request, so that a rebuild is served without a restart.
  const serveFile = sirv(dir, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname))
    },
  })

  /** @param {Response} response */
  const notFound = (response) => {
    const page = path.join(dir, '404.html')
    response.statusCode = 404
    response.setHeader('Cache-Control', ASK_ALWAYS)
    if (!existsSync(page)) {
      response.setHeader('Content-Type', 'text/plain')
      response.end('Not found')
      return
    }
    response.setHeader('Content-Type', 'text/html;charset=utf-8')
    createReadStream(page).pipe(response)
  }

  /**
   * @param {Response} response
   * @param {string} location
   */
  const redirect = (response, location) => {
    // Not permanent: a browser would remember it for whatever is served here next.
    response.writeHead(302, { Location: location, 'Cache-Control': ASK_ALWAYS }).end()
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s)
    const search = query === undefined ? '' : `?${query}`

    if (base && (rawPath === '/' || rawPath === base))
      return redirect(response, `${base}/${search}`)
    if (!rawPath.startsWith(`${base}/`) || !isDecodable(rawPath)) return notFound(response)

    const pathname = rawPath.slice(base.length)
    const exact = exactRoute(pathname)
    if (exact !== pathname) return redirect(response, `${base}${exact}${search}`)

    request.url = pathname
    compress(request, response)
    serveFile(request, response, () => notFound(response))
  }
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
