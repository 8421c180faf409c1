/** Words of the not-found page alone. */
export const NOT_FOUND_LABELS = {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address.',
  notFoundNearest: 'Did you mean one of these?',
  notFoundStart: 'Pages to begin with',
  notFoundField: 'Search the docs for',
  notFoundHome: 'Go to the home page',
} as const
