import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PageProps } from 'gatsby'
import type { DocPageContext } from '../../../docs/pageContext'
import type { DocFrame } from '../../../docs/resolve/pageFrame'
import { followLinks } from '../../../navigation/followLinks'
import loader from '../../../navigation/loader'
import { setNavigationState } from '../../../navigation/state'
import { withBase } from '../../../site/basePath'
import { usePageInfo } from '../../../site/contexts/page'
import { useLabels } from '../../../site/useLabels'
import { DocPage } from '../DocPage'
import type { StillHtml } from '../DocPage'
import { hydrateText } from './Awake'
import { loadStylesOnUse } from './loadStyles'
import { watchScrollers } from './watchScrollers'
import { watchUse } from './watchUse'

/** Data of a page whose text is not loaded. */
interface FrameQuery {
  mdx: { docPage: DocFrame }
}

/** HTML of a text that was left as it was, for when the reader comes back. */
const kept = new Map<string, StillHtml>()

/**
 * The page of a first visit: its text stays the HTML that the browser has, and React takes it over
 * when the reader uses something in it. Until then neither the text as data nor the code that
 * renders it is loaded.
 */
export function FirstPage({ data }: PageProps<FrameQuery, DocPageContext>) {
  const info = usePageInfo()
  const label = useLabels()
  const header = useRef<HTMLElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const { route } = info
  const [html] = useState(() => kept.get(route))
  const address = withBase(encodeURI(route))
  const table = label('table')

  /** Loads the page and lets React take the text over. */
  const wake = useEffectEvent(async (area: HTMLElement, again: () => void) => {
    const page = await loader.loadWhole(address)
    // The reader has gone on meanwhile.
    if (!area.isConnected) return () => undefined
    if (page.status !== 'error') {
      const unmount = await hydrateText(area, page, info)
      return () => {
        unmount()
        loader.keep(address, page)
      }
    }
    const retry = () => {
      setNavigationState(null)
      // The scripts of this page do not fit what is deployed by now: one full load does.
      if (page.isOutdated) window.location.reload()
      else again()
    }
    setNavigationState({ kind: 'failed', error: page.error, retry })
    throw page.error
  })

  useEffect(() => {
    const area = text.current
    const head = header.current
    if (area === null) return
    let end: (() => void) | undefined
    const unwatch = watchScrollers(area, table)
    const ends = [
      unwatch,
      loadStylesOnUse(area),
      followLinks(head ? [head, area] : [area]),
      watchUse(area, async (again) => {
        end = await wake(area, again)
        unwatch()
      }),
    ]
    return () => {
      for (const one of ends) one()
      if (end) end()
      else {
        kept.set(route, {
          header: { __html: head?.innerHTML ?? '' },
          text: { __html: area.innerHTML },
        })
      }
    }
  }, [route, table])

  return <DocPage doc={data.mdx.docPage} still={{ header, text, html }} />
}
