import { REFERENCE_FORMAT } from './reference'
import type { CheckerReference, FileKeyData } from './reference'

/**
 * @param data what stands in a file that a build has written with {@link REFERENCE_FORMAT}
 * @throws when it is something else, or of a build whose code wants another shape
 */
export function assertFormat(data: unknown): asserts data is { format: typeof REFERENCE_FORMAT } {
  const format = typeof data === 'object' && data !== null && 'format' in data && data.format
  if (typeof format !== 'number') throw new Error('This is no reference.')
  if (format !== REFERENCE_FORMAT) {
    throw new Error(
      `The reference has the format ${format}, and format ${REFERENCE_FORMAT} is read here.`,
    )
  }
}

/**
 * @param data what stands in a file that should be the checker's reference
 * @returns the reference
 * @throws when it is something else, or of a build whose code wants another shape
 */
export function parseReference(data: unknown): CheckerReference {
  assertFormat(data)
  // Builds write the file from this type.
  return data as CheckerReference
}

/**
 * @param data what stands in a file that should be the keys of whole files
 * @returns the keys
 * @throws when it is something else, or of a build whose code wants another shape
 */
export function parseFileKeys(data: unknown): FileKeyData {
  assertFormat(data)
  // Builds write the file from this type.
  return data as FileKeyData
}
