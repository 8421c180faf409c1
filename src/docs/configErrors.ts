import type { z } from 'zod'
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
  const fields = Object.keys(siteConfigSchema.shape)
  return error.issues.map((issue) => `${source}: ${describeIssue(issue, input, fields)}`).join('\n')
}
