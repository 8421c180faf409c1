/**
 * Differences that somebody has looked into and that are to stay. Each is of one plugin and one page, so
 * that it hides nothing where nobody looked.
 */
import { z } from 'zod'
import { DIFFERENCE_KINDS } from './difference'
import type { Difference, DifferenceKind } from './difference'

/** What is wrong with the site's own notes, or settled by reading a page again, has no exceptions. */
const SETTLED_OTHERWISE: readonly string[] = ['ledger', 'exception', 'changed']

const kinds = (Object.keys(DIFFERENCE_KINDS) as DifferenceKind[]).filter(
  (kind) => !SETTLED_OTHERWISE.includes(kind),
)

const exceptionSchema = z.strictObject({
  kind: z.enum(kinds),
  /** Repository that the differences are about. */
  plugin: z.string().min(1),
  /** Page that they are on; missing for what the source has and no page. */
  page: z
    .string()
    .regex(/\.mdx?$/, 'must be the path of a page in the content folder')
    .optional(),
  /** What the differences are about, as the report names it. */
  subjects: z.array(z.string().min(1)).min(1),
  /** Part of their messages, where a subject has several differences of a kind. */
  about: z.string().min(1).optional(),
  /** Why site and source may differ here. */
  reason: z.string().min(10),
})

export type Exception = z.infer<typeof exceptionSchema>

/** The file of exceptions: none may hide what another hides already. */
export const exceptionsSchema = z.array(exceptionSchema).superRefine((exceptions, context) => {
  const seen = new Set<string>()
  for (const [index, { kind, plugin, page, about, subjects }] of exceptions.entries()) {
    for (const [place, subject] of subjects.entries()) {
      const key = JSON.stringify([kind, plugin, page, about, subject])
      if (seen.has(key)) {
        const path = [index, 'subjects', place]
        context.addIssue({ code: 'custom', path, message: `"${subject}" has an exception already` })
      }
      seen.add(key)
    }
  }
})

const applies = ({ kind, plugin, page, about, subjects }: Exception, found: Difference): boolean =>
  kind === found.kind &&
  plugin === found.plugin &&
  page === found.page &&
  subjects.includes(found.subject) &&
  (about === undefined || found.message.includes(about))

/**
 * @param differences all differences
 * @param exceptions reviewed ones
 * @param read repositories that were read: nothing is known of the exceptions of others
 * @returns the differences that are left, with those exceptions that hide none
 */
export function applyExceptions(
  differences: readonly Difference[],
  exceptions: readonly Exception[],
  read: ReadonlySet<string>,
): Difference[] {
  const unneeded = exceptions
    .filter(({ plugin }) => read.has(plugin))
    .flatMap(({ subjects, ...exception }) =>
      subjects
        .map((subject) => ({ ...exception, subjects: [subject] }))
        .filter((single) => !differences.some((difference) => applies(single, difference))),
    )
  return [
    ...unneeded.map(sayUnneeded),
    ...differences.filter(
      (difference) => !exceptions.some((exception) => applies(exception, difference)),
    ),
  ]
}

const sayUnneeded = ({ kind, plugin, page, subjects, reason }: Exception): Difference => ({
  kind: 'exception',
  plugin,
  subject: subjects.join(', '),
  message: `The exception for "${kind}" hides nothing any more: ${reason}`,
  ...(page !== undefined && { page }),
})
