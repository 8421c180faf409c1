/** Since when libreforge has each entry and argument: `content/_data/since.json`. */
import { z } from 'zod'
import { parseDataFile } from '../../text/dataFile'
import type { DataProblem } from '../../text/dataFile'

/** A version of the library or of a plugin. */
export const versionSchema = z.string().regex(/^\d+(\.\d+)+$/, 'must be a version, such as 4.2.0')

const lifeSchema = z.strictObject({
  /** First version that has it. */
  since: versionSchema,
  /** First version that has it no more. */
  removed: versionSchema.optional(),
})

const sinceSchema = z.strictObject({
  /** First version that was read: what it has may be older. */
  from: versionSchema,
  /** Last version that was read. */
  upTo: versionSchema,
  /** Day of each version's tag, the oldest first. */
  versions: z.record(
    versionSchema,
    z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be a day, such as 2026-08-08'),
  ),
  /** By `kind/id`; `<>` for a part of an id that is known only at run time. */
  entries: z.record(
    z.string().regex(/^[a-z]+\/\S+$/, 'must be kind/id'),
    lifeSchema.extend({ arguments: z.record(z.string(), lifeSchema) }),
  ),
})

export type Since = z.infer<typeof sinceSchema>
export type Life = z.infer<typeof lifeSchema>

/**
 * @param text text of the file
 * @returns the data, or what is wrong in it
 */
export function checkSince(text: string): { since?: Since; problems: DataProblem[] } {
  const parsed = parseDataFile(text, 'since.json', sinceSchema)
  const since = parsed.data
  if (!since) return parsed
  const problems = Object.entries(since.entries).flatMap(([entry, life]) =>
    [life, ...Object.values(life.arguments)]
      .flatMap(({ since: first, removed }) => [first, removed ?? first])
      .filter((version) => !(version in since.versions))
      .map((version) => ({ entry, message: `There is no version ${version} with a date.` })),
  )
  return problems.length > 0 ? { problems } : { since, problems }
}

/**
 * @param text text of the file
 * @returns the data
 * @throws Error when it is not of the right form
 */
export function parseSince(text: string): Since {
  const { since, problems } = checkSince(text)
  if (since) return since
  throw new Error(problems.map(({ entry, message }) => `${entry}: ${message}`).join('\n'))
}

/**
 * @param since the data
 * @returns its text, with a line for each version and entry
 */
export function formatSince(since: Since): string {
  const { from, upTo, versions, entries } = sinceSchema.parse(since)
  const lines = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n')
  const head = `  "from": ${JSON.stringify(from)},\n  "upTo": ${JSON.stringify(upTo)},\n`
  const lists = `  "versions": {\n${lines(versions)}\n  },\n  "entries": {\n${lines(entries)}\n  }\n`
  return `{\n${head}${lists}}\n`
}
