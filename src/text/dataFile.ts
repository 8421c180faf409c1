/** Data files that programs write: JSON below `content/_data`, checked like all content. */
import type { z } from 'zod'

/** Something that is wrong in a data file. */
export interface DataProblem {
  /** The entry of the file that it is about, or the file's name. */
  entry: string
  message: string
}

/**
 * @param text text of the file
 * @param name its name, for messages about the whole of it
 * @param schema of the file: lists of entries by their names
 * @param placeOf words for a place within an entry
 * @returns the data, or what is wrong in it
 */
export function parseDataFile<T>(
  text: string,
  name: string,
  schema: z.ZodType<T>,
  placeOf: (path: readonly string[]) => string = (path) => path.join(', '),
): { data?: T; problems: DataProblem[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { problems: [{ entry: name, message: `It is not valid JSON: ${reason}.` }] }
  }
  const { data, error } = schema.safeParse(json)
  const problems = (error?.issues ?? []).map((issue) => {
    const [list, entry, ...rest] = issue.path.map(String)
    const place = rest.length > 0 ? ` (${placeOf(rest)})` : ''
    // Of a wrong key only the reason inside says what it should be.
    const reason = (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message
    return { entry: entry ?? list ?? name, message: `${reason}${place}.` }
  })
  return { data, problems }
}
