/** Differences that somebody has looked into and that are to stay. */
import { z } from 'zod'
import { DIFFERENCE_KINDS } from './difference'
import type { Difference, DifferenceKind } from './difference'

const exceptionSchema = z.strictObject({
  kind: z.enum(Object.keys(DIFFERENCE_KINDS) as [DifferenceKind, ...DifferenceKind[]]),
  /** What the difference is about, as the report names it. */
  subject: z.string().min(1),
  /** Part of the message, where a subject has several differences of a kind. */
  about: z.string().min(1).optional(),
  /** Why site and source may differ here. */
  reason: z.string().min(10),
})

export const exceptionsSchema = z.array(exceptionSchema)

export type Exception = z.infer<typeof exceptionSchema>

const applies = ({ kind, subject, about }: Exception, difference: Difference): boolean =>
  kind === difference.kind &&
  subject === difference.subject &&
  (about === undefined || difference.message.includes(about))

/**
 * @param differences all differences
 * @param exceptions reviewed ones
 * @returns the differences that are left, and the exceptions that are no longer needed
 */
export function applyExceptions(
  differences: readonly Difference[],
  exceptions: readonly Exception[],
): { differences: Difference[]; unused: Exception[] } {
  return {
    differences: differences.filter(
      (difference) => !exceptions.some((exception) => applies(exception, difference)),
    ),
    unused: exceptions.filter(
      (exception) => !differences.some((difference) => applies(exception, difference)),
    ),
  }
}
