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
