import { navigate } from 'gatsby'
import { useEffect, useId, useState } from 'react'
import type { RefObject } from 'react'
import type { FinderEntry } from '../../../effects/finder/finderEntry'
import { usePageInfo } from '../../../site/contexts/page'
import { useJson } from '../../../site/files/useJson'
import { KindBadge } from '../../../site/kind/KindBadge'
import { fillLabel } from '../../../text/fillLabel'
import { isPlainClick } from '../../../site/plainClick'
import { useLabels } from '../../../site/useLabels'
import { Badge } from '../../entry/Badge'
import { DataChips } from '../../entry/DataChips'
import { linkMentions } from './linkMentions'
import * as styles from './EntryLinks.module.css'

interface Props {
  /** The element with the lines of a config. */
  code: RefObject<HTMLElement | null>
  /** Site path of the file with all entries. */
  source: string
}

/** A link that is pointed at or has the focus. */
interface Shown {
  link: Element
  entry: FinderEntry
}

/** Makes the ids in a config lead to their pages; a card tells what each one is. */
export function EntryLinks({ code, source }: Props) {
  const { route } = usePageInfo()
  const { data } = useJson<FinderEntry[]>(source)
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const element = code.current
    if (element === null || data === null) return
    element.classList.add(styles.code ?? '')
    const links = linkMentions(element, data, route)
    const listeners = new AbortController()
    const { signal } = listeners
    const entryOf = ({ target }: Event): Shown | null => {
      const link = target instanceof Element ? target.closest('a') : null
      const entry = link ? links.get(link) : undefined
      return link && entry ? { link, entry } : null
    }
    const show = (event: Event) => setShown(entryOf(event))
    const hide = () => setShown(null)
    for (const type of ['pointerover', 'focusin']) element.addEventListener(type, show, { signal })
    for (const type of ['pointerleave', 'focusout'])
      element.addEventListener(type, hide, { signal })
    // The focus can scroll its link into view: the card goes along.
    const follow = () => setShown((now) => now && { ...now })
    document.addEventListener('scroll', follow, { signal, capture: true, passive: true })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    element.addEventListener(
      'click',
      (event) => {
        const found = entryOf(event)
        if (!found || !isPlainClick(event)) return
        event.preventDefault()
        navigate(found.entry.href)
      },
      { signal },
    )
    return () => listeners.abort()
  }, [code, data, route])

  return shown && <EntryCard {...shown} />
}

/** Widest that a card gets, in pixels; `.card` says so, too. */
const WIDTH = 320

function EntryCard({ link, entry }: Shown) {
  const label = useLabels()
  const id = useId()
  useEffect(() => {
    link.setAttribute('aria-describedby', id)
    return () => link.removeAttribute('aria-describedby')
  }, [link, id])
  const { left, bottom, top } = link.getBoundingClientRect()
  const isLow = bottom > window.innerHeight - 200
  const place = {
    left: Math.max(8, Math.min(left, window.innerWidth - WIDTH - 24)),
    ...(isLow ? { bottom: window.innerHeight - top + 6 } : { top: bottom + 6 }),
  }
  const { kind, description, requires = [], needs = [] } = entry
  return (
    <div role="tooltip" id={id} className={styles.card} style={place}>
      <KindBadge kind={kind} /> <code>{entry.id}</code>
      <p>{description}</p>
      {(requires.length > 0 || needs.length > 0) && (
        <p className={styles.facts}>
          {requires.map((plugin) => (
            <Badge key={plugin} facet="requires">
              {fillLabel(label('requiresPlugin'), { plugin })}
            </Badge>
          ))}
          {needs.length > 0 && label('needsData')} <DataChips names={needs} />
        </p>
      )}
    </div>
  )
}
