import { describe, expect, it, vi } from 'vitest'
import { formatDate } from './formatDate'

describe('formatDate', () => {
  it('puts the day first in English', () => {
    expect(formatDate(Date.UTC(2026, 10, 21), 'en')).toBe('21 November 2026')
  })

  it('takes the day in UTC, at its first and last millisecond', () => {
    expect(formatDate(Date.UTC(2026, 0, 1), 'en')).toBe('1 January 2026')
    expect(formatDate(Date.UTC(2026, 0, 2) - 1, 'en')).toBe('1 January 2026')
  })

  it('writes English dates as browsers do, without having them load what that takes', () => {
    const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 3 + 2 * month))
    const wanted = days.map((day) => british.format(day))
    vi.stubGlobal('Intl', undefined)
    expect(days.map((day) => formatDate(day, 'en'))).toEqual(wanted)
    vi.unstubAllGlobals()
  })

  it('uses the words of the locale', () => {
    expect(formatDate(Date.UTC(2026, 2, 5), 'de')).toBe('5. März 2026')
  })
})
