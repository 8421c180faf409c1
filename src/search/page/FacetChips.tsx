import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { SEARCH_PAGE_LABELS } from '../../docs/labels/searchPage'
import type { EntryKind } from '../../effects/entry/entry'
import { GROUP_LABELS } from '../../site/kind/groupLabels'
import { useLabels } from '../../site/useLabels'
import { FACETS } from '../facets'
import type { Choices, Counted, Facet, FacetCount } from '../facets'
import { HitIcon } from '../HitIcon'
import * as styles from './FacetChips.module.css'

const NAMES = { kind: 'searchKinds', 'hierarchy.lvl0': 'searchAreas' } as const

const isKind = (value: string): value is EntryKind => Object.hasOwn(GROUP_LABELS, value)

interface Props {
  /** Missing while nothing is counted yet: the room is kept free. */
  counted: Counted | undefined
  choices: Choices
  toggle: (facet: Facet, value: string) => void
  /** Takes all choices back. */
  clear: () => void
}

/** A chip, by facet and value; the one that takes all choices back has neither. */
const idOf = (facet: Facet | null, value = '') => `${facet} ${value}`

/** What is chosen stays, though it leaves nothing: how else would it be taken back? */
function withChosen(counts: readonly FacetCount[], chosen: readonly string[] = []) {
  const missing = chosen.filter((value) => !counts.some(([counted]) => counted === value))
  return [...counts, ...missing.map((value): FacetCount => [value, 0])]
}

/**
 * Kinds and plugins of the results with how many there are of each, to be switched on and off. Each
 * row is one stop of the keyboard: arrows, Home and End lead from chip to chip.
 */
export function FacetChips({ counted, choices, toggle, clear }: Props) {
  const label = useLabels(SEARCH_PAGE_LABELS)
  const [last, setLast] = useState<Partial<Record<Facet, string>>>({})
  if (!counted) return <div className={styles.facets} />

  const groups = FACETS.map((facet) => ({
    facet,
    values: withChosen(counted.facets[facet], choices[facet]).filter(
      ([value]) => facet !== 'kind' || isKind(value),
    ),
  }))
  const rows = groups.map(({ facet, values }) => {
    const ids = values.map(([value]) => idOf(facet, value))
    const first = facet === 'kind' ? idOf(null) : ids[0]
    const stop = last[facet] !== undefined && ids.includes(last[facet]) ? last[facet] : first
    const shared = (id: string) => ({
      type: 'button' as const,
      className: styles.chip,
      tabIndex: id === stop ? 0 : -1,
      onFocus: () => setLast((before) => ({ ...before, [facet]: id })),
    })
    return { facet, values, shared }
  })
  return (
    <div role="group" aria-label={label('searchNarrow')} className={styles.facets}>
      {rows.map(({ facet, values, shared }) => (
        <div
          key={facet}
          role="toolbar"
          aria-label={label(NAMES[facet])}
          className={styles.row}
          onKeyDown={moveFocus}
        >
          {facet === 'kind' && (
            <button
              {...shared(idOf(null))}
              aria-pressed={FACETS.every((other) => choices[other] === undefined)}
              onClick={clear}
            >
              {label('searchAll')} <span className={styles.count}>{counted.total}</span>
            </button>
          )}
          {values.map(([value, count]) => {
            const kind = facet === 'kind' && isKind(value) ? value : undefined
            return (
              <button
                key={value}
                {...shared(idOf(facet, value))}
                aria-pressed={choices[facet]?.includes(value) ?? false}
                onClick={() => toggle(facet, value)}
              >
                <HitIcon type="lvl1" kind={kind} area={value} />
                {kind ? label(GROUP_LABELS[kind]) : value}{' '}
                <span className={styles.count}>{count}</span>
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const chips = [...event.currentTarget.querySelectorAll('button')]
  const at = chips.findIndex((chip) => chip === document.activeElement)
  const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const to = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    Home: 0,
    End: chips.length - 1,
  }[event.key]
  if (to === undefined) return
  event.preventDefault()
  chips[(to + chips.length) % chips.length]?.focus()
}
