import type { LabelKey } from '../docs/labels/common'
import { LABELS } from '../docs/labels/common'
import type { AnyLabel, LabelOverrides } from '../docs/labels/registry'
import { usePageInfo } from './contexts/page'
import { useSiteData } from './contexts/siteData'

/**
 * The interface's words in the locale of the page that is shown.
 *
 * @param words an area of `src/docs/labels` beside the common one: parts that only few pages have
 *   bring their own
 * @returns a function from label key to text; English where the locale has no own wording
 */
export function useLabels<Key extends AnyLabel = never>(
  words?: Readonly<Record<Key, string>>,
): (key: Key | LabelKey) => string {
  const { labels } = useSiteData()
  const { set } = usePageInfo()
  const own = labels[set.locale]
  const area: LabelOverrides = words ?? {}
  const common: LabelOverrides = LABELS
  return (key) => own?.[key] ?? area[key] ?? common[key] ?? key
}
