/** Event of the window by which any part of the page opens the search. */
export const OPEN_SEARCH = 'docs:open-search'
