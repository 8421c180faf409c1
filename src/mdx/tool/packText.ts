/** Texts in the fragment of an address, which browsers never send anywhere. */

/** Names of the two ways: as it is, and compressed. */
const PLAIN = 'code'
const COMPRESSED = 'zip'

/** Far more than any config. What a few bytes of an address unpack to must not stop the page. */
const MAX_UNPACKED = 250_000

/** What stands beside the text. */
const BESIDE = ['file', 'part', 'version'] as const

export interface Beside {
  /** Path of the config that it is. */
  file?: string
  /** Set when it is not the whole file. */
  part?: string
  /** Version that the server runs, such as `EcoEnchants 12.20.0`. */
  version?: string
}

/**
 * @param text any text
 * @param beside what is known about it; empty texts are left out
 * @returns a fragment that stands for both, with the `#`; compressed where the browser can
 */
export async function packText(text: string, beside: Beside = {}): Promise<string> {
  const parts = BESIDE.flatMap((name) => {
    const value = beside[name]
    return value ? [`&${name}=${encodeURIComponent(value)}`] : []
  })
  return `${await packed(text)}${parts.join('')}`
}

/**
 * @param fragment fragment of an address
 * @returns what stands beside the text in it
 */
export function packedBeside(fragment: string): Beside {
  const params = new URLSearchParams(fragment.slice(1))
  return Object.fromEntries(
    BESIDE.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

async function packed(text: string): Promise<string> {
  const plain = new TextEncoder().encode(text)
  try {
    const shorter = await throughStream(plain, new CompressionStream('deflate-raw'))
    if (shorter.length < plain.length) return `#${COMPRESSED}=${toBase64Url(shorter)}`
  } catch {
    // Older browsers have no such stream.
  }
  return `#${PLAIN}=${toBase64Url(plain)}`
}

/**
 * @param fragment fragment of an address
 * @returns whether a text stands in it, or what is left of one
 */
export function isPacked(fragment: string): boolean {
  return new RegExp(`^#(?:${PLAIN}|${COMPRESSED})(?:=|$)`).test(fragment)
}

/**
 * @param fragment fragment of an address
 * @returns the text in it; null when there is none or when it cannot be read
 */
export async function unpackText(fragment: string): Promise<string | null> {
  const [, name, value] = /^#(\w+)=([\w-]+)(?:&|$)/.exec(fragment) ?? []
  if (value === undefined || (name !== PLAIN && name !== COMPRESSED)) return null
  try {
    const bytes = fromBase64Url(value)
    if (bytes.length > MAX_UNPACKED) return null
    const plain =
      name === PLAIN ? bytes : await throughStream(bytes, new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    return null
  }
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    length += part.value.length
    // A few bytes can unpack to gigabytes.
    if (length > MAX_UNPACKED) throw new RangeError('The text is too long.')
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
