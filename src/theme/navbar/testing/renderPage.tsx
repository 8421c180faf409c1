import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DocPageData } from '../../../docs/types'
import { PageInfoProvider } from '../../../site/contexts/page'
import type { PageInfo } from '../../../site/contexts/page'

const outside: PageInfo = { route: '/tags', set: { locale: 'en', version: 'current' } }

/** Enough of a doc for the frame, which only asks whether there is one. */
export const testDoc = { id: 'effects' } as DocPageData

/**
 * The HTML that the server sends for a part of the frame.
 *
 * @param node what to render
 * @param page page that it stands on; one outside of the docs when left out
 */
export function renderPage(node: ReactNode, page: Partial<PageInfo> = {}): string {
  return renderToStaticMarkup(
    <PageInfoProvider value={{ ...outside, ...page }}>{node}</PageInfoProvider>,
  )
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
