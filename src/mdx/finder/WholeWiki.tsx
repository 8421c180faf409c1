import { FINDER_LABELS } from '../../docs/labels/finder'
import { useSiteData } from '../../site/contexts/siteData'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { fillLabel } from '../../text/fillLabel'

/** Leads on to the search of all pages: what is asked for need not be an entry. */
export function WholeWiki({ query: typed }: { query: string }) {
  const label = useLabels(FINDER_LABELS)
  const { search } = useSiteData()
  const query = typed.trim()
  if (query === '') return null
  return (
    <p>
      <Link href={`${search.searchPagePath}?q=${encodeURIComponent(query)}`}>
        {fillLabel(label('finderWholeWiki'), { query })}
      </Link>
    </p>
  )
}
