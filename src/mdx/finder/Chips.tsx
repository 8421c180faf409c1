import { choices } from '../../effects/finder/state'
import type { FinderState } from '../../effects/finder/state'
import { toggle } from '../../effects/finder/toggle'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { ToolButton } from '../tool/ToolButton'
import { FACET_WORDS, choiceLabel } from './facetLabels'
import { focusField } from './listKeys'
import * as styles from './Chips.module.css'

interface Props {
  state: FinderState
  choose: (state: FinderState) => void
}

/** What is chosen, each to be taken back, and a way back to the whole list. */
export function Chips({ state, choose }: Props) {
  const label = useLabels(FACET_WORDS)
  const chosen = choices(state.chosen)
  if (chosen.length === 0 && state.query === '') return null
  return (
    <div role="group" aria-label={label('finderChosen')} className={styles.chips}>
      {chosen.map(({ facet, value }) => {
        const choice = choiceLabel(label, facet, value)
        return (
          <button
            key={`${facet} ${value}`}
            type="button"
            className={styles.chip}
            aria-label={fillLabel(label('finderRemove'), { choice })}
            onClick={({ currentTarget }) => {
              // The button goes: the next one takes its place, or the field when it was the last.
              const isLast = chosen.length === 1 && state.query === ''
              if (isLast) focusField(currentTarget)
              else if (currentTarget.nextElementSibling instanceof HTMLElement) {
                currentTarget.nextElementSibling.focus()
              }
              choose({ ...state, chosen: toggle(state.chosen, facet, value) })
            }}
          >
            {choice}
          </button>
        )
      })}
      <ToolButton
        onClick={({ currentTarget }) => {
          focusField(currentTarget)
          choose({ query: '', chosen: {} })
        }}
      >
        {label('finderReset')}
      </ToolButton>
    </div>
  )
}
