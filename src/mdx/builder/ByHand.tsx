import type { FormArgument } from '../../effects/builder/formArguments'
import { useLabels } from '../../site/useLabels'
import { inlineMarkdown } from '../entry/inlineMarkdown'
import { BUILDER_LABELS } from '../../docs/labels/builder'
import * as styles from './DraftFields.module.css'

/** An argument that there is no form for. */
export function ByHand({ argument }: { argument: FormArgument }) {
  const label = useLabels(BUILDER_LABELS)
  return (
    <p className={styles.byHand}>
      <code>{argument.name}</code> {inlineMarkdown(argument.description ?? '')}{' '}
      <em>{label('byHand')}</em>
    </p>
  )
}
