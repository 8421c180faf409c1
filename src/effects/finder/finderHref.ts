import type { Facet } from './state'

/**
 * Apart from the rest of the finder: pages that only link to it load nothing else of it.
 *
 * @param finder route of the finder
 * @param filters what to narrow down, each by one value
 * @returns address of the finder with these filters
 */
export function finderHref(finder: string, filters: Partial<Record<Facet, string>>): string {
  return `${finder}?${new URLSearchParams(filters).toString()}`
}
