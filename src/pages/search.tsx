import type { PageProps } from 'gatsby'
import { SearchPage } from '../search/page/SearchPage'
import { Seo } from '../theme/Seo'
import { useLabels } from '../site/useLabels'

/** `/search?q=`: every result of a query. */
export default function SearchRoute({ location }: PageProps) {
  const label = useLabels()
  return (
    <>
      <Seo title={label('search')} noindex />
      <SearchPage location={location} />
    </>
  )
}
