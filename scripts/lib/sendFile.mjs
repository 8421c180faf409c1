/** Answers a request with a file: ranges, validators, gzip on the fly, and no fault that ends the server. */
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { contentType, parseRange, takesGzip } from './httpFields.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Opens the file before it looks at it, so that a build that replaces files does no harm, and
 * closes it whatever becomes of the connection.
 *
 * @param {Request} request
 * @param {Response} response headers that are set already are kept
 * @param {string} file absolute path
 * @param {number} [status] 200 when left out; ranges and validators are for that one only
 * @returns {Promise<boolean>} false, with nothing sent, when there is no such file
 */
export async function sendFile(request, response, file, status = 200) {
  const handle = await open(file, 'r').catch(() => undefined)
  if (!handle) return false
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) return false
    const { size } = stats
    const { type, isText } = contentType(file)
    const etag = `W/"${size}-${Math.round(stats.mtimeMs)}"`
    response.setHeader('Content-Type', type)
    if (isText) response.setHeader('Vary', 'Accept-Encoding')
    if (status === 200) {
      response.setHeader('ETag', etag)
      response.setHeader('Last-Modified', stats.mtime.toUTCString())
      response.setHeader('Accept-Ranges', 'bytes')
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end()
        return true
      }
    }
    // The validators are weak, which no condition on a range may be met by.
    const asked = status === 200 && !request.headers['if-range'] ? request.headers.range : undefined
    const range = parseRange(asked, size)
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end()
      return true
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    const isGzipped =
      isText && size > 0 && !range && takesGzip(String(request.headers['accept-encoding'] ?? ''))
    if (isGzipped) response.setHeader('Content-Encoding', 'gzip')
    else response.setHeader('Content-Length', end - start + 1)
    if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`)
    response.writeHead(range ? 206 : status)
    if (request.method === 'HEAD' || size === 0) {
      response.end()
      return true
    }
    const content = handle.createReadStream({ start, end, autoClose: false })
    // A reader who goes away, or a file that shrinks meanwhile, ends this answer and nothing else.
    await (
      isGzipped ? pipeline(content, createGzip(), response) : pipeline(content, response)
    ).catch(() => response.destroy())
    return true
  } finally {
    await handle.close()
  }
}
