import { fillLabel } from '../../theme/labels'
import { useLabels } from '../../theme/useLabels'
import { Badge } from './Badge'

interface Props {
  /** False: deprecated, but still there. */
  isRemoved: boolean
  /** Version or year. */
  since?: string
}

/** Tells that an entry should not be used any more. */
export function LifecycleBadge({ isRemoved, since }: Props) {
  const label = useLabels()
  const word = isRemoved ? label('removedEntry') : label('deprecatedEntry')
  const sentence = isRemoved ? label('removedSince') : label('deprecatedSince')
  return (
    <Badge facet={isRemoved ? 'removed' : 'deprecated'}>
      {since === undefined ? word : fillLabel(sentence, { version: since })}
    </Badge>
  )
}
