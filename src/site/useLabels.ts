import { usePageInfo } from './contexts/page'
import { useSiteData } from './contexts/siteData'
import { LABELS } from './labels'
import type { LabelKey } from './labels'

type Words = Readonly<Record<string, string>>

/**
 * The interface's words in the locale of the page that is shown.
 *
 * @param words English words by their keys; parts that only few pages have bring their own
 * @returns a function from label key to text; English where the locale has no own wording
 */
export function useLabels(): (key: LabelKey) => string
export function useLabels<T extends Words>(words: T): (key: (keyof T & string) | LabelKey) => string
export function useLabels(words: Words = {}): (key: string) => string {
  const { labels } = useSiteData()
  const { set } = usePageInfo()
  const own = labels[set.locale]
  const common: Words = LABELS
  return (key) => own?.[key] ?? words[key] ?? common[key] ?? key
}
