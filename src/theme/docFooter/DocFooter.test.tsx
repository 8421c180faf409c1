import { expect, it, vi } from 'vitest'
import { renderPage } from '../navbar/testing/renderPage'
import { DocFooter } from './DocFooter'

vi.mock('gatsby', () => import('../navbar/testing/gatsby'))

const SET = { locale: 'en', version: 'current' }
const JUGGLE = { name: 'Juggle.kt', href: 'https://example.org/Juggle.kt' }
const CLOWN = { repository: 'Paper', name: 'Clown.patch', href: 'https://example.org/Clown.patch' }

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('links the one file that a page was read against', () => {
  const sources = { readAgainst: 'Circus 2026.3', files: [JUGGLE] }
  const html = renderPage(<DocFooter doc={{ set: SET, sources }} />)
  expect(html).toMatch(/<a href="https:\/\/example\.org\/Juggle\.kt"[^>]*>Source: Juggle\.kt<\/a>/)
  expect(text(html)).toContain('Read against Circus 2026.3')
  expect(html).not.toContain('<details')
})

it('keeps several files in a list that opens, whose addresses are not in the HTML', () => {
  const sources = { readAgainst: 'Circus 2026.3', files: [JUGGLE, CLOWN] }
  const html = renderPage(<DocFooter doc={{ set: SET, sources }} />)
  expect(html).toMatch(/<details[^>]*><summary>Source: 2 files<\/summary>/)
  expect(html).not.toContain('https://example.org')
})

it('says that a source is closed', () => {
  const html = renderPage(<DocFooter doc={{ set: SET, closed: 'Tent' }} />)
  expect(text(html)).toContain('Tent has no public source.')
})

it('is not there when there is nothing to tell', () => {
  expect(text(renderPage(<DocFooter doc={{ set: SET }} />))).toBe('')
})
