import type { DocSet } from '../../docs/docSet'
import { usePageInfo } from '../../site/contexts/page'
import { usePreferredVersion } from './usePreferredVersion'

/**
 * The doc set that the navbar's links lead into: the one of the doc that is shown; on other
 * pages the version that the reader read last, in the page's locale.
 */
export function useActiveSet(): DocSet {
  const { doc, set } = usePageInfo()
  const preferred = usePreferredVersion()
  return doc || preferred === null ? set : { locale: set.locale, version: preferred }
}
