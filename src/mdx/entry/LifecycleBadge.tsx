import type { EntryState } from '../../effects/entry/entryState'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { Badge } from './Badge'

interface Props {
  state: EntryState
  /** Version or year. */
  since?: string
}

/** Tells that an entry is gone, should not be used any more, or comes under another name. */
export function LifecycleBadge({ state, since }: Props) {
  const label = useLabels()
  return (
    <Badge facet={state}>
      {since === undefined
        ? label(`${state}Entry`)
        : fillLabel(label(`${state}Since`), { version: since })}
    </Badge>
  )
}
