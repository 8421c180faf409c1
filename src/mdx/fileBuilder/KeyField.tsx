import { memo, useId } from 'react'
import { FILE_BUILDER_LABELS } from '../../docs/labels/fileBuilder'
import { sectionAt } from '../../effects/checker/sections'
import type { FilePath } from '../../effects/fileBuilder/editFile'
import type { Pair } from '../../effects/checker/source'
import { controlOf } from '../../effects/fileBuilder/control'
import { isMovedPair } from '../../effects/fileBuilder/isMoved'
import { rangeWords } from '../../effects/files/keyLimits'
import type { KeyNode, KeyRow } from '../../effects/files/keyTree'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { fillLabel } from '../../text/fillLabel'
import { codeSpans } from '../entry/codeSpans'
import { BlockEntries } from './BlockEntries'
import { useFileForm } from './fileForm'
import { sameProps } from './sameProps'
import { KeyActions } from './KeyActions'
import { KeyInput } from './KeyInput'
// Sections have fields, and a field may be a section.
// eslint-disable-next-line import-x/no-cycle
import { SectionEntries } from './SectionEntries'
import { SectionFields } from './SectionFields'
import * as styles from './KeyField.module.css'

interface Props {
  pair: Pair
  /** Whether its value is written there, and not taken over from elsewhere. */
  isOwn: boolean
  known: KeyNode
  /** Its section in the file, and in the tables. */
  path: FilePath
  tablePath: string
}

const isSameField = sameProps('pair', isMovedPair)

/**
 * A key of the file with its help and the field for its value. Files may be long, and each letter
 * typed makes another reading of them: what has only moved is not rendered again.
 */
export const KeyField = memo(function KeyField({ pair, isOwn, known, path, tablePath }: Props) {
  const label = useLabels(FILE_BUILDER_LABELS)
  const { file, change, show } = useFileForm()
  const id = useId()
  const { key, value } = pair
  const { row } = known
  const place = [...path, key]
  const inTables = tablePath === '' ? key : `${tablePath}.${key}`
  const kind = sectionAt(inTables, file)
  const control = isOwn ? controlOf(known, value, kind) : 'hand'
  const isGroup = control === 'section' || control === 'sections' || control === 'blocks'
  const head = (
    <>
      <code>{key}</code>
      {row?.type !== undefined && <span className={styles.type}>{row.type}</span>}
      {row?.required && <span className={styles.required}>{label('keyRequired')}</span>}
    </>
  )
  const about = (
    <div id={`${id}-about`} className={styles.about}>
      {codeSpans(row?.description ?? '')} {row && limitsText(row, label)}{' '}
      {control === 'lines' && label('entryPerLine')} {control === 'hand' && label('keyByHand')}
      <KeyActions
        name={key}
        onShow={() => show(place)}
        onRemove={() => change({ change: 'remove', path: place })}
      >
        {row && <Link href={row.href}>{label('keyGuide')}</Link>}
      </KeyActions>
    </div>
  )
  if (isGroup) {
    return (
      <fieldset className={styles.group}>
        <legend>{head}</legend>
        {about}
        {control === 'section' ? (
          <SectionFields
            node={value}
            known={[known]}
            path={place}
            tablePath={inTables}
            name={key}
          />
        ) : control === 'sections' ? (
          <SectionEntries node={value} known={known} path={place} tablePath={inTables} name={key} />
        ) : (
          kind && <BlockEntries kind={kind} node={value} path={place} />
        )}
      </fieldset>
    )
  }
  return (
    <div className={styles.field}>
      {control === 'hand' ? (
        <p className={styles.name}>{head}</p>
      ) : (
        <>
          <label className={styles.name} htmlFor={id}>
            {head}
          </label>
          <KeyInput id={id} control={control} row={row} path={place} written={value} />
        </>
      )}
      {about}
    </div>
  )
}, isSameField)

function limitsText(row: KeyRow, label: (key: 'oneOf' | 'range' | 'without') => string): string {
  const range = rangeWords(row)
  return [
    row.choices && fillLabel(label('oneOf'), { values: row.choices.join(', ') }),
    range !== undefined && fillLabel(label('range'), { range }),
    row.usual !== undefined && fillLabel(label('without'), { value: row.usual }),
  ]
    .filter(Boolean)
    .join(' ')
}
