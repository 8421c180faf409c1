import type { InGameFacts } from '../../effects/runTime/facts'
import { fillLabel } from '../../text/fillLabel'
import type { LabelKey } from '../../docs/labels/common'
import { useLabels } from '../../site/useLabels'
import { DataChips } from './DataChips'
import { inlineMarkdown } from './inlineMarkdown'
import * as headerStyles from './EntryHeader.module.css'
import * as styles from './InGame.module.css'

const OTHERWISE: Record<NonNullable<InGameFacts['otherwise']>, LabelKey> = {
  passes: 'otherwisePasses',
  blocks: 'otherwiseBlocks',
  one: 'otherwiseOne',
}

/** What an entry finds or hands over in the game, whatever it declares. */
export function InGame({
  firesFor = [],
  setsOff,
  always = [],
  sometimes = [],
  meanings = [],
  looksFor = [],
  otherwise,
  unknown,
}: InGameFacts) {
  const label = useLabels()
  return (
    <>
      {always.length > 0 && (
        <div className={headerStyles.row}>
          <span className={headerStyles.word}>{label('alwaysData')}</span>
          <DataChips names={always} />
        </div>
      )}
      {sometimes.length > 0 && (
        <div className={styles.sometimes}>
          <span className={headerStyles.word}>{label('sometimesData')}</span>
          <ul className={styles.list}>
            {sometimes.map(({ data, when }) => (
              <li key={data}>
                <DataChips names={[data]} /> {fillLabel(label('sometimesWhen'), { when })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {meanings.length > 0 && (
        <div className={styles.sometimes}>
          <span className={headerStyles.word}>{label('meaningsOfData')}</span>
          <ul className={styles.list}>
            {meanings.map(({ data, text }) => (
              <li key={data}>
                <DataChips names={[data]} /> {inlineMarkdown(text)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {firesFor.length > 0 && (
        <p className={styles.fact}>
          <span className={headerStyles.word}>{label('firesFor')}</span> {firesFor.join(', ')}
        </p>
      )}
      {setsOff && (
        <p className={styles.fact}>
          {label(setsOff === 'counters' ? 'setsOffCounters' : 'setsOffNothing')}
        </p>
      )}
      {looksFor.length > 0 && (
        <p className={styles.fact}>
          <span className={headerStyles.word}>{label('looksForData')}</span> {looksFor.join('; ')}
          {otherwise && <span className={headerStyles.word}> · {label(OTHERWISE[otherwise])}</span>}
        </p>
      )}
      {unknown && <p className={styles.fact}>{label('sourceClosed')}</p>}
    </>
  )
}
