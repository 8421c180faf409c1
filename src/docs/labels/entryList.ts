/** Words of the lists of entries. */
export const ENTRY_LIST_LABELS = {
  filterEntries: 'Filter by id or words',
  filterNone: 'Nothing fits "{query}". Try fewer letters or another word.',
  filterClear: 'Show all',
  otherCategory: 'Other',
} as const
