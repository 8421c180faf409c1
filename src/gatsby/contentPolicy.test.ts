import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  DOCSEARCH_STYLE,
  foreignSources,
  hashSource,
  searchSources,
  withPolicy,
} from './contentPolicy'

const NOTHING = { foreign: { images: [], frames: [], media: [] }, connect: [] }
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

/** The directives of a page's policy. */
function policyOf(html: string): Record<string, string[]> {
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('withPolicy', () => {
  const html = withPolicy(
    page(
      '<script data-x>let a</script><style>b{}</style>',
      '<script src="/a.js" async></script><script>\nlet c</script>',
    ),
    NOTHING,
  )

  it('allows the scripts and styles of the page by their hashes', () => {
    const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = policyOf(html)
    expect(policy['script-src']).toEqual(["'self'", sha('let a'), sha('\nlet c')])
    expect(policy['style-src']).toEqual(["'self'", sha('b{}'), DOCSEARCH_STYLE])
  })

  it('allows nothing that runs text', () => {
    const { 'style-src-attr': attributes, ...rest } = policyOf(html)
    expect(attributes).toEqual(["'unsafe-inline'"])
    expect(JSON.stringify(rest)).not.toContain('unsafe')
    expect(rest).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-src': ["'none'"],
    })
  })

  it('stands in front of the first script and style, behind the encoding', () => {
    const place = html.indexOf('<meta http-equiv')
    expect(place).toBe(html.indexOf('<meta charSet="utf-8"/>') + '<meta charSet="utf-8"/>'.length)
    expect(place).toBeLessThan(html.indexOf('<script'))
  })

  it('takes the place of the policy of an earlier build', () => {
    expect(withPolicy(html, NOTHING)).toBe(html)
    const changed = withPolicy(html.replace('let a', 'let b'), NOTHING)
    expect(changed.match(/Content-Security-Policy/g)).toHaveLength(1)
    expect(policyOf(changed)['script-src']).toContain(hashSource('let b'))
  })

  it('does without styles and scripts, and refuses what is no page', () => {
    expect(policyOf(withPolicy(page(''), NOTHING))['script-src']).toEqual(["'self'"])
    expect(() => withPolicy('<p>', NOTHING)).toThrow('encoding')
  })

  it('allows what the site shows of others, and whom it asks', () => {
    const foreign = {
      images: ['data:', 'https://i.example'],
      frames: ['https://v.example'],
      media: ['https://m.example'],
    }
    const policy = policyOf(withPolicy(page(''), { foreign, connect: ['https://s.example'] }))
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://i.example'])
    expect(policy['frame-src']).toEqual(['https://v.example'])
    expect(policy['media-src']).toEqual(["'self'", 'https://m.example'])
    expect(policy['connect-src']).toEqual(["'self'", 'https://s.example'])
  })
})

describe('foreignSources', () => {
  it('finds pictures, frames and films of other sites at any depth', () => {
    const found = foreignSources([
      [
        'text',
        ['p', null, ['Image', { src: 'https://i.example/a.png', alt: '' }]],
        ['Image', { src: '/static/a.png', alt: '' }],
        ['iframe', { src: 'https://v.example/1' }],
      ],
      [
        ['video', { src: '//m.example/a.mp4', poster: 'https://p.example/a.png' }],
        ['Image', { src: 'data:image/png;base64,AA', alt: '' }],
      ],
    ])
    expect(found.images).toEqual(expect.arrayContaining(['data:', 'https://i.example']))
    expect(found.images).not.toContain('https://v.example')
    expect(found.frames).toEqual(['https://v.example'])
    expect(found.media).toContain('https://m.example')
  })
})

describe('searchSources', () => {
  it('are the hosts of the hosted search, and none without it', () => {
    const hosted = {
      engine: 'algolia',
      appId: 'APP',
      indexName: 'i',
      apiKey: 'k',
      searchPagePath: '/s',
    } as const
    expect(searchSources({ engine: 'embedded', searchPagePath: '/s' })).toEqual([])
    expect(searchSources({ ...hosted, host: 'http://127.0.0.1:41000' })).toEqual([
      'http://127.0.0.1:41000',
    ])
    expect(searchSources(hosted)).toEqual([
      'https://app-dsn.algolia.net',
      'https://app-1.algolianet.com',
      'https://app-2.algolianet.com',
      'https://app-3.algolianet.com',
    ])
  })
})

it('knows the style sheet in the logo of DocSearch', () => {
  const file = path.resolve('node_modules/@docsearch/react/dist/esm/index.js')
  const text = /createElement\("style",null,"([^"]*)"\)/.exec(fs.readFileSync(file, 'utf8'))?.[1]
  expect(hashSource(text ?? '')).toBe(DOCSEARCH_STYLE)
})
