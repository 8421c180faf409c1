import type { CSSProperties } from 'react'
import { HOME_LABELS } from '../../docs/labels/home'
import { useLabels } from '../../site/useLabels'
import { YamlLine } from '../tool/YamlLine'
import * as styles from './HeroRun.module.css'
import { RUN_LINES, RUN_STEPS } from './samples'

const order = (kind: string | null) => RUN_STEPS.findIndex(([step]) => step === kind)

const inOrder = (kind: string | null) => ({ '--step': order(kind) }) as CSSProperties

/**
 * A config whose lines light up once in the order in which they run, each with what happens then.
 * A pointer on either side lights up both. It is all styles: nothing waits for scripts.
 */
export function HeroRun() {
  const label = useLabels(HOME_LABELS)
  return (
    <figure className={styles.run}>
      <figcaption className="visually-hidden">{label('runCaption')}</figcaption>
      <pre className={styles.code}>
        <code>
          {RUN_LINES.map(([text, kind]) => (
            <span
              key={text}
              className={styles.line}
              data-kind={kind ?? undefined}
              data-step={kind === null ? undefined : order(kind)}
              style={kind === null ? undefined : inOrder(kind)}
            >
              <YamlLine text={text} inBlock={false} />
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <ol className={styles.steps}>
        {RUN_STEPS.map(([kind, text], index) => (
          <li
            key={kind}
            className={styles.step}
            data-kind={kind}
            data-step={index}
            style={inOrder(kind)}
          >
            {label(text)}
          </li>
        ))}
      </ol>
    </figure>
  )
}
