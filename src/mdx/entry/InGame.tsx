import type { ReactNode } from 'react'
import type { InGameFacts } from '../../effects/runTime/facts'
import { fillLabel } from '../../text/fillLabel'
import { ENTRY_LABELS } from '../../docs/labels/entry'
import { useLabels } from '../../site/useLabels'
import { DataChips } from './DataChips'
import { inlineMarkdown } from './inlineMarkdown'
import * as headerStyles from './EntryHeader.module.css'
import * as styles from './InGame.module.css'

const OTHERWISE: Record<NonNullable<InGameFacts['otherwise']>, keyof typeof ENTRY_LABELS> = {
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
  const label = useLabels(ENTRY_LABELS)
  return (
    <>
      {always.length > 0 && (
        <div className={headerStyles.row}>
          <span className={headerStyles.word}>{label('alwaysData')}</span>
          <DataChips names={always} />
        </div>
      )}
      <DataList
        word={label('sometimesData')}
        rows={sometimes.map(({ data, when }) => [
          data,
          fillLabel(label('sometimesWhen'), { when }),
        ])}
      />
      <DataList
        word={label('meaningsOfData')}
        rows={meanings.map(({ data, text }) => [data, inlineMarkdown(text)])}
      />
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

/** What is said of each of several pieces of data; nothing when there are none. */
function DataList({ word, rows }: { word: string; rows: [data: string, said: ReactNode][] }) {
  if (rows.length === 0) return null
  return (
    <div className={styles.sometimes}>
      <span className={headerStyles.word}>{word}</span>
      <ul className={styles.list}>
        {rows.map(([data, said]) => (
          <li key={data}>
            <DataChips names={[data]} /> {said}
          </li>
        ))}
      </ul>
    </div>
  )
}
