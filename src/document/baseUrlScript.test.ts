import { describe, expect, it } from 'vitest'
import { baseUrlScript } from './baseUrlScript'

interface Visit {
  pathname?: string
  /** Element whose file does not arrive. */
  missing?: string
  rel?: string
  /** What an import has failed with. */
  rejected?: Error
  /** Whether the site's scripts have run. */
  hasRun?: boolean
}

/** Runs the script in a window with as much as it touches; returns the text of the banner. */
function visit({ pathname = '/', missing, rel, rejected, hasRun = false }: Visit): string | null {
  let banner: { textContent: string } | null = null
  let onError = (_event: object) => {}
  const listeners: Record<string, (event: object) => void> = {}
  const document = {
    addEventListener: (_type: string, listener: typeof onError) => (onError = listener),
    createElement: () => ({ style: {}, setAttribute: () => {}, textContent: '' }),
    body: { prepend: (element: { textContent: string }) => (banner = element) },
  }
  const window = {
    location: { pathname },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    ...(hasRun ? { ___navigate: () => {} } : {}),
  }
  const script = baseUrlScript('Built for {configured}, try {suggested}.', '/docs/')
  new Function('window', 'document', script)(window, document)
  if (missing) onError({ target: { tagName: missing, rel } })
  listeners.load?.({})
  if (rejected) listeners.unhandledrejection?.({ reason: rejected })
  return (banner as { textContent: string } | null)?.textContent ?? null
}

/** What Chromium, Firefox and WebKit say of an import. */
const IMPORTS = [
  'Failed to fetch dynamically imported module: https://example.org/app.js',
  'error loading dynamically imported module: https://example.org/app.js',
  'Importing a module script failed.',
]

describe('baseUrlScript', () => {
  it('says nothing when everything has arrived', () => {
    expect(visit({ hasRun: true })).toBeNull()
    expect(visit({ missing: 'IMG' })).toBeNull()
    expect(visit({ missing: 'LINK', rel: 'icon' })).toBeNull()
    expect(visit({ rejected: new Error('Of some extension') })).toBeNull()
  })

  it('says nothing while the scripts are still on their way', () => {
    expect(visit({ hasRun: false })).toBeNull()
  })

  it('says nothing of what is missing later', () => {
    expect(visit({ hasRun: true, missing: 'SCRIPT' })).toBeNull()
    expect(visit({ hasRun: true, rejected: new TypeError(IMPORTS[0]) })).toBeNull()
  })

  it('speaks when a script or a style sheet is missing', () => {
    expect(visit({ missing: 'SCRIPT' })).toBe('Built for /docs/, try /.')
    expect(visit({ missing: 'LINK', rel: 'stylesheet' })).not.toBeNull()
  })

  it.each(IMPORTS)('speaks when an import fails: %s', (message) => {
    expect(visit({ rejected: new TypeError(message) })).toBe('Built for /docs/, try /.')
  })

  it.each([
    ['/', '/'],
    ['/wiki', '/wiki/'],
    ['/wiki/', '/wiki/'],
    ['/wiki/index.html', '/wiki/'],
  ])('on %s suggests %s', (pathname, suggested) => {
    expect(visit({ pathname, missing: 'SCRIPT' })).toBe(`Built for /docs/, try ${suggested}.`)
  })

  it('cannot be ended by its text', () => {
    expect(baseUrlScript('</script>', '/')).not.toContain('</script>')
  })
})
