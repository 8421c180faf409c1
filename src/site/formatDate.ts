const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/**
 * Writes a date out in full. The time zone is fixed to UTC, so that the server and every
 * browser write the same day.
 *
 * @param time milliseconds since the epoch
 * @param locale language code; plain `en` follows the British order, day before month
 * @returns the date, such as `21 November 2026`
 */
export function formatDate(time: number, locale: string): string {
  if (locale === 'en') {
    // The first date that the browser itself formats keeps a phone busy for a whole blink.
    const date = new Date(time)
    return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
  }
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
