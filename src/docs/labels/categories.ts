import { CATEGORIES } from '../../effects/entry/categories'
import { prefixed } from './prefixed'

/** Words of the topics of entries: `category.combat` and so on. */
export const CATEGORY_LABELS = prefixed('category', CATEGORIES)

export type CategoryLabel = keyof typeof CATEGORY_LABELS
