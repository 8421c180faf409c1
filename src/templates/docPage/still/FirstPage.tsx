import { useEffect, useEffectEvent, useRef } from 'react'
import type { PageProps } from 'gatsby'
import type { DocPageContext } from '../../../docs/pageContext'
import type { DocFrame } from '../../../docs/resolve/pageFrame'
import loader from '../../../navigation/loader'
import { setNavigationState } from '../../../navigation/state'
import { withBase } from '../../../site/basePath'
import { usePageInfo } from '../../../site/contexts/page'
import { DocPage } from '../DocPage'
import { hydrateText } from './Awake'
import { followLinks } from './followLinks'
import { watchScrollers } from './watchScrollers'
import { watchUse } from './watchUse'

/** Data of a page whose text is not loaded. */
interface FrameQuery {
  mdx: { docPage: DocFrame }
}

/**
 * The page of a first visit: its text stays the HTML that the browser has, and React takes it over
 * when the reader uses something in it. Until then neither the text as data nor the code that
 * renders it is loaded.
 */
export function FirstPage({ data }: PageProps<FrameQuery, DocPageContext>) {
  const info = usePageInfo()
  const header = useRef<HTMLElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const { route } = info
  const wake = useEffectEvent(async (area: HTMLElement, again: () => void) => {
    const page = await loader.loadWhole(withBase(encodeURI(route)))
    // The reader has gone on meanwhile.
    if (!area.isConnected) return () => undefined
    if (page.status !== 'error') return hydrateText(area, page, info)
    // The scripts of this page do not fit what is deployed by now: one full load does.
    const retry = () => {
      setNavigationState(null)
      if (page.isOutdated) window.location.reload()
      else again()
    }
    setNavigationState({ kind: 'failed', error: page.error, retry })
    throw page.error
  })

  useEffect(() => {
    const area = text.current
    if (area === null) return
    let end: (() => void) | undefined
    const ends = [
      followLinks(header.current ? [header.current, area] : [area]),
      watchUse(area, async (again) => {
        end = await wake(area, again)
        unwatch()
      }),
    ]
    const unwatch = watchScrollers(area)
    return () => {
      for (const one of [...ends, unwatch]) one()
      end?.()
      loader.forget(withBase(encodeURI(route)))
    }
  }, [route])

  return <DocPage doc={data.mdx.docPage} still={{ header, text }} />
}
