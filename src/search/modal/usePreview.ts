import { useEffect, useState } from 'react'
import type { SearchSettings } from '../../docs/siteData'
import { getSearchClient } from '../client'
import type { PagePreview, PreviewPlace } from '../preview'

/**
 * @param settings search settings of the site data
 * @param place page and part; null for none
 * @returns that page in short; the one before until it is there, so that nothing flickers
 */
export function usePreview(
  settings: SearchSettings,
  place: PreviewPlace | null,
): PagePreview | null {
  const [preview, setPreview] = useState<PagePreview | null>(null)
  useEffect(() => {
    if (place === null) return
    let isWanted = true
    const show = (found: PagePreview | null) => {
      if (isWanted) setPreview(found)
    }
    getSearchClient(settings)
      .preview?.(place)
      // The results are there all the same.
      .then(show, () => show(null))
    return () => {
      isWanted = false
    }
  }, [settings, place])
  return place === null ? null : preview
}
