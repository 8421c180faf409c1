/** Text of others in the site's own sentences: short, in one line, and nothing but text. */

/** More tells nobody more. */
const MAX_LENGTH = 60

/** Control characters, and those that turn round the direction of what follows. */

const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g

/**
 * @param text any text
 * @returns it without line breaks and other control characters
 */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ')
}

/**
 * @param json JSON, in which such characters stand only inside of texts
 * @returns the same JSON with them as codes, except for line breaks between its parts
 */
export function escapeUnseen(json: string): string {
  return json.replace(UNSEEN, (found) =>
    [...found]
      .map((sign) =>
        sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      .join(''),
  )
}

/**
 * @param text any text
 * @returns its beginning, in one line
 */
export function clip(text: string): string {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
  return oneLine(short)
}

/**
 * @param text what somebody has written
 * @returns its beginning as a code span, which no part of it can end
 */
export function quoted(text: string): string {
  return `\`${clip(text).replaceAll('`', "'")}\``
}
