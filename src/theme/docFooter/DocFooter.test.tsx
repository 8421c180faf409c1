import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../site/testing/renderPage'
import { testSiteData } from '../../site/testing/siteData'
import { DocFooter } from './DocFooter'
import { reportUrl } from './reportUrl'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

const SET = { locale: 'en', version: 'current' }
const JUGGLE = { name: 'Juggle.kt', href: 'https://example.org/Juggle.kt' }
const DOC = { set: SET, route: '/juggle' }

afterEach(() => {
  delete testSiteData.repositoryUrl
})

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

it('leads to the form for mistakes, with the address of the page', () => {
  testSiteData.repositoryUrl = 'https://github.com/circus/wiki'
  const html = renderPage(<DocFooter doc={DOC} />)
  const [, href = ''] = /<a href="([^"]*)"[^>]*>Report a mistake<\/a>/.exec(html) ?? []
  const url = new URL(href.replaceAll('&amp;', '&'))
  expect(`${url.origin}${url.pathname}`).toBe('https://github.com/circus/wiki/issues/new')
  const form = readFileSync(`.github/ISSUE_TEMPLATE/${url.searchParams.get('template')}`, 'utf8')
  const { body } = parse(form) as { body: { id: string }[] }
  expect(body.map(({ id }) => id)).toContain('page')
  expect(url.searchParams.get('page')).toBe(`${testSiteData.siteUrl}${__BASE_PATH__}/juggle`)
})

it('keeps an address whole that has signs of a query in it, and asks only on GitHub', () => {
  const site = { siteUrl: 'https://example.org', repositoryUrl: 'https://github.com/circus/wiki' }
  const url = new URL(reportUrl(site, '/a+b/50%&c') ?? '')
  expect(url.searchParams.get('page')).toMatch(/\/a\+b\/50%&c$/)
  expect(reportUrl({ ...site, repositoryUrl: 'https://git.example.org/a/b' }, '/a')).toBeUndefined()
})
