import type { EntryFields } from '../entry/entry'

/**
 * @param entry an entry
 * @returns its key in the data, where a part that is known only at run time has no name
 */
export const sinceKey = ({ kind, id }: Pick<EntryFields, 'kind' | 'id'>): string =>
  `${kind}/${id.replace(/<[^>]*>/g, '<>')}`
