import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DocPageData } from '../docs/types'
import { PageInfoProvider } from '../site/contexts/page'

/** Stand-in for the `gatsby` module in tests: `vi.mock('gatsby', () => import('./testing'))`. */
export const graphql = () => ''
export const useStaticQuery = () => ({
  siteData: {
    title: 'Wiki',
    tagline: 'All of it',
    labels: {},
    sidebars: {},
    search: { engine: 'embedded', searchPagePath: '/search' },
  },
})
export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a data-route href={to} {...rest}>
    {rest.children}
  </a>
)

/**
 * @param body what a page shows
 * @param doc the parts of the doc that the body reads
 * @returns the server's HTML for it
 */
export function renderBody(body: ReactNode, doc?: Partial<DocPageData>): string {
  const set = { locale: 'en', version: 'current' }
  return renderToStaticMarkup(
    <PageInfoProvider value={{ route: '/x', set, doc: doc as DocPageData }}>
      {body}
    </PageInfoProvider>,
  )
}
