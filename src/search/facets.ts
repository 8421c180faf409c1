import type { DocSet } from '../docs/docSet'
import type { FacetFilters } from './types'

/** What a reader can narrow results down by: attributes of the records. */
export const FACETS = ['kind', 'hierarchy.lvl0'] as const

/** `kind` is the kind of an entry, `hierarchy.lvl0` the plugin or other area of a page. */
export type Facet = (typeof FACETS)[number]

/** Values of which a result must have one, for each facet that has any. */
export type Choices = Readonly<Partial<Record<Facet, readonly string[]>>>

/** A value of a facet, and how many results have it. */
export type FacetCount = readonly [value: string, count: number]

/** Results in numbers, so that a reader sees what each choice would leave. */
export interface Counted {
  /** Results without any choice. */
  total: number
  /** For each facet the results that the choices of the other facets leave, the most first. */
  facets: Readonly<Record<Facet, readonly FacetCount[]>>
}

/**
 * Contextual search: a reader finds the docs of the version and language in use.
 *
 * @param set the active doc set
 * @returns facet filters for both engines
 */
export function contextualFilters(set: DocSet): FacetFilters {
  return [`language:${set.locale}`, `version_tag:docs-default-${set.version}`]
}

/**
 * @param choices what the reader has chosen
 * @param without facet whose own choices do not count
 * @returns facet filters for both engines
 */
export function choiceFilters(choices: Choices, without?: Facet): FacetFilters {
  return FACETS.flatMap((facet) => {
    const values = facet === without ? [] : (choices[facet] ?? [])
    return values.length > 0 ? [values.map((value) => `${facet}:${value}`)] : []
  })
}

/**
 * @param counts how many results have each value, in any order
 * @returns the most first, and by name where two have as many
 */
export function byCount(counts: Iterable<FacetCount>): FacetCount[] {
  return [...counts].sort(
    ([name, count], [other, others]) => others - count || name.localeCompare(other, 'en'),
  )
}
