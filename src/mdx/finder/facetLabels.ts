import type { EntryKind } from '../../docs/entry'
import type { Facet } from '../../effects/finder/state'
import { fillLabel } from '../../theme/labels'
import type { LabelKey } from '../../theme/labels'
import type { FinderLabelKey } from './labels'
import { categoryLabel } from '../entry/categoryLabel'
import { KIND_LABELS } from '../entry/kindLabels'

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

type Label = (key: LabelKey | FinderLabelKey) => string

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
  if (facet === 'category') return categoryLabel(value)
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
