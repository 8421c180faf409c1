import { REFERENCE_FORMAT } from './reference'

/**
 * @param data what stands in a file that a build has written: the checker's reference, or the
 *   builder's words about it
 * @returns the data
 * @throws when it is something else, or of a build whose code wants another shape
 */
export function parseReference<T extends { format: typeof REFERENCE_FORMAT }>(data: unknown): T {
  const format = typeof data === 'object' && data !== null && 'format' in data && data.format
  if (typeof format !== 'number') throw new Error('This is no reference.')
  if (format !== REFERENCE_FORMAT) {
    throw new Error(
      `The reference has the format ${format}, and format ${REFERENCE_FORMAT} is read here.`,
    )
  }
  // Builds write the file from this type.
  return data as T
}
