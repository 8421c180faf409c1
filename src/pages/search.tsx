import { SearchPage } from '../search/page/SearchPage'
import { Seo } from '../theme/Seo'
import { useLabels } from '../site/useLabels'

/** `/search?q=`: every result of a query. */
export default function SearchRoute() {
  const label = useLabels()
  return (
    <>
      <Seo title={label('search')} noindex />
      <SearchPage />
    </>
  )
}
