import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DocPageData } from '../../docs/resolve/pageData'
import { renderPage } from '../../site/testing/renderPage'
import { useSidebar } from './useSidebar'
import { usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'

const { query } = vi.hoisted(() => ({ query: { siteData: null as object | null } }))

vi.mock('gatsby', () => ({ graphql: () => null, useStaticQuery: () => query }))

beforeEach(() => {
  query.siteData = { sidebars: {} }
})

/** A component that does nothing but use a hook. */
function probe(use: () => unknown): ReactElement {
  const Probe = () => {
    use()
    return null
  }
  return <Probe />
}

it('a hook outside of its provider says where it belongs', () => {
  expect(() => renderToStaticMarkup(probe(usePageInfo))).toThrow(
    'usePageInfo was called outside of <PageInfoProvider>',
  )
})

it('missing docs data is told', () => {
  query.siteData = null
  expect(() => renderToStaticMarkup(probe(useSiteData))).toThrow('The docs data is missing.')
})

it('a doc of docs that are not there is told with its path', () => {
  const page = {
    route: '/2.0/effects',
    set: { locale: 'en', version: '2.0' },
    doc: { id: 'effects' } as DocPageData,
  }
  expect(() => renderPage(probe(useSidebar), page)).toThrow(
    "No docs 'en/2.0' are active for the path '/2.0/effects'.",
  )
})
