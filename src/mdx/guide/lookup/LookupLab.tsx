import { useId, useState } from 'react'
import { formatItemLookup } from '../../../itemLookup/format'
import { parseItemLookup } from '../../../itemLookup/parse'
import type { LookupItem } from '../../../itemLookup/parse'
import { useLabels } from '../../../site/useLabels'
import { LOOKUP_LABELS } from '../../../docs/labels/lookup'
import { CopyButton } from '../../code/CopyButton'
import { Fault } from '../Fault'
import { Field } from '../Field'
import { asYamlValue, withItem } from './edits'
import { ItemFields } from './ItemFields'
import { PieceList } from './PieceList'
import * as styles from './Lookup.module.css'

const START = 'diamond_sword sharpness:5 name:"Frost brand" glint'

/** The lookup as text, its items as fields, and what each piece is. */
export default function LookupLab() {
  const label = useLabels(LOOKUP_LABELS)
  const heading = useId()
  const [text, setText] = useState(START)
  // Beside the text: a field that is empty for a moment would have no place in it.
  const [groups, setGroups] = useState(() => parseItemLookup(START).groups)
  const { pieces, problems } = parseItemLookup(text)

  const changeText = (next: string) => {
    setText(next)
    setGroups(parseItemLookup(next).groups)
  }
  const changeItem = (place: readonly [number, number], item: LookupItem) => {
    const next = withItem(groups, place, item)
    setGroups(next)
    setText(formatItemLookup(next))
  }
  return (
    <div className={styles.lab}>
      <div className={styles.text}>
        <Field
          name={label('lookupText')}
          value={text}
          isWrong={problems.some(({ severity }) => severity === 'error')}
          onChange={changeText}
        />
        <CopyButton text={() => asYamlValue(text)} />
      </div>
      <div role="status" className={styles.problems}>
        {problems.map((problem) => (
          <Fault key={`${problem.start} ${problem.message}`} source={text} {...problem} />
        ))}
      </div>
      {groups.flatMap((items, group) =>
        items.map((item, index) => (
          <ItemFields
            key={`${group} ${index}`}
            item={item}
            name={label(index > 0 ? 'lookupElse' : group > 0 ? 'lookupOr' : 'lookupItem')}
            onChange={(next) => changeItem([group, index], next)}
          />
        )),
      )}
      <div>
        <p id={heading} className={styles.heading}>
          {label('lookupPieces')}
        </p>
        <PieceList pieces={pieces} problems={problems} labelledBy={heading} />
      </div>
    </div>
  )
}
