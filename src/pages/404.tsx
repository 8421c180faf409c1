import type { PageProps } from 'gatsby'
import { PlainPage } from '../theme/layout/PlainPage'
import { NotFound } from '../theme/notFound/NotFound'
import { Seo } from '../theme/Seo'
import { useLabels } from '../theme/useLabels'

/** Page for every unknown address. */
export default function NotFoundPage({ location }: PageProps) {
  const label = useLabels()
  return (
    <PlainPage>
      <Seo title={label('notFoundTitle')} noindex />
      <NotFound pathname={location.pathname} />
    </PlainPage>
  )
}
