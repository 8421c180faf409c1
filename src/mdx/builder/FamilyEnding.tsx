import { useState } from 'react'
import * as styles from './FamilyEnding.module.css'

interface Props {
  name: string
  prefix: string
  ending: string
  isAllowed: (ending: string) => boolean
  onChange: (ending: string) => void
}

/** A field for the ending of an id. What cannot stand there is not taken over. */
export function FamilyEnding({ name, prefix, ending, isAllowed, onChange }: Props) {
  const [typed, setTyped] = useState(ending)
  const text = typed.trim()
  return (
    <label className={styles.ending}>
      <span className="visually-hidden">{name}</span>
      <code aria-hidden="true">{prefix}</code>
      <input
        type="text"
        className={styles.field}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={!isAllowed(text)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          if (isAllowed(event.target.value.trim())) onChange(event.target.value.trim())
        }}
      />
    </label>
  )
}
