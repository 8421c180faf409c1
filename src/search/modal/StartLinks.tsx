import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { SEARCH_MODAL_LABELS } from '../../docs/labels/searchModal'
import { SEARCH_START_LABELS } from '../../docs/labels/searchStart'
import { withBase } from '../../site/basePath'
import { docSetKey, usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { retype } from '../../site/retype'
import { useLabels } from '../../site/useLabels'
import { startGroups } from '../startGroups'

const WORDS = { ...SEARCH_MODAL_LABELS, ...SEARCH_START_LABELS }

interface Props {
  /** Goes to a page, or lets the browser do it where keys or buttons ask for that. */
  follow: (event: MouseEvent, href: string) => void
  /** Names that are near a query without results. */
  near: readonly string[]
}

const searchField = () => document.querySelector<HTMLInputElement>('.DocSearch-Input')

function search(word: string): void {
  const field = searchField()
  if (!field) return
  field.value = word
  retype(field)
  field.focus()
}

/**
 * What is offered before anything is typed, and where nothing is found: pages that are asked for
 * most, the tools and the parts of the reference; names that are near what was typed come first.
 */
export function StartLinks({ follow, near }: Props) {
  const label = useLabels(WORDS)
  const { navbar, sidebars } = useSiteData()
  const { set } = usePageInfo()
  const key = docSetKey(set)
  const groups = startGroups(navbar, sidebars[key] ?? [], key, {
    popular: label('searchAsked'),
    pages: label('searchPages'),
  })
  const root = useRef<HTMLDivElement>(null)

  // From the field into the list, as long as it is the only one.
  useEffect(() => {
    const field = searchField()
    const onKeyDown = ({ key: pressed }: globalThis.KeyboardEvent) => {
      if (pressed !== 'ArrowDown' || document.querySelector('.DocSearch-Hit') !== null) return
      // While it is not shown it takes no focus.
      root.current?.querySelector<HTMLElement>('a, button')?.focus()
    }
    field?.addEventListener('keydown', onKeyDown)
    return () => field?.removeEventListener('keydown', onKeyDown)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
    const next = links.indexOf(event.target as HTMLElement) + step
    ;(next < 0 ? searchField() : links[next])?.focus()
    event.preventDefault()
  }

  return (
    // The keys only add to those that links have.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="search-links" onKeyDown={onKeyDown}>
      {near.length > 0 && (
        <section aria-label={label('searchTry')}>
          <p className="DocSearch-Hit-source">{label('searchTry')}</p>
          <ul className="search-near">
            {near.map((word) => (
              <li key={word}>
                <button type="button" onClick={() => search(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
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
