/** Files for machines that every site has at its root. */
import type { SiteConfig } from '../docs/config'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * @param origin address of the site's root without trailing slash
 * @param routes routes to list
 * @param dates milliseconds since the epoch of a route's last change
 * @returns a sitemap after the sitemaps.org protocol
 */
export function sitemapXml(
  origin: string,
  routes: readonly string[],
  dates: ReadonlyMap<string, number | undefined>,
): string {
  const urls = [...routes].sort().map((route) => {
    const address = `${origin}${encodeURI(route)}`.replace(
      /[&<>"]/g,
      (sign) => ENTITIES[sign] ?? sign,
    )
    const date = dates.get(route)
    const lastmod =
      date === undefined ? '' : `<lastmod>${new Date(date).toISOString().slice(0, 10)}</lastmod>`
    return `  <url><loc>${address}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** @param origin address of the site's root without trailing slash */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/**
 * @param config site config
 * @param pathPrefix path prefix without trailing slash
 * @returns a web app manifest
 */
export function webManifest(config: SiteConfig, pathPrefix: string): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `${pathPrefix}/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return `${JSON.stringify(
    {
      name: config.title,
      short_name: config.title,
      description: config.tagline,
      start_url: `${pathPrefix}/`,
      display: 'browser',
      background_color: '#fbfcfa',
      theme_color: config.themeColor.light,
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    null,
    2,
  )}\n`
}
