import type { PageProps } from 'gatsby'
import { Helmet } from 'react-helmet'
import { NOT_FOUND_LABELS } from '../docs/labels/notFound'
import { PlainPage } from '../theme/layout/PlainPage'
import { decodablePathScript } from '../theme/notFound/decodablePathScript'
import { NotFound } from '../theme/notFound/NotFound'
import { PageHead } from '../theme/PageHead'
import { useLabels } from '../site/useLabels'

/** Page for every unknown address. */
export default function NotFoundPage({ location }: PageProps) {
  const label = useLabels(NOT_FOUND_LABELS)
  return (
    <PlainPage>
      <PageHead title={label('notFoundTitle')} noindex />
      {/* In the HTML alone: who comes from another page has a good address, and that page's
          policy knows no such script. */}
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <Helmet defer={false}>
          <script>{decodablePathScript()}</script>
        </Helmet>
      )}
      <NotFound pathname={location.pathname} />
    </PlainPage>
  )
}
