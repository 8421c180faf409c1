import type { GatsbyBrowser, GatsbySSR } from 'gatsby'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { DocSet, DocSetKey } from '../docs/docSet'
import type { DocAlternates, SetPageContext } from '../docs/pageContext'
import { searchPreconnectHosts } from '../search/preconnect'
import { SearchButton } from '../search/button/SearchButton'
import { LABELS } from '../docs/labels/common'
import type { DocPageData } from '../docs/resolve/pageData'
import { PageInfoProvider } from '../site/contexts/page'
import type { PageInfo } from '../site/contexts/page'
import { useSiteData } from '../site/contexts/siteData'
import { withoutBase } from '../site/basePath'
import { CrashPage } from '../theme/crash/CrashPage'
import { ErrorBoundary } from '../site/failure/ErrorBoundary'
import { Layout } from '../theme/layout/Layout'
import { SiteHead } from '../theme/SiteHead'
import { useLabels } from '../site/useLabels'

interface FrameProps {
  /** Route of pages that are no docs. */
  path: string
  doc?: DocPageData
  alternates?: DocAlternates
  around?: SetPageContext['around']
  setKey?: DocSetKey
  children: ReactNode
}

function Frame({ path, doc, alternates, around, setKey, children }: FrameProps) {
  const { defaultLocale, versions, search } = useSiteData()
  const info = useMemo<PageInfo>(() => {
    const [locale, version] = setKey?.split('/') ?? [
      defaultLocale,
      versions.find(({ isLast }) => isLast)?.name,
    ]
    const set: DocSet = doc?.set ?? {
      locale: locale ?? defaultLocale,
      version: version ?? 'current',
    }
    return { route: doc?.route ?? path, set, doc, alternates, around }
  }, [path, doc, alternates, around, setKey, defaultLocale, versions])
  return (
    <PageInfoProvider value={info}>
      {/* The HTML of a build has it, so its scripts need not. In develop it is put in. */}
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <SiteHead preconnect={searchPreconnectHosts(search)} />
      )}
      <Layout search={<SearchButton />}>
        <Page>{children}</Page>
      </Layout>
    </PageInfoProvider>
  )
}

/** A page that crashes leaves the frame around it in use. */
function Page({ children }: { children: ReactNode }) {
  const label = useLabels()
  return (
    <ErrorBoundary
      fallback={(error, retry) => <CrashPage error={error} retry={retry} label={label} />}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Without the frame there is neither a locale nor a page to ask. */
const frameFallback = (error: unknown, retry: () => void) => (
  <CrashPage error={error} retry={retry} label={(key) => LABELS[key]} />
)

type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement'] & GatsbySSR['wrapPageElement']>

/**
 * wrapPageElement: puts the frame around a page, the same on the server and in the browser.
 *
 * @throws when a doc's page was made without its route
 */
export const wrapPage: WrapPage = ({ element, props }) => {
  const data = props.data as { mdx?: { docPage?: DocPageData } } | undefined
  const context = props.pageContext as Partial<SetPageContext> & {
    alternates?: DocAlternates
    setKey?: DocSetKey
  }
  if (data?.mdx && context.route === undefined) {
    throw new Error(`The page ${props.location.pathname} has no route in its context.`)
  }
  return (
    <ErrorBoundary fallback={frameFallback}>
      <Frame
        // `props.path` is a pattern on some pages, so that the address itself is asked.
        path={context.route ?? withoutBase(props.location.pathname)}
        doc={data?.mdx?.docPage}
        alternates={context.alternates}
        around={context.around}
        setKey={context.setKey}
      >
        {element}
      </Frame>
    </ErrorBoundary>
  )
}
