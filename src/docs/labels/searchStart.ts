/** Words of what the search offers before anything is asked, in the modal and on its page. */
export const SEARCH_START_LABELS = {
  searchPages: 'Pages to start from',
  searchAsked: 'Often asked',
} as const
