/** Words of the search modal, which come with its code. */
export const SEARCH_MODAL_LABELS = {
  seeAllResults: 'See all {count} results',
  searchClear: 'Clear the query',
  searchCancel: 'Cancel',
  searchRecent: 'Recent',
  searchNoRecent: 'Type a word, an id or a part of one.',
  searchPages: 'Pages to start from',
  searchAsked: 'Often asked',
  searchSave: 'Keep as favourite',
  searchForget: 'Remove from history',
  searchFavourites: 'Favourites',
  searchForgetFavourite: 'Remove from favourites',
  searchSelectKey: 'Enter key',
  searchSelect: 'to open',
  searchUpKey: 'Arrow up',
  searchDownKey: 'Arrow down',
  searchMove: 'to move',
  searchEscapeKey: 'Escape key',
  searchEscape: 'to close',
  searchBy: 'Search by',
  searchNothing: 'No results for',
  searchTry: 'Try searching for',
  searchFailedFor: 'The search cannot be reached. Check your connection and try again with',
} as const

export type SearchModalLabel = keyof typeof SEARCH_MODAL_LABELS
