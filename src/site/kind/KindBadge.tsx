import type { EntryKind } from '../../effects/entry/entry'
import { Link } from '../Link'
import { useLabels } from '../useLabels'
import { KIND_LABELS } from './kindLabels'
import * as styles from './KindBadge.module.css'

interface Props {
  kind: EntryKind
  /** Makes it a link, to the entries of the kind. */
  href?: string
}

/** Kind of an entry: its hue, a pixel and the word. */
export function KindBadge({ kind, href }: Props) {
  const label = useLabels()
  const shared = {
    className: styles.kind,
    'data-facet': 'kind',
    'data-kind': kind,
    children: label(KIND_LABELS[kind]),
  }
  return href === undefined ? <span {...shared} /> : <Link href={href} {...shared} />
}
