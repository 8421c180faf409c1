import type { InGameFacts } from '../../effects/runTime/facts'
import { useLabels } from '../../theme/useLabels'
import { fillLabel } from '../../theme/labels'
import type { LabelKey } from '../../theme/labels'
import { DataChips } from './DataChips'
import * as styles from './EntryHeader.module.css'

const OTHERWISE: Record<NonNullable<InGameFacts['otherwise']>, LabelKey> = {
  passes: 'otherwisePasses',
  blocks: 'otherwiseBlocks',
  one: 'otherwiseOne',
}

/** What an entry finds or hands over in the game, whatever it declares. */
export function InGame(facts: InGameFacts) {
  const label = useLabels()
  const { firesFor = [], setsOff, always = [], sometimes = [] } = facts
  const { looksFor = [], otherwise, unknown } = facts
  return (
    <>
      {always.length + sometimes.length > 0 && (
        <div className={styles.row}>
          <span className={styles.word}>{label('alwaysData')}</span>
          <DataChips names={always} />
        </div>
      )}
      {sometimes.length > 0 && (
        <ul className={styles.variants}>
          {sometimes.map(({ data, when }) => (
            <li key={data}>
              <DataChips names={[data]} /> {fillLabel(label('sometimesData'), { when })}
            </li>
          ))}
        </ul>
      )}
      {firesFor.length > 0 && (
        <p className={styles.row}>
          <span className={styles.word}>{label('firesFor')}</span>
          {firesFor.join(', ')}
        </p>
      )}
      {setsOff && (
        <p className={styles.word}>
          {label(setsOff === 'counters' ? 'setsOffCounters' : 'setsOffNothing')}
        </p>
      )}
      {looksFor.length > 0 && (
        <p className={styles.row}>
          <span className={styles.word}>{label('looksForData')}</span>
          <span>{looksFor.join('; ')}</span>
          {otherwise && <span className={styles.word}>{label(OTHERWISE[otherwise])}</span>}
        </p>
      )}
      {unknown && <p className={styles.word}>{label('sourceClosed')}</p>}
    </>
  )
}
