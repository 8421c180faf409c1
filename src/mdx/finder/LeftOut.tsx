import type { Found } from '../../effects/finder/finder'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { FINDER_LABELS } from '../../docs/labels/finder'
import * as styles from './LeftOut.module.css'

/** How many entries the chosen version does not have, behind the count of those that fit. */
export function LeftOut({ leftOut: { later, gone } }: Pick<Found, 'leftOut'>) {
  const label = useLabels(FINDER_LABELS)
  const sentences = [
    later > 0 && fillLabel(label(later === 1 ? 'finderLaterOne' : 'finderLater'), { count: later }),
    gone > 0 && fillLabel(label(gone === 1 ? 'finderGoneOne' : 'finderGone'), { count: gone }),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 && <span className={styles.text}> {sentences.join(' ')}</span>
}
