/** What a server reads from a request's header fields, after RFC 9110. */

/**
 * @typedef {{ start: number, end: number }} ByteRange first and last byte
 */

/**
 * @param {string | undefined} header `Range` of a request
 * @param {number} size bytes of the file
 * @returns {ByteRange | 'unsatisfiable' | undefined} the range; undefined when the whole file is to
 *   be sent, as for headers that are not understood and for several ranges at once
 */
export function parseRange(header, size) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const last = to === '' ? Infinity : Number(to)
  if (last < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(last, size - 1) }
}

/**
 * @param {string | undefined} header `Accept-Encoding` of a request
 * @returns {boolean} whether the answer may be compressed with gzip
 */
export function takesGzip(header = '') {
  const weights = new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part.toLowerCase().split(';')
      const weight = parameters.find((one) => one.trim().startsWith('q='))
      return [coding.trim(), weight === undefined ? 1 : Number(weight.trim().slice(2))]
    }),
  )
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

/** @type {Readonly<Record<string, string>>} Types of files that a site has, by extension. */
const TYPES = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'text/yaml',
  yml: 'text/yaml',
  zip: 'application/zip',
}

const TEXT = /^text\/|json$|xml$/

/**
 * @param {string} file name of a file
 * @returns {{ type: string, isText: boolean }} the Content-Type header, and whether gzip makes it
 *   shorter
 */
export function contentType(file) {
  const extension = /\.([a-z\d]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''
  const type = (Object.hasOwn(TYPES, extension) && TYPES[extension]) || 'application/octet-stream'
  const isText = TEXT.test(type)
  return { type: isText ? `${type};charset=utf-8` : type, isText }
}
