import { SearchPage } from '../search/page/SearchPage'
import { PageHead } from '../theme/PageHead'
import { useLabels } from '../site/useLabels'

/** `/search?q=`: every result of a query. */
export default function SearchRoute() {
  const label = useLabels()
  return (
    <>
      <PageHead title={label('search')} noindex />
      <SearchPage />
    </>
  )
}
