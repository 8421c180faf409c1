import type { ComponentProps } from 'react'
import * as styles from './ToolSearch.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange'> {
  /** Names the field, and stands in it while it is empty. */
  name: string
  value: string
  onQuery: (query: string) => void
}

/** A field that narrows down a list in a tool of a page. */
export function ToolSearch({ name, onQuery, ...props }: Props) {
  return (
    <input
      type="search"
      className={styles.field}
      aria-label={name}
      placeholder={name}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => onQuery(event.target.value)}
      {...props}
    />
  )
}
