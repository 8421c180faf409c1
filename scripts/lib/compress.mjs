/** Gzip on the fly, for the text of a site. */
import { createGzip } from 'node:zlib'

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/

/**
 * Makes a response gzip its body when the browser takes that and the body is a whole text file.
 * Has to be called before anything is written.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function compress(request, response) {
  if (request.method === 'HEAD') return
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return

  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)

  /** @param {number} status @param {import('node:http').OutgoingHttpHeaders} [headers] */
  const compressingHead = (status, headers = {}) => {
    const type = String(headers['Content-Type'] ?? response.getHeader('content-type') ?? '')
    if (status !== 200 || !TEXT.test(type)) return writeHead(status, headers)

    const gzip = createGzip()
    gzip.on('data', (chunk) => {
      if (!write(chunk)) gzip.pause()
    })
    gzip.on('end', () => end())
    // The stream that feeds the response waits for its `drain`; so does the compressor.
    gzip.on('drain', () => response.emit('drain'))
    response.on('drain', () => gzip.resume())
    response.on('close', () => gzip.destroy())
    Object.assign(response, {
      write: (/** @type {Buffer} */ chunk) => gzip.write(chunk),
      end: () => {
        gzip.end()
        return response
      },
    })
    response.removeHeader('Content-Length')
    const others = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
    return writeHead(status, {
      ...Object.fromEntries(others),
      'Content-Encoding': 'gzip',
      Vary: 'Accept-Encoding',
    })
  }
  Object.assign(response, { writeHead: compressingHead })
}
