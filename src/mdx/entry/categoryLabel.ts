import { CATEGORIES } from '../../effects/entry/categories'

/**
 * @param category topic of an entry
 * @returns the words for it; the topic itself when it is not a known one
 */
export function categoryLabel(category: string): string {
  return Object.hasOwn(CATEGORIES, category)
    ? CATEGORIES[category as keyof typeof CATEGORIES]
    : category
}
