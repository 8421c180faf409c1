/** Words of the not-found page alone. */
export const NOT_FOUND_LABELS = {
  notFoundText: 'There is no page at this address.',
  notFoundNearest: 'Did you mean one of these?',
  notFoundSearch: 'Search for "{query}"',
  notFoundHome: 'Go to the home page',
} as const
