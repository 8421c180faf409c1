import { expect, it, vi } from 'vitest'
import { renderPage } from '../../site/testing/renderPage'
import { DocFooter } from './DocFooter'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

const SET = { locale: 'en', version: 'current' }
const JUGGLE = { name: 'Juggle.kt', href: 'https://example.org/Juggle.kt' }
const DOC = { set: SET, route: '/juggle' }

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('links the file that a page was read against', () => {
  const sources = { readAgainst: 'Circus 2026.3', main: JUGGLE, more: 0 }
  const html = renderPage(<DocFooter doc={{ ...DOC, sources }} />)
  expect(html).toMatch(/<a href="https:\/\/example\.org\/Juggle\.kt"[^>]*>Source: Juggle\.kt<\/a>/)
  expect(text(html)).toBe('Source: Juggle.kt Read against Circus 2026.3')
})

it('leads to the Markdown for further files', () => {
  const sources = { readAgainst: 'Circus 2026.3', main: JUGGLE, more: 2 }
  const html = renderPage(<DocFooter doc={{ ...DOC, sources }} />)
  expect(html).toMatch(/<a href="[^"]*\/juggle\.md"[^>]*>2 more<\/a>/)
})

it('says that a source is closed', () => {
  const html = renderPage(<DocFooter doc={{ ...DOC, closed: 'Tent' }} />)
  expect(text(html)).toContain('Tent has no public source.')
})

it('is not there when there is nothing to tell', () => {
  expect(text(renderPage(<DocFooter doc={DOC} />))).toBe('')
})
