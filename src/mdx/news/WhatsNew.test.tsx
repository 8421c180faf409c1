import { expect, it, vi } from 'vitest'
import type { VersionNews } from '../../effects/since/news'
import { renderPage } from '../../site/testing/renderPage'
import { WhatsNew } from './WhatsNew'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

const old = { kind: 'effect' as const, id: 'old', href: '/old' }
const fresh = { kind: 'effect' as const, id: 'fresh', href: '/fresh' }

const VERSION: VersionNews = {
  version: '5.3.2',
  date: '2026-05-02',
  entries: [{ ...fresh, description: 'Is fresh.' }],
  arguments: [{ ...old, names: [{ name: 'size', href: '/old#arg-size' }] }],
  renamed: [{ from: old, to: fresh, works: true }],
  removed: [{ kind: 'trigger', id: 'gone' }],
  removedArguments: [],
}

const text = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('lists what a version brought and removed, each with its page', () => {
  const markup = renderPage(<WhatsNew versions={[VERSION]} feed="/news.xml" />)
  expect(markup).toContain('id="v5-3-2"')
  expect(markup).toContain('href="/old#arg-size"')
  expect(text(markup)).toContain(
    '2 May 2026 New Effect fresh Is fresh. New arguments Effect old size',
  )
  expect(text(markup)).toContain('Effect old is now fresh The old id still works.')
  expect(text(markup)).toMatch(/Removed Trigger gone$/)
})
