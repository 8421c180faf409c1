import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { SEARCH_MODAL_LABELS } from '../../docs/labels/searchModal'
import { withBase } from '../../site/basePath'
import { docSetKey, usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { useLabels } from '../../site/useLabels'
import { startGroups } from './startGroups'

interface Props {
  /** Goes to a page, or lets the browser do it where keys or buttons ask for that. */
  follow: (event: MouseEvent, href: string) => void
}

/** What is offered before anything is typed: the tools and the parts of the reference. */
export function StartLinks({ follow }: Props) {
  const label = useLabels(SEARCH_MODAL_LABELS)
  const { navbar, sidebars } = useSiteData()
  const { set } = usePageInfo()
  const key = docSetKey(set)
  const groups = startGroups(navbar, sidebars[key] ?? [], key, label('searchPages'))
  const root = useRef<HTMLDivElement>(null)

  // From the field into the list, as long as it is the only one.
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')
    const onKeyDown = ({ key: pressed }: globalThis.KeyboardEvent) => {
      if (pressed !== 'ArrowDown' || field?.value !== '') return
      if (document.querySelector('.DocSearch-Hit') === null) {
        root.current?.querySelector('a')?.focus()
      }
    }
    field?.addEventListener('keydown', onKeyDown)
    return () => field?.removeEventListener('keydown', onKeyDown)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const links = [...event.currentTarget.querySelectorAll('a')]
    const next = links.indexOf(event.target as HTMLAnchorElement) + step
    const field = document.querySelector<HTMLElement>('.DocSearch-Input')
    ;(next < 0 ? field : links[next])?.focus()
    event.preventDefault()
  }

  return (
    // The keys only add to those that links have.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="search-links" onKeyDown={onKeyDown}>
      {groups.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <p className="DocSearch-Hit-source">{title}</p>
          <ul>
            {links.map(({ href, label: name, text, icon }) => (
              <li key={href}>
                <a href={withBase(href)} onClick={(event) => follow(event, withBase(href))}>
                  {icon !== undefined && <img src={withBase(icon)} alt="" width="16" height="16" />}
                  <span className="search-link-name">{name}</span>
                  {text !== undefined && <span className="search-link-text">{text}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
