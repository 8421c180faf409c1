/*
 * Reads what a test asks from the HTML that the server sends, before any script has run. A few
 * patterns do: the HTML is our own, written by React, with every attribute in double quotes.
 */

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}

/**
 * @param html a page
 * @param tag name of an element
 * @returns the attributes of each such element, by lower-case name
 */
export function elements(html: string, tag: string): Record<string, string>[] {
  const tags = html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? []
  return tags.map((text) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decode(value),
      ]),
    ),
  )
}

/**
 * @param html a page
 * @returns every address that its elements name: links, files, and the sources of images
 */
export function addresses(html: string): string[] {
  const found = ['a', 'link', 'script', 'img', 'source'].flatMap((tag) =>
    elements(html, tag).flatMap(({ href, src, srcset = '' }) => [
      href,
      src,
      ...srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0]),
    ]),
  )
  return [
    ...new Set(found.filter((address) => address !== undefined && address !== '')),
  ] as string[]
}

/**
 * @param html a page
 * @returns text of its title
 */
export function title(html: string): string {
  return decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
}

/**
 * @param html a page
 * @param name `name` or `property` of a meta element
 * @returns its content; undefined when the page has no such element
 */
export function meta(html: string, name: string): string | undefined {
  return elements(html, 'meta').find((one) => (one.name ?? one.property) === name)?.content
}

/**
 * @param html a page
 * @returns the ids of all its elements
 */
export function ids(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decode(id)))
}
