import { usePageInfo } from './contexts/page'
import { useSiteData } from './contexts/siteData'
import { LABELS } from './labels'
import type { LabelKey } from './labels'

/**
 * The interface's words in the locale of the page that is shown.
 *
 * @returns a function from label key to text; English where the locale has no own wording
 */
export function useLabels(): (key: LabelKey) => string {
  const { labels } = useSiteData()
  const { set } = usePageInfo()
  const own = labels[set.locale]
  return (key) => own?.[key] ?? LABELS[key]
}
