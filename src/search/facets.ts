import type { DocSet } from '../docs/docSet'
import type { FacetFilters } from './types'

/**
 * Contextual search: a reader finds the docs of the version and language in use.
 *
 * @param set the active doc set
 * @returns facet filters for both engines
 */
export function contextualFilters(set: DocSet): FacetFilters {
  return [`language:${set.locale}`, `version_tag:docs-default-${set.version}`]
}
