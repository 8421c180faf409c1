/** Words of the pages of single tags. */
export const TAG_PAGE_LABELS = {
  tags: 'Tags',
  taggedCount: '{count} docs tagged "{tag}"',
  taggedOne: 'One doc tagged "{tag}"',
  viewAllTags: 'View all tags',
} as const
