import type { Facet } from './state'

/**
 * Apart from the rest of the finder: pages that only link to it load nothing else of it.
 *
 * @param finder route of the finder
 * @param facet what to narrow down
 * @param value by what
 * @returns address of the finder with this filter
 */
export function finderHref(finder: string, facet: Facet, value: string): string {
  return `${finder}?${new URLSearchParams({ [facet]: value }).toString()}`
}
