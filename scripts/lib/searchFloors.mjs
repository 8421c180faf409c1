/**
 * What the search must reach on each set of queries, for the script and the test alike.
 *
 * @type {Readonly<Record<import('./searchQuality.mjs').SetName, number>>}
 */
export const MIN_MRR = { working: 0.9, counted: 0.865 }

/** What the finder must reach on those working queries that pages of entries answer. */
export const FINDER_MIN_MRR = 0.77
