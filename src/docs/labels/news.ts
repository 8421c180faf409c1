/** Words of the page of what is new. */
export const NEWS_LABELS = {
  newsVersion: 'libreforge {version}',
  newsFeed: 'Atom feed',
  newsEntries: 'New',
  newsArguments: 'New arguments',
  newsRenamed: 'Renamed or replaced',
  newsRemoved: 'Removed',
  newsRemovedArguments: 'Removed arguments',
  newsNow: 'is now',
  newsStillWorks: 'The old id still works.',
  newsGone: 'The old id is gone.',
} as const
