import { CATEGORIES } from '../../effects/entry/categories'
import type { EntryCategory } from '../../effects/entry/categories'
import type { CategoryLabel } from '../../docs/labels/categories'

/**
 * @param label words of the interface, those of categories among them
 * @param category topic of an entry
 * @returns the words for it; the topic itself when it is not a known one
 */
export function categoryLabel(label: (key: CategoryLabel) => string, category: string): string {
  return Object.hasOwn(CATEGORIES, category)
    ? label(`category.${category as EntryCategory}`)
    : category
}
