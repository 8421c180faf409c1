import type { LookupPiece, LookupProblem, PieceKind } from '../../../itemLookup/parse'
import { useLabels } from '../../../site/useLabels'
import { LOOKUP_LABELS } from '../../../docs/labels/lookup'
import type { LookupLabel } from '../../../docs/labels/lookup'
import * as styles from './Lookup.module.css'

const NAMES: Record<PieceKind, LookupLabel> = {
  material: 'pieceMaterial',
  'any-of-material': 'pieceAnyOfMaterial',
  'custom-item': 'pieceCustomItem',
  tag: 'pieceTag',
  data: 'pieceData',
  amount: 'pieceAmount',
  enchantment: 'pieceEnchantment',
  modifier: 'pieceModifier',
  flag: 'pieceFlag',
  any: 'pieceAny',
  first: 'pieceFirst',
  unknown: 'pieceUnknown',
}

interface Props {
  pieces: readonly LookupPiece[]
  problems: readonly LookupProblem[]
  /** Id of the list's heading. */
  labelledBy: string
}

/** Each word of a lookup and what it is. */
export function PieceList({ pieces, problems, labelledBy }: Props) {
  const label = useLabels(LOOKUP_LABELS)
  return (
    <ol className={styles.pieces} aria-labelledby={labelledBy}>
      {pieces.map(({ kind, text, start, end }) => (
        <li
          key={start}
          className={styles.piece}
          data-severity={
            problems.find((problem) => problem.start < end && problem.end > start)?.severity
          }
        >
          <code>{text}</code>
          <span>{label(NAMES[kind])}</span>
        </li>
      ))}
    </ol>
  )
}
