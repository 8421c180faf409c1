/**
 * Writes a date out in full. The time zone is fixed to UTC, so that the server and every
 * browser write the same day.
 *
 * @param time milliseconds since the epoch
 * @param locale language code; plain `en` follows the British order, day before month
 * @returns the date, such as `21 November 2026`
 */
export function formatDate(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(time)
}
