import { z } from 'zod'
import { siteConfigSchema } from './config'
import { describeIssue } from './issues'

/**
 * Explains why a config was refused.
 *
 * @param error what the schema's `safeParse` returned
 * @param source file that holds the config, as the reader knows it
 * @param input the config that was checked, so that wrong values can be quoted
 * @returns one line for each problem: file, field, wrong value, and what is allowed there
 */
export function explainConfigIssues(error: z.ZodError, source: string, input: unknown): string {
  const fields = (path: readonly PropertyKey[]) => fieldsAt(siteConfigSchema, path)
  return error.issues.map((issue) => `${source}: ${describeIssue(issue, input, fields)}`).join('\n')
}

/** Names of the fields that a schema has at a place; of all its variants where there are several. */
function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return fieldsAt(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return [...new Set(schema.options.flatMap((option) => fieldsAt(option, path)))]
  }
  const [part, ...rest] = path
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element, rest)
  if (!(schema instanceof z.ZodObject)) return []
  if (part === undefined) return Object.keys(schema.shape)
  const shape = schema.shape as z.core.$ZodShape
  const field = shape[String(part)]
  return field ? fieldsAt(field, rest) : []
}
