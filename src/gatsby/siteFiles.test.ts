import { describe, expect, it } from 'vitest'
import { loadedConfig } from '../docs/testing/site'
import { robotsTxt, sitemapXml, webManifest } from './siteFiles'

const ORIGIN = 'https://example.org/docs'

const locations = (routes: string[]) =>
  [...sitemapXml(ORIGIN, routes, new Map()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

describe('sitemapXml', () => {
  it('follows the protocol of sitemaps.org', () => {
    const dates = new Map([
      ['/b', Date.UTC(2024, 0, 5, 23, 59)],
      ['/', undefined],
    ])
    expect(sitemapXml(ORIGIN, ['/b', '/'], dates)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '  <url><loc>https://example.org/docs/</loc></url>',
        '  <url><loc>https://example.org/docs/b</loc><lastmod>2024-01-05</lastmod></url>',
        '</urlset>',
        '',
      ].join('\n'),
    )
  })

  it('dates a page of the epoch: zero is a date', () => {
    expect(sitemapXml(ORIGIN, ['/a'], new Map([['/a', 0]]))).toContain('<lastmod>1970-01-01')
  })

  it('escapes addresses for URL and XML', () => {
    expect(locations(['/a&b', '/tür auf', '/"c"<d>'])).toEqual([
      `${ORIGIN}/%22c%22%3Cd%3E`,
      `${ORIGIN}/a&amp;b`,
      `${ORIGIN}/t%C3%BCr%20auf`,
    ])
  })

  it('keeps one order, and leaves the given routes in theirs', () => {
    const routes = ['/c', '/a', '/b']
    expect(locations(routes)).toEqual([`${ORIGIN}/a`, `${ORIGIN}/b`, `${ORIGIN}/c`])
    expect(routes).toEqual(['/c', '/a', '/b'])
  })
})

describe('robotsTxt', () => {
  it('lets everyone in and names the sitemap', () => {
    expect(robotsTxt(ORIGIN).split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      '',
      'Sitemap: https://example.org/docs/sitemap.xml',
      '',
    ])
  })
})

describe('webManifest', () => {
  const manifest = (prefix: string) =>
    JSON.parse(webManifest(loadedConfig().config, prefix)) as {
      start_url: string
      icons: { src: string; sizes: string; purpose: string }[]
    }

  it('names the site as the config does', () => {
    expect(manifest('')).toMatchObject({
      name: 'Docs',
      short_name: 'Docs',
      description: 'A tagline',
      theme_color: '#fff',
      start_url: '/',
      display: 'browser',
    })
  })

  it('puts the path prefix before every address', () => {
    const { start_url, icons } = manifest('/docs')
    expect(start_url).toBe('/docs/')
    expect(icons.map(({ src }) => src)).toEqual([
      '/docs/icons/icon-192.png',
      '/docs/icons/icon-512.png',
      '/docs/icons/icon-maskable-512.png',
    ])
  })

  it('has the icons that browsers ask for to install a site', () => {
    const { icons } = manifest('')
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })
})
