/**
 * Every word of the interface, in one place. A locale may override any of them in the site
 * config (`i18n.locales[].labels`).
 */
export const LABELS = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  docsSidebar: 'Docs sidebar',
  openMenu: 'Open navigation menu',
  closeMenu: 'Close navigation menu',
  backToMainMenu: 'Back to main menu',
  closeAnnouncement: 'Close announcement',
  announcement: 'Announcement',
  switchToDark: 'Switch to dark mode',
  switchToLight: 'Switch to light mode',
  search: 'Search',
  searchPlaceholder: 'Search effects, triggers, guides …',
  seeAllResults: 'See all {count} results',
  versions: 'Versions',
  languages: 'Languages',
  tags: 'Tags',
  taggedCount: '{count} docs tagged "{tag}"',
  taggedOne: 'One doc tagged "{tag}"',
  viewAllTags: 'View all tags',
  onThisPage: 'On this page',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  pagination: 'Docs pages',
  previous: 'Previous',
  next: 'Next',
  editThisPage: 'Edit this page',
  lastUpdated: 'Last updated on {date}',
  expandCategory: "Expand the category '{label}'",
  collapseCategory: "Collapse the category '{label}'",
  copy: 'Copy',
  copyCode: 'Copy code to clipboard',
  copied: 'Copied',
  copyFailed: 'Copying failed. Select the code and copy it by hand.',
  headingLink: 'Direct link to {heading}',
  opensInNewTab: '(opens in a new tab)',
  admonitionNote: 'Note',
  admonitionTip: 'Tip',
  admonitionInfo: 'Info',
  admonitionWarning: 'Warning',
  admonitionDanger: 'Danger',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address.',
  notFoundNearest: 'Did you mean one of these?',
  independent: 'Independent documentation, not affiliated with the makers of the plugins.',
} as const

export type LabelKey = keyof typeof LABELS

/**
 * Puts values into a label's `{name}` slots.
 *
 * @param text label with slots, such as `See all {count} results`
 * @param values value of each slot; a slot without a value stays as it is
 * @returns the finished text
 */
export function fillLabel(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) =>
    name in values ? String(values[name]) : slot,
  )
}
