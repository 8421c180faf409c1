/** Problems in content, and how they are put into words. */
import type { z } from 'zod'
import { nearest } from '../text/nearest'

/** One thing that is wrong in a file. */
export interface Problem {
  /** Path of the file as the reader of the message knows it. */
  file: string
  line: number
  column?: number
  message: string
  /** What stands in its place where it does not stop the build; nothing when left out. */
  shown?: string
}

/**
 * @param problem what is wrong and where
 * @returns `file:line:column message`, which editors and terminals turn into a link
 */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${message}`
}

/**
 * @param problem what would stop a strict build
 * @returns the same as a warning of a lenient one: it says what is shown instead
 */
export function asWarning({ shown = 'nothing', ...problem }: Problem): Problem {
  return { ...problem, message: `${problem.message} Shown instead: ${shown}.` }
}

/**
 * Puts a schema issue into a sentence that names the field, the wrong value and what is allowed.
 *
 * @param issue issue of a failed Zod check
 * @param data the whole value that was checked, to quote the wrong part
 * @param fields names that are allowed at the top level, or what finds those of a place; for
 *   suggestions
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  data: unknown,
  fields: readonly string[] | ((path: readonly PropertyKey[]) => readonly string[]) = [],
): string {
  const path = issue.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
  const quoted = quote(valueAt(data, issue.path))
  const field = path === '' ? 'The file' : `Field "${path}"`
  switch (issue.code) {
    case 'unrecognized_keys': {
      const where = path ? ` in "${path}"` : ''
      const known = typeof fields === 'function' ? fields(issue.path) : path ? [] : fields
      return issue.keys
        .map((key) => {
          const close = nearest(key, known, 2)
          const hint =
            close.length > 0
              ? ` Did you mean ${close.map((name) => `"${name}"`).join(' or ')}?`
              : ''
          return `Unknown field "${key}"${where}.${hint}`
        })
        .join(' ')
    }
    case 'invalid_value':
      return `${field} is ${quoted}; allowed: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`
    case 'invalid_type':
      return valueAt(data, issue.path) === undefined
        ? `${field} is missing; it must be ${article(issue.expected)}.`
        : `${field} is ${quoted}; it must be ${article(issue.expected)}.`
    case 'invalid_union': {
      const inner = issue.errors.flat()
      const discriminator = 'discriminator' in issue ? String(issue.discriminator) : ''
      if (discriminator) {
        const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
        const known = options.filter((option) => option !== undefined)
        return `${field} is ${quoted}; allowed: ${known.map((one) => JSON.stringify(one)).join(', ')}.`
      }
      const expected = [
        ...new Set(
          inner.map((one) => ('expected' in one ? article(String(one.expected)) : one.message)),
        ),
      ]
      return `${field} is ${quoted}; it must be ${expected.join(' or ')}.`
    }
    default:
      return `${field} is ${quoted}: ${issue.message}.`
  }
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    data,
  )
}

function quote(value: unknown): string {
  const shown = value === undefined ? 'missing' : JSON.stringify(value)
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown
}

function article(type: string): string {
  const words: Record<string, string> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a section of fields',
    record: 'a section of fields',
    null: 'null',
  }
  return words[type] ?? type
}

/**
 * @param fields what was checked
 * @param error what is wrong with it
 * @returns the fields in which nothing is wrong
 */
export function withoutIssues(
  fields: Readonly<Record<string, unknown>>,
  error: z.ZodError | undefined,
): Record<string, unknown> {
  const wrong = new Set(
    error?.issues.flatMap((issue): PropertyKey[] =>
      issue.path.length === 0 && issue.code === 'unrecognized_keys'
        ? issue.keys
        : issue.path.slice(0, 1),
    ),
  )
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !wrong.has(name)))
}
