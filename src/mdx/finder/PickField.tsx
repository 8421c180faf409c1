import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { resolveId } from '../../effects/finder/families'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { FINDER_LABELS } from '../../docs/labels/finder'
import * as styles from './PickField.module.css'

interface Props {
  name: string
  /** One of the values, shown while the field is empty. */
  example: string
  /** What choosing one does. */
  hint?: string
  options: readonly string[]
  pick: (value: string) => void
}

/** A field that completes what is typed to one of many values. */
export function PickField({ name, example, hint, options, pick }: Props) {
  const label = useLabels(FINDER_LABELS)
  const id = useId()
  const [text, setText] = useState('')
  const [isUsed, setUsed] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const submit = (value: string) => {
    const wanted = value.trim()
    if (wanted === '') return
    const option = resolveId(wanted, options)
    setWrong(option === undefined)
    if (option === undefined) return
    pick(option)
    setText('')
  }
  return (
    <form
      className={styles.pick}
      onSubmit={(event) => {
        event.preventDefault()
        submit(text)
      }}
    >
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          list={`${id}-options`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={clsx(hint && `${id}-hint`, isWrong && `${id}-wrong`) || undefined}
          placeholder={example}
          value={text}
          onFocus={() => setUsed(true)}
          onChange={({ target, nativeEvent }) => {
            setText(target.value)
            setWrong(false)
            // Taken from the list, and not typed.
            const isTaken =
              !('inputType' in nativeEvent) || nativeEvent.inputType === 'insertReplacementText'
            if (isTaken && options.includes(target.value)) submit(target.value)
          }}
        />
        <button
          type="submit"
          className={styles.button}
          aria-label={`${label('finderPick')}: ${name}`}
        >
          {label('finderPick')}
        </button>
      </div>
      <datalist id={`${id}-options`}>
        {/* Hundreds of them: only for those who ask. */}
        {isUsed && options.map((option) => <option key={option} value={option} />)}
      </datalist>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {fillLabel(label('finderUnknown'), { value: text })}
        </p>
      )}
    </form>
  )
}
