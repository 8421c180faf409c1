/**
 * The Content-Security-Policy of a page: what its browser may load and run. A host that sends no
 * headers must do no harm, so it stands in the page itself; what only headers can say is in
 * `hostHeaders.ts`.
 */
import { createHash } from 'node:crypto'
import type { SearchSettings } from '../docs/siteData'
import type { TreeNode } from '../docs/tree'

/** What pages show of other sites, as sources for a policy. */
export interface Foreign {
  images: string[]
  frames: string[]
  media: string[]
}

/**
 * DocSearch has a style sheet in its logo (`AlgoliaLogo` of @docsearch/react); `contentPolicy.test.ts`
 * compares the hash with its text.
 */
export const DOCSEARCH_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='"

/**
 * @param text text of an inline script or style sheet, exactly as it stands in the page
 * @returns the source that allows it
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`
}

/**
 * @param settings search settings of the site
 * @returns other hosts that the search asks
 */
export function searchSources(settings: SearchSettings): string[] {
  if (settings.engine === 'embedded') return []
  if (settings.host !== undefined) return [new URL(settings.host).origin]
  // The hosts that algoliasearch tries, one after the other.
  const id = settings.appId.toLowerCase()
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ]
}

/**
 * A reader goes from page to page under the policy of the first one, so it allows what any of them
 * shows.
 *
 * @param trees bodies of all pages
 * @returns what is shown of other sites
 */
export function foreignSources(trees: Iterable<readonly TreeNode[]>): Foreign {
  const found = { images: new Set<string>(), frames: new Set<string>(), media: new Set<string>() }
  const look = (node: TreeNode): void => {
    if (typeof node === 'string') return
    const [name, props, ...children] = node
    for (const address of [props?.src, props?.poster]) {
      const origin = typeof address === 'string' ? originOf(address) : undefined
      for (const kind of origin === undefined ? [] : kindsOf(name)) found[kind].add(origin ?? '')
    }
    children.forEach(look)
  }
  for (const tree of trees) tree.forEach(look)
  return {
    images: [...found.images].sort(),
    frames: [...found.frames].sort(),
    media: [...found.media].sort(),
  }
}

/** What an element shows: a `source` may be that of a picture or of a video. */
function kindsOf(name: string): (keyof Foreign)[] {
  if (name === 'iframe') return ['frames']
  if (/^(?:video|audio|source|track)$/.test(name)) return ['media', 'images']
  return ['images']
}

function originOf(address: string): string | undefined {
  if (address.startsWith('data:')) return 'data:'
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined
  try {
    return new URL(address, 'https://localhost').origin
  } catch {
    return undefined
  }
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/i

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/

/** What the site shows of others, and whom it asks. */
export interface Policy {
  foreign: Foreign
  /** Other hosts that scripts may ask. */
  connect: readonly string[]
}

/**
 * Has to be the last change of a page: the hashes are those of its scripts and styles.
 *
 * @param html a page; one that has a policy gets another
 * @param allowed what the site shows of others, and whom it asks
 * @returns the page with its policy, in front of all that the policy is about
 * @throws when the page does not tell its encoding, behind which the policy goes
 */
export function withPolicy(html: string, { foreign, connect }: Policy): string {
  const bare = html.replace(POLICY, '')
  const scripts = textsOf(bare, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)
  const styles = textsOf(bare, /<style\b[^>]*>([\s\S]*?)<\/style>/gi)
  const policy = [
    // Not 'none', under which links to fetch ahead fall.
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self'", ...styles, DOCSEARCH_STYLE],
    // Attributes cannot run anything, and Gatsby and guides write dozens of different ones.
    ["style-src-attr 'unsafe-inline'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ['frame-src', ...(foreign.frames.length > 0 ? foreign.frames : ["'none'"])],
    ...beside('img-src', foreign.images),
    ...beside('media-src', foreign.media),
    ...beside('connect-src', connect),
  ]
    .map((sources) => sources.join(' '))
    .join(';')
  if (!CHARSET.test(bare)) throw new Error('A page does not begin with its encoding.')
  return bare.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  )
}

/** A directive that allows more than `default-src`, where there is more. */
function beside(directive: string, sources: readonly string[]): string[][] {
  return sources.length === 0 ? [] : [[directive, "'self'", ...sources]]
}

function textsOf(html: string, elements: RegExp): string[] {
  return [...new Set([...html.matchAll(elements)].map(([, text = '']) => hashSource(text)))]
}
