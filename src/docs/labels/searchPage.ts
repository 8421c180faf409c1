/** Words of the search page alone. */
export const SEARCH_PAGE_LABELS = {
  searchFailed: 'The search cannot be reached',
  searchFailedPage: 'Nothing was found out about "{query}". Check your connection and try again.',
  searchFieldLabel: 'Search the docs',
  searchCount: '{count} results for "{query}"',
  searchCountOne: 'One result for "{query}"',
  searchCountNone: 'No results for "{query}"',
  searchCountOf: '{count} of {total} results for "{query}"',
  searchNarrow: 'Narrow the results',
  searchKinds: 'Kinds of entries',
  searchAreas: 'Plugins and areas',
  searchAll: 'All',
  searchMore: 'Load more results',
  searchPageStart: 'Type an id, a word or a part of one. Spelling need not be exact.',
  searchNearest: 'Did you mean one of these?',
  searchNoneHelp: 'Try fewer letters, another word or the id with blanks instead of underscores.',
  searchNeedsScript:
    'The search needs JavaScript. The sidebar and the list of tags lead to every page.',
} as const
