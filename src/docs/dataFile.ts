/** Reads JSON files of `content/_data` by their schemas. */
import type { z } from 'zod'

/** Something that is wrong in a data file. */
export interface DataProblem {
  /** The entry of the file that it is about, by its key; the file's name when it is none. */
  entry: string
  message: string
}

/** Names the place in an entry, with what stands between it and the message. */
type NameField = (path: readonly string[]) => string

const plainField: NameField = (path) => ` (${path.join(', ')})`

/**
 * @param text text of a file: JSON with lists of entries by their keys
 * @param schema what it has to be
 * @param file its name, for what is wrong in the file as a whole
 * @param nameField names the place in an entry
 * @returns the data, or what is wrong in it
 */
export function readDataFile<T>(
  text: string,
  schema: z.ZodType<T>,
  file: string,
  nameField: NameField = plainField,
): { data?: T; problems: DataProblem[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { problems: [{ entry: file, message: `It is not valid JSON: ${reason}.` }] }
  }
  const { data, error } = schema.safeParse(json)
  if (error === undefined) return { data, problems: [] }
  return {
    problems: error.issues.map((issue) => {
      const [list, entry, ...rest] = issue.path.map(String)
      // Of a wrong key only the reason inside says what it should be.
      const inner = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined
      const field = rest.length > 0 ? nameField(rest) : ''
      return { entry: entry ?? list ?? file, message: `${inner ?? issue.message}${field}.` }
    }),
  }
}
