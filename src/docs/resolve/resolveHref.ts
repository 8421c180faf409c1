import { classifyHref } from '../hrefs'
import type { HrefOrigin } from '../hrefs'

/** Where the files are published that links lead to. */
export interface PublishedFiles {
  origin: HrefOrigin
  /** Route of a Markdown file, by absolute path. */
  docRoutes: Pick<ReadonlyMap<string, string>, 'get'>
  /** Published address of a local file (without path prefix), by absolute path. */
  fileUrls: Pick<ReadonlyMap<string, string>, 'get'>
}

/**
 * @param href as written
 * @param files the doc that holds it, and what is known of the files around
 * @returns the address on the site, without path prefix; what is not known stays as written
 */
export function resolveHref(href: string, { origin, docRoutes, fileUrls }: PublishedFiles): string {
  const target = classifyHref(href, origin)
  switch (target.type) {
    case 'external':
      return target.address ?? href
    case 'static':
      return `${target.sitePath}${target.suffix}`
    case 'file':
      return `${fileUrls.get(target.filePath) ?? href}${target.suffix}`
    case 'doc': {
      const route = docRoutes.get(target.filePath)
      return route === undefined ? href : `${route}${target.suffix}`
    }
    case 'route':
      // A bare `#anchor` stays one, so that it works wherever the doc is served.
      return href.startsWith('#') ? href : `${target.route}${target.suffix}`
  }
}
