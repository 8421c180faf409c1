import { StaticQueryContext } from 'gatsby'
import { startTransition, useEffect } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DocPageData } from '../../../docs/resolve/pageData'
import type { TreeRenderer } from '../../../mdx/renderTree'
import type { Page } from '../../../navigation/loader'
import { ErrorBoundary } from '../../../site/failure/ErrorBoundary'
import { PageInfoProvider } from '../../../site/contexts/page'
import type { PageInfo } from '../../../site/contexts/page'
import { PlainLinks } from '../../../site/contexts/plainLinks'
import { ComponentFailure } from '../../../mdx/ComponentFailure'

/** What a template of docs hands out besides its component. */
export interface DocTemplateComponent {
  render: TreeRenderer
}

function Awake({ whenReady, children }: { whenReady: () => void; children: ReactNode }) {
  useEffect(whenReady, [whenReady])
  return children
}

/**
 * Lets React take over a text that has stood in the page as HTML alone. It gets a root of its own:
 * to the one around it the text stays HTML that it leaves alone.
 *
 * @param area element with the text
 * @param page the page, loaded as a whole
 * @param info facts of the page as those around the text know it
 * @returns settles when React has taken over; with what ends it
 */
export function hydrateText(area: Element, page: Page, info: PageInfo): Promise<() => void> {
  const { mdx } = page.json.data as { mdx: { docPage: DocPageData } }
  const { render } = (page.component as { default: DocTemplateComponent }).default
  const doc = mdx.docPage
  return new Promise((resolve) => {
    startTransition(() => {
      const root = hydrateRoot(
        area,
        <Awake whenReady={() => resolve(() => setTimeout(() => root.unmount()))}>
          <ErrorBoundary fallback={(error) => <ComponentFailure name={doc.title} error={error} />}>
            <StaticQueryContext value={page.staticQueryResults}>
              <PageInfoProvider value={{ ...info, doc }}>
                <PlainLinks value={true}>{render(doc.tree)}</PlainLinks>
              </PageInfoProvider>
            </StaticQueryContext>
          </ErrorBoundary>
        </Awake>,
        { identifierPrefix: 'text' },
      )
    })
  })
}
