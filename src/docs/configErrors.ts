/** Turns the findings of a config schema into sentences that tell the site owner what to do. */
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** `['navbar', 'items', 2, 'type']` as one would write it: `navbar.items[2].type`. */
function fieldPath(path: PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')
}

/** What stands at the path, undefined when the path leads nowhere. */
function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined,
    input,
  )
}

/** A value in quotes, short enough for one line. */
function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

function list(values: readonly unknown[]): string {
  return values.map(quoted).join(', ')
}

/** What would have been right, as a sentence. */
function remedy(issue: Issue): string {
  if (issue.code === 'invalid_value') return `Allowed: ${list(issue.values)}.`
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)) {
    return `Allowed: ${list(issue.options.filter((option) => option !== undefined))}.`
  }
  if (issue.code === 'invalid_type') return `Allowed: a value of the type ${issue.expected}.`
  const rule = issue.message.replace(/^must /, 'It must ').replace(/\.$/, '')
  return `${rule}.`
}

function explainIssue(issue: Issue, source: string, input: unknown): string[] {
  const field = fieldPath(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const owner = field === '' ? 'The config' : `"${field}"`
    return issue.keys.map(
      (key) => `${source}: ${owner} has the unknown field ${quoted(key)}. Remove or rename it.`,
    )
  }
  const value = issue.input ?? valueAt(input, issue.path)
  const finding = value === undefined ? 'is missing or wrong' : `is ${quoted(value)}`
  return [`${source}: "${field}" ${finding}. ${remedy(issue)}`]
}

/**
 * Explains why a config was refused.
 *
 * @param error what the schema's `safeParse` returned
 * @param source file that holds the config, as the reader knows it
 * @param input the config that was checked, so that wrong values can be quoted
 * @returns one line for each problem: file, field, wrong value, and what is allowed there
 */
export function explainConfigIssues(error: z.ZodError, source: string, input?: unknown): string {
  return error.issues.flatMap((issue) => explainIssue(issue, source, input)).join('\n')
}
