import { usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { useActiveSet } from '../versions/useActiveSet'
import { currentItem } from './currentItem'
import type { AnyNavbarItem } from '../../docs/navbar'

/**
 * @param inDocs whether the page that is shown is in the docs
 * @returns the navbar's one item that stands for it, if there is one
 */
export function useCurrentItem(inDocs: boolean): AnyNavbarItem | undefined {
  const { navbar } = useSiteData()
  const { route, set } = usePageInfo()
  return currentItem(navbar, { route, set, activeSet: useActiveSet(), inDocs })
}
