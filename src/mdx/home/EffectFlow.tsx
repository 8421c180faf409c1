import { HOME_LABELS } from '../../docs/labels/home'
import { BreakableId } from '../../site/BreakableId'
import { useLabels } from '../../site/useLabels'
import { FLOW_STEPS } from './flowSteps'
import * as styles from './EffectFlow.module.css'

/**
 * How an effect runs, drawn: the steps in order, each with an example and the data as it leaves
 * the step. It is text in an ordered list, so it needs no text alternative.
 */
export function EffectFlow() {
  const label = useLabels(HOME_LABELS)
  return (
    <figure className={styles.flow}>
      <figcaption className="visually-hidden">{label('effectFlow')}</figcaption>
      <ol className={styles.steps}>
        {FLOW_STEPS.map(({ kind, title, text, example, data }) => (
          <li key={kind} className={styles.step} data-kind={kind}>
            <strong className={styles.title}>{label(title)}</strong>
            <span className={styles.text}>{label(text)}</span>
            <code className={styles.example}>
              <BreakableId id={example} />
            </code>
            <span className={styles.data}>
              {data.map(([name, value, state]) => (
                <span key={name} className={styles.datum} data-state={state}>
                  <code>{name}</code> {value}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
