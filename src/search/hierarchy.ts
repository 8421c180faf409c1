import type { Hierarchy, RecordType } from './types'

/** The lowest level; rows of tables stand one below their section, as far as there is one. */
export const MAX_LEVEL = 6

/**
 * @param area what `lvl0` says
 * @param title the page's title
 * @returns the hierarchy of the page itself
 */
export function pageHierarchy(area: string, title: string): Hierarchy {
  return { lvl0: area, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
}

/**
 * Goes from one section to the next: headings of higher levels stay, the others go.
 *
 * @param before hierarchy of the section before, or of the page
 * @param level 2 to 6
 * @param title the section's heading
 * @returns type and hierarchy of the section
 */
export function sectionHierarchy(
  before: Hierarchy,
  level: number,
  title: string,
): { type: RecordType; hierarchy: Hierarchy } {
  const type = `lvl${level}` as RecordType
  const hierarchy = { ...pageHierarchy(before.lvl0, before.lvl1) }
  for (const above of ['lvl2', 'lvl3', 'lvl4', 'lvl5'] as const) {
    if (above < type) hierarchy[above] = before[above]
  }
  return { type, hierarchy: { ...hierarchy, [type]: title } }
}
