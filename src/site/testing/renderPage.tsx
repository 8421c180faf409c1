import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DocPageData } from '../../docs/resolve/pageData'
import { PageInfoProvider } from '../contexts/page'
import type { PageInfo } from '../contexts/page'

const outside: PageInfo = { route: '/tags', set: { locale: 'en', version: 'current' } }

/** Enough of a doc for the frame, which only asks whether there is one. */
export const testDoc = { id: 'effects' } as DocPageData

/** A page, with as much of its doc as what stands on it reads. */
type TestPage = Partial<Omit<PageInfo, 'doc'>> & { doc?: Partial<DocPageData> }

/**
 * The HTML that the server sends for a part of a page.
 *
 * @param node what to render
 * @param page page that it stands on; one outside of the docs when left out
 */
export function renderPage(node: ReactNode, page: TestPage = {}): string {
  const value = { ...outside, ...page } as PageInfo
  return renderToStaticMarkup(<PageInfoProvider value={value}>{node}</PageInfoProvider>)
}

/**
 * The opening tag of the link with this label.
 *
 * @param html rendered HTML
 * @param label text of the link
 */
export function linkTag(html: string, label: string): string | undefined {
  return html
    .match(/<a\b[^>]*>(?=(?:<span[^>]*>)?[^<]*<)[^]*?<\/a>/g)
    ?.find((link) => link.replace(/<[^>]*>/g, '') === label)
    ?.match(/^<[^>]*>/)?.[0]
}
