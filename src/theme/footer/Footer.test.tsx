import { expect, it, vi } from 'vitest'
import { linkTag, renderPage } from '../../site/testing/renderPage'
import { Footer } from './Footer'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

it('shows logo, note, columns and copyright', () => {
  vi.stubGlobal('__BASE_PATH__', '/base')
  const html = renderPage(<Footer />)
  expect(html).toContain('src="/base/img/logo.svg"')
  expect(html).toContain('A note.')
  expect(html).toContain('© 2026')
  expect(html).toMatch(/<h2 id="([^"]+)"[^>]*>Community<\/h2><ul[^>]* aria-labelledby="\1"/)
  expect(linkTag(html, 'Tags')).toContain('href="/base/tags"')
  expect(linkTag(html, 'Code')).toContain('href="https://example.org/code"')
})
