import { clsx } from 'clsx'
import type { InputHTMLAttributes } from 'react'
import * as styles from './Field.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  name: string
  /** The name stands beside the field instead of above. */
  inline?: boolean
  isWrong?: boolean
  onChange: (value: string) => void
}

/** A field with its name. */
export function Field({ name, inline, isWrong = false, onChange, className, ...rest }: Props) {
  return (
    <label className={inline ? styles.inline : styles.field}>
      <span className={styles.name}>{name}</span>
      <input
        type="text"
        spellCheck={false}
        autoComplete="off"
        className={clsx(styles.input, rest.type === 'number' && styles.number, className)}
        aria-invalid={isWrong}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </label>
  )
}
