import type { EntryFields } from '../entry/entry'

/**
 * @param entry an entry
 * @returns its key in the data, where a part that is known only at run time has no name
 */
export const sinceKey = ({ kind, id }: Pick<EntryFields, 'kind' | 'id'>): string =>
  `${kind}/${id.replace(/<[^>]*>/g, '<>')}`

/**
 * @param name an argument, as pages name it: with `[]` behind keys of list entries
 * @returns its name in the data
 */
export const sinceArgument = (name: string): string => name.replaceAll('[]', '')
