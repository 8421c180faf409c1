import { CATEGORY_LABELS } from '../../docs/labels/categories'
import type { EntryKind } from '../../effects/entry/entry'
import type { Facet } from '../../effects/finder/state'
import { fillLabel } from '../../text/fillLabel'
import type { LabelKey } from '../../docs/labels/common'
import { FINDER_LABELS } from '../../docs/labels/finder'
import type { FinderLabelKey } from '../../docs/labels/finder'
import { categoryLabel } from '../entry/categoryLabel'
import { KIND_LABELS } from '../../site/kind/kindLabels'

/** The word for each facet. */
export const FACET_LABELS: Record<Facet, FinderLabelKey> = {
  kind: 'facetKind',
  execution: 'facetExecution',
  category: 'facetCategory',
  requires: 'facetRequires',
  needs: 'facetNeeds',
  offers: 'facetOffers',
  trigger: 'facetTrigger',
  effect: 'facetEffect',
  argument: 'facetArgument',
  version: 'facetVersion',
}

/** Words of what can be chosen, and of how the finder speaks of it. */
export const FACET_WORDS = { ...FINDER_LABELS, ...CATEGORY_LABELS }

type Label = (key: LabelKey | keyof typeof FACET_WORDS) => string

/**
 * @param label words of the interface
 * @param facet a facet
 * @param value one of its values; values that are ids or names stand for themselves
 * @returns the words for the value
 */
export function valueLabel(label: Label, facet: Facet, value: string): string {
  if (facet === 'kind' && Object.hasOwn(KIND_LABELS, value)) {
    return label(KIND_LABELS[value as EntryKind])
  }
  if (facet === 'category') return categoryLabel(label, value)
  if (facet !== 'execution') return value
  return label(value === 'permanent' ? 'executionPermanent' : 'executionTriggered')
}

/**
 * @param label words of the interface
 * @param facet a facet
 * @param value one of its values
 * @returns both in words, such as `Kind: Effect`
 */
export function choiceLabel(label: Label, facet: Facet, value: string): string {
  return fillLabel(label('finderChoice'), {
    facet: label(FACET_LABELS[facet]),
    value: valueLabel(label, facet, value),
  })
}
