import { describe, expect, it } from 'vitest'
import { baseUrlScript } from './baseUrlScript'

interface Visit {
  pathname?: string
  /** Element whose file does not arrive. */
  missing?: string
  rel?: string
  /** Whether the site's scripts have run. */
  hasRun?: boolean
}

/** Runs the script in a window with as much as it touches; returns the text of the banner. */
function visit({ pathname = '/', missing, rel, hasRun = true }: Visit): string | null {
  let banner: { textContent: string } | null = null
  let onError = (_event: object) => {}
  let onLoad = () => {}
  const document = {
    addEventListener: (_type: string, listener: typeof onError) => (onError = listener),
    removeEventListener: () => {},
    createElement: () => ({ style: {}, setAttribute: () => {}, textContent: '' }),
    body: { prepend: (element: { textContent: string }) => (banner = element) },
  }
  const window = {
    location: { pathname },
    addEventListener: (_type: string, listener: () => void) => (onLoad = listener),
    ...(hasRun ? { ___navigate: () => {} } : {}),
  }
  const script = baseUrlScript('Built for {configured}, try {suggested}.', '/docs/')
  new Function('window', 'document', script)(window, document)
  if (missing) onError({ target: { tagName: missing, rel } })
  onLoad()
  return (banner as { textContent: string } | null)?.textContent ?? null
}

describe('baseUrlScript', () => {
  it('says nothing when everything has arrived', () => {
    expect(visit({})).toBeNull()
    expect(visit({ missing: 'IMG' })).toBeNull()
    expect(visit({ missing: 'LINK', rel: 'icon' })).toBeNull()
  })

  it('speaks when a script or a style sheet is missing, or when no script has run', () => {
    expect(visit({ missing: 'SCRIPT' })).toBe('Built for /docs/, try /.')
    expect(visit({ missing: 'LINK', rel: 'stylesheet' })).not.toBeNull()
    expect(visit({ hasRun: false })).not.toBeNull()
  })

  it.each([
    ['/', '/'],
    ['/wiki', '/wiki/'],
    ['/wiki/', '/wiki/'],
    ['/wiki/index.html', '/wiki/'],
  ])('on %s suggests %s', (pathname, suggested) => {
    expect(visit({ pathname, hasRun: false })).toBe(`Built for /docs/, try ${suggested}.`)
  })

  it('cannot be ended by its text', () => {
    expect(baseUrlScript('</script>', '/')).not.toContain('</script>')
  })
})
